import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useAppDispatch } from '../../api/client/hooks'
import { PROBLEMS, type FileRow, type Sheet } from '../../ui/files/reading/problems'
import { countedRows } from '../../ui/texts/formats'
import { writtenCell } from '../fileRows/cells'
import { columnChosen } from '../fileRows/importSlice'
import { lostColumns, SEARCHED, viewOf } from '../fileRows/source'
import { Choice } from './Choice'
import { Said } from './Said'
import type { Import } from './useSending'

const NONE = ''

const WIDE = { minWidth: 'min(22rem, 100%)' }

const lineOf = ({ line, cells }: FileRow) =>
  `Línea ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 60)}`

/** 'Noviembre (oculta): 28 filas', but for its titles. */
const sheetInWords = ({ name, hidden, rows }: Sheet) =>
  `${name}${hidden ? ' (oculta)' : ''}: ${countedRows(Math.max(0, rows.length - 1))}`

/**
 * The first step's second half: which sheet is read and which of its rows has the titles, what of the file is left out, and which column
 * holds each field, as it is guessed or was chosen last time.
 */
export function ColumnsStep({ work }: { work: Import }) {
  const { noun, file, source, view, matching, open, missing } = work
  const dispatch = useAppDispatch()
  const sheet = file?.sheets[view.sheet]
  if (!source || !sheet) return null
  const { sheets } = file
  const first = (source.rows.find(({ hidden }) => !hidden) ?? source.rows[0])?.cells ?? []
  return (
    <Stack spacing={2}>
      <Typography>
        {source.archivo}: {countedRows(source.rows.length)}. Revise de qué columna del archivo sale cada dato.
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {sheets.length > 1 && (
          <Choice
            label="Hoja del libro"
            value={view.sheet}
            options={sheets.map((one, index) => [index, sheetInWords(one)])}
            onChoose={(index) => open(file, viewOf(noun, file, Number(index)))}
            sx={WIDE}
          />
        )}
        <Choice
          label="Fila de los títulos"
          value={view.titles}
          options={sheet.rows.slice(0, SEARCHED).map((row, index) => [index, lineOf(row)])}
          onChoose={(titles) => open(file, { ...view, titles: Number(titles) })}
          sx={WIDE}
        />
      </Stack>
      <Said severity="error" lines={sheet.problem ? [PROBLEMS[sheet.problem]] : []} />
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
        title={`Solo se lee la hoja ${sheet.name}. También tienen filas:`}
        lines={sheets.filter((one) => one !== sheet && one.rows.length > 1).map(sheetInWords)}
      />
      <Said
        severity="info"
        title="Encima de los títulos quedan por fuera:"
        lines={source.above.map(lineOf)}
      />
      <Said
        severity="warning"
        title={`Columnas que no van a ningún dato${noun.extraField ? ' (un gasto se titula «Gasto: Lavado»)' : ''}:`}
        lines={lostColumns(source, Object.values(matching)).map(
          ({ title, values }) => `${title}: ${values.join(', ')}`,
        )}
      />
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
          const unmatched = !optional && column === NONE
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
              error={unmatched}
              helperText={unmatched ? 'Elija la columna.' : example && `Por ejemplo: ${example}`}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            />
          )
        })}
      </Box>
    </Stack>
  )
}
