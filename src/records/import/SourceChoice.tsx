import Alert from '@mui/material/Alert'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { PROBLEMS } from '../../ui/files/reading/problems'
import { countedRows } from '../../ui/texts/formats'
import { SEARCHED, viewOf } from '../fileRows/source'
import type { Import } from './useSending'

const WIDE = { minWidth: 'min(22rem, 100%)' }

const beginning = (cells: readonly string[]) => cells.filter(Boolean).join(' · ').slice(0, 60)

/** Which sheet of the file is read and which of its rows has the titles, where there is a choice; and what of it is left out. */
export function SourceChoice({ work: { noun, file, source, view, open, missing } }: { work: Import }) {
  const sheet = file?.sheets[view.sheet]
  if (!file || !source || !sheet) return null
  const { sheets } = file
  const hidden = source.rows.filter((row) => row.hidden).length
  const others = sheets.filter((one) => one !== sheet && one.rows.length > 1)
  // Those in sight first, each by its place in the workbook.
  const inOrder = [...sheets.entries()].sort(([, a], [, b]) => Number(a.hidden) - Number(b.hidden))
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {sheets.length > 1 && (
          <TextField
            select
            label="Hoja del libro"
            value={view.sheet}
            onChange={({ target }) => open(file, viewOf(noun, file, Number(target.value)))}
            sx={WIDE}
          >
            {inOrder.map(([index, { name, rows, hidden: isHidden }]) => (
              <MenuItem key={index} value={index}>
                {`${name}${isHidden ? ' (oculta)' : ''}: ${countedRows(Math.max(0, rows.length - 1))}`}
              </MenuItem>
            ))}
          </TextField>
        )}
        {(missing || source.above.length > 0) && (
          <TextField
            select
            label="Fila de los títulos"
            value={view.titles}
            onChange={({ target }) => open(file, { ...view, titles: Number(target.value) })}
            sx={WIDE}
          >
            {sheet.rows.slice(0, SEARCHED).map(({ line, cells }, index) => (
              <MenuItem key={line} value={index}>{`Línea ${line}: ${beginning(cells)}`}</MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      {sheet.problem && <Alert severity="error">{PROBLEMS[sheet.problem]}</Alert>}
      {others.length > 0 && (
        <Alert severity="info">
          Se lee solo la hoja «{sheet.name}»{sheet.hidden && ', que está oculta'}. También tienen filas:{' '}
          {others.map(({ name }) => `«${name}»`).join(', ')}.
        </Alert>
      )}
      {source.above.length > 0 && (
        <Alert severity="info">
          Encima de los títulos quedan por fuera:{' '}
          {source.above
            .slice(-5)
            .map(({ line, cells }) => `línea ${line}, ${beginning(cells)}`)
            .join('; ')}
          .
        </Alert>
      )}
      {hidden > 0 && (
        <Alert severity="warning">
          {hidden === 1 ? '1 fila oculta queda por fuera' : `${countedRows(hidden)} ocultas quedan por fuera`}
          , a menos que la incluya en el paso Revisar.
        </Alert>
      )}
    </Stack>
  )
}
