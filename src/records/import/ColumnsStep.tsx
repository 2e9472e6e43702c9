import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useAppDispatch } from '../../api/client/hooks'
import { countedRows } from '../../ui/texts/formats'
import { writtenCell } from '../fileRows/cells'
import { columnChosen } from '../fileRows/importSlice'
import { Choice } from './Choice'
import { SourceChoice } from './SourceChoice'
import type { Import } from './useSending'

const NONE = ''

/** The first step's second half: which column of the file holds each field, as it is guessed or was chosen last time. */
export function ColumnsStep({ work }: { work: Import }) {
  const { noun, source, matching } = work
  const dispatch = useAppDispatch()
  if (!source) return null
  const first = (source.rows.find(({ hidden }) => !hidden) ?? source.rows[0])?.cells ?? []
  return (
    <Stack spacing={2}>
      <Typography>
        {source.archivo}: {countedRows(source.rows.length)}. Revise de qué columna del archivo sale cada dato.
      </Typography>
      <SourceChoice work={work} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
        }}
      >
        {noun.fields.map((field, index) => {
          const { name, title, optional } = field
          const column = matching[name] ?? NONE
          const missing = !optional && column === NONE
          const example = column === NONE ? '' : writtenCell(first[column] ?? '', field).slice(0, 40)
          return (
            <Choice
              key={name}
              label={title}
              required={!optional}
              autoFocus={index === 0}
              value={column}
              options={[
                [NONE, 'No está en el archivo'],
                ...source.headers.map((header, place) => [place, header || `Columna ${place + 1}`] as const),
              ]}
              onChoose={(value) => dispatch(columnChosen({ [name]: value === NONE ? null : Number(value) }))}
              error={missing}
              helperText={missing ? 'Elija la columna.' : example && `Por ejemplo: ${example}`}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            />
          )
        })}
      </Box>
    </Stack>
  )
}
