import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { countedRows } from '../../ui/texts/formats'
import { writtenCell } from './cells'
import type { ImportNoun } from './noun'
import type { Import } from './useImport'

const NONE = ''

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
}))

const columnName = (header: string, index: number) => header || `Columna ${index + 1}`

interface Props {
  noun: ImportNoun
  state: Import
}

/** The second step: which column of the file holds each field, as it is guessed or was chosen last time. */
export function ColumnsStep({ noun, state: { source, matching, match } }: Props) {
  if (!source) return null
  const first = source.rows[0]?.cells ?? []
  return (
    <Stack spacing={2}>
      <Typography>
        {source.archivo}: {countedRows(source.rows.length)}. Revise de qué columna del archivo sale cada dato.
      </Typography>
      <Fields>
        {noun.fields.map((field, index) => {
          const { name, title, required } = field
          const column = matching[name] ?? null
          const missing = required && column === null
          const example = column === null ? '' : writtenCell(first[column] ?? '', field).slice(0, 40)
          return (
            <TextField
              key={name}
              select
              label={title}
              required={required}
              autoFocus={index === 0}
              value={column === null ? NONE : String(column)}
              onChange={({ target }) => match(name, target.value === NONE ? null : Number(target.value))}
              error={missing}
              helperText={missing ? 'Elija la columna.' : example && `Por ejemplo: ${example}`}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            >
              <MenuItem value={NONE}>No está en el archivo</MenuItem>
              {source.headers.map((header, position) => (
                <MenuItem key={position} value={String(position)}>
                  {columnName(header, position)}
                </MenuItem>
              ))}
            </TextField>
          )
        })}
      </Fields>
    </Stack>
  )
}
