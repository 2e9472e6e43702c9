import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEventCallback } from '@mui/material/utils'
import { DataGrid, GridCellEditStopReasons, gridClasses, type GridCellParams } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { today } from '../../api/client/today'
import { useAppDispatch } from '../../api/client/hooks'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { pageNonce } from '../../ui/style/nonce'
import { usePhone } from '../../ui/style/usePhone'
import { tableStyles } from '../../ui/table/styles'
import { counted, countedRows, fechaCorta, numero, pesos } from '../../ui/texts/formats'
import { ForAll } from './ForAll'
import { actionChosen, rowCorrected } from '../fileRows/importSlice'
import { isDoubtful, labelOf, LEFT_OUT, TO_CHECK } from '../fileRows/kinds'
import { Option } from './Option'
import { Said } from './Said'
import { Summary } from './Summary'
import { previewColumns } from './previewColumns'
import type { ImportRow } from '../fileRows/rows'
import type { Import } from './useSending'

const NONCE = pageNonce()

const LEFT_OUT_WORDS = ['fila queda por fuera', 'filas quedan por fuera'] as const

/** Rows grow with what is said in them. */
const STYLES = {
  flex: 1,
  minHeight: 280,
  '& .omitida': { color: 'text.secondary' },
  [`& .${gridClasses.cell}`]: {
    padding: '10px 6px',
    lineHeight: '18px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
}

const CHIPS = { flexWrap: 'wrap', gap: 0.75, maxHeight: '7rem', overflow: 'auto' }

/** Days that are named whose sums are hardly right. */
const NAMED = 5

/** Whether some of the settlements are of a day before today. */
function haveEarlier(rows: readonly ImportRow[]) {
  const now = today()
  return rows.some(({ datos: { fecha } }) => String(fecha) < now)
}

/** The second step: every row as it would be stored, with what is wrong in it, to be corrected in place. */
export function PreviewStep({ work }: { work: Import }) {
  const { noun, rows, good, saved, wrong, kinds, busy, failure, soloBuenas, sums, isCurrent, progress } = work
  const { progressOfParts } = work
  const dispatch = useAppDispatch()
  /** The chip that is pressed: all rows are shown while none is. */
  const [pressed, setPressed] = useState(TO_CHECK)
  const isNarrow = usePhone()
  const columns = useMemo(() => previewColumns(noun, rows, isNarrow), [noun, rows, isNarrow])
  const hidden = rows.filter(({ leftOut }) => leftOut === 'oculta').length
  const doubtful = rows.filter(isDoubtful).length
  const days =
    sums.resumen?.dias.flatMap(({ fecha, duda }) => (duda ? `${fechaCorta(fecha)}. ${duda}` : [])) ?? []
  const leftOut = rows.filter(({ kind, accion }) => kind in LEFT_OUT && accion === 'omitir').length
  const ids = kinds.find(({ said }) => said === pressed)?.ids
  const shown = useMemo(() => (ids ? rows.filter(({ id }) => ids.has(id)) : rows), [rows, ids])

  const rowNow = useEventCallback((id: number) => rows.find((row) => row.id === id))
  /** Stores a correction and resolves to the row as it is judged then, which the grid shows. */
  const update = async (now: ImportRow, before: ImportRow): Promise<ImportRow> => {
    const { id, kind, accion, texts } = now
    const changed = Object.entries(texts).filter(([name, text]) => text !== (before.texts[name] ?? ''))
    if (accion !== before.accion) dispatch(actionChosen({ ids: [id], kind, accion }))
    else if (changed.length > 0) dispatch(rowCorrected({ id, texts: Object.fromEntries(changed) }))
    await Promise.resolve()
    return rowNow(id) ?? now
  }

  return (
    <Stack spacing={1} sx={{ flex: 1, minHeight: 0 }}>
      {progressOfParts && (
        <LinearProgress aria-label="Importando" variant="determinate" value={progressOfParts.percent} />
      )}
      {!isCurrent && !failure && (
        <LinearProgress
          aria-label="Revisando las filas"
          variant="determinate"
          value={(100 * progress) / rows.length}
        />
      )}
      {failure ? (
        <Alert severity="error">{failure}</Alert>
      ) : (
        progressOfParts && <Typography role="status">{progressOfParts.text}</Typography>
      )}
      <Said
        severity="error"
        title="Revise el dinero antes de importar"
        lines={days.length > NAMED ? [...days.slice(0, NAMED), `Y ${days.length - NAMED} días más.`] : days}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography role="status">
          {isCurrent ? '' : 'Revisando '}
          {countedRows(rows.length)},{' '}
          {wrong.length === 0 ? 'sin errores' : `${numero(wrong.length)} con errores`}
          {doubtful > 0 && `, ${numero(doubtful)} con advertencias`}
          {leftOut > 0 && `. ${counted(leftOut, LEFT_OUT_WORDS)}`}
        </Typography>
        {(wrong.length > 0 || soloBuenas) && (
          <Option name="soloBuenas" label="Importar solo las buenas" work={work} />
        )}
        {hidden > 0 && (
          <Option
            name="conOcultas"
            label={`Incluir ${counted(hidden, ['fila oculta', 'filas ocultas'])}`}
            work={work}
          />
        )}
        {/* For the import as a whole: it is not asked again once a part is stored. */}
        {saved.length === 0 && noun.noun === 'liquidaciones' && haveEarlier(good) && (
          <Option name="enCaja" label="Los días anteriores entran en la caja de hoy" work={work} />
        )}
        <ForAll kind="existe" label="Las que ya existen" work={work} />
        <ForAll kind="posible" label="Posibles repetidas" work={work} />
      </Stack>
      <Stack direction="row" role="group" aria-label="Ver solo" useFlexGap sx={CHIPS}>
        {kinds.map((kind) => {
          const isPressed = kind.said === pressed
          return (
            <Chip
              key={kind.tone + kind.said}
              label={labelOf(kind)}
              color={kind.tone}
              size="small"
              variant={isPressed ? 'filled' : 'outlined'}
              aria-pressed={isPressed}
              onClick={() => setPressed(isPressed ? '' : kind.said)}
            />
          )
        })}
      </Stack>
      <DataGrid<ImportRow>
        label="Filas del archivo"
        rows={shown}
        columns={columns}
        processRowUpdate={update}
        isCellEditable={({ row }: GridCellParams<ImportRow>) => !row.saved && !busy}
        loading={busy}
        onCellEditStop={({ reason }, event) => {
          // It ends the cell's edit, not the dialog.
          if (reason === GridCellEditStopReasons.escapeKeyDown && 'key' in event) event.stopPropagation()
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        getRowHeight={() => 'auto'}
        disableRowSelectionOnClick
        disableColumnFilter
        getRowClassName={({ row }) => (row.accion === 'omitir' || row.saved ? 'omitida' : '')}
        localeText={TABLE_TEXTS}
        nonce={NONCE}
        sx={[tableStyles, STYLES]}
      />
      {sums.valor !== undefined && <Typography>Suman {pesos(sums.valor)}.</Typography>}
      {sums.resumen && (
        <Box sx={{ flexShrink: 0, maxHeight: '11rem', overflow: 'auto' }}>
          <Summary resumen={sums.resumen} />
        </Box>
      )}
    </Stack>
  )
}
