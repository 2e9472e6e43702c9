import Stack from '@mui/material/Stack'
import { problemInWords, type FileRow, type Sheet } from '../../ui/files/reading/problems'
import { countedRows } from '../../ui/texts/formats'
import { rowsAbove, SEARCHED, viewOf } from '../fileRows/source'
import { Choice } from './Choice'
import { Said } from './Said'
import type { Import } from './useSending'

const WIDE = { minWidth: 'min(22rem, 100%)' }

const lineOf = ({ line, cells }: FileRow) =>
  `Línea ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 60)}`

/** 'Noviembre (oculta): 28 filas', 'coma: 28 filas', but for its titles. */
const sheetInWords = ({ name, separator = name, hidden, rows }: Sheet) =>
  `${separator}${hidden ? ' (oculta)' : ''}: ${countedRows(Math.max(0, rows.length - 1))}`

/** Which sheet of the file is read and which of its rows has the titles, where there is a choice; and what of it is left out. */
export function SourceChoice({ work: { noun, file, source, view, open, missing } }: { work: Import }) {
  const sheet = file?.sheets[view.sheet]
  if (!source || !sheet) return null
  const { sheets } = file
  const { above } = source
  const others = sheets.filter(({ rows }) => rows !== sheet.rows && rows.length > 1)
  // Sheets in sight first, each by its place in the workbook.
  const inOrder = [...sheets.entries()].sort(([, a], [, b]) => Number(a.hidden) - Number(b.hidden))
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {sheets.length > 1 && (
          <Choice
            label={sheet.separator ? 'Separador' : 'Hoja del libro'}
            value={view.sheet}
            options={inOrder.map(([index, one]) => [index, sheetInWords(one)])}
            onChoose={(index) => open(file, viewOf(noun, file, Number(index)))}
            sx={WIDE}
          />
        )}
        {(missing || above.length > 0) && (
          <Choice
            label="Fila de los títulos"
            value={view.titles}
            options={sheet.rows.slice(0, SEARCHED).map((row, index) => [index, lineOf(row)])}
            onChoose={(titles) => open(file, { ...view, titles: Number(titles) })}
            sx={WIDE}
          />
        )}
      </Stack>
      <Said
        severity="error"
        lines={sheet.problem ? [problemInWords({ ...sheet, problem: sheet.problem })] : []}
      />
      <Said
        severity="warning"
        lines={
          missing && source.headers.length === 1
            ? ['Todo quedó en una sola columna: separe las celdas con punto y coma, o guárdelo como .xlsx.']
            : []
        }
      />
      <Said
        severity="info"
        title={
          sheet.separator
            ? `El separador de las celdas es ${sheet.separator}. También podría ser:`
            : `Solo se lee la hoja ${sheet.name}. También tienen filas:`
        }
        lines={others.map(sheetInWords)}
      />
      <Said
        severity="warning"
        title="Parece que faltan los títulos. Queda por fuera, como si lo fueran:"
        lines={rowsAbove(noun, source).slice(above.length).map(lineOf)}
      />
      <Said severity="info" title="Encima de los títulos quedan por fuera:" lines={above.map(lineOf)} />
    </Stack>
  )
}
