import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DataGrid, GridCellEditStopReasons, gridClasses, type GridCellParams } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { today } from '../../api/client/today'
import { useAppDispatch } from '../../api/client/hooks'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { pageNonce } from '../../ui/style/nonce'
import { tableStyles } from '../../ui/table/styles'
import { counted, countedRows, numero, pesos } from '../../ui/texts/formats'
import { actionChosen, rowCorrected, rowsChanged } from '../fileRows/importSlice'
import { Choice } from './Choice'
import { FILTERS, isDoubtful, LEFT_OUT } from '../fileRows/kinds'
import { previewColumns, REFUSED } from './previewColumns'
import type { Sumas } from '../../contract/importaciones'
import type { ImportRow } from '../fileRows/rows'
import type { Import } from './useSending'

const NONCE = pageNonce()

const LEFT_OUT_WORDS = ['fila queda por fuera', 'filas quedan por fuera'] as const

/** 'Suman $ 50.000.' */
const sumsInWords = ({ valor, pasajerosReg, valorNetoReg, pasajerosSensor, valorNetoSensor }: Sumas) =>
  valor > 0
    ? `Suman ${pesos(valor)}.`
    : pasajerosReg + pasajerosSensor > 0 &&
      `Suman ${numero(pasajerosReg)} pasajeros y ${pesos(valorNetoReg)} por registradora, ${numero(pasajerosSensor)} y ${pesos(valorNetoSensor)} por sensor.`

/** Rows grow with what is said in them. */
const STYLES = {
  flex: 1,
  minHeight: 280,
  '& .omitida': { color: 'text.secondary' },
  [`& .${REFUSED}`]: { color: 'error.main' },
  [`& .${gridClasses.cell}`]: {
    padding: '6px',
    lineHeight: '18px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
}

/** The second step: every row as it would be stored, with what is wrong in it, to be corrected in place. */
export function PreviewStep({ work }: { work: Import }) {
  const { noun, rows, good, saved, wrong, busy, failure, soloBuenas, resumen, isCurrent, progress } = work
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<string>()
  const filter = chosen ?? (wrong.length > 0 ? 'Con errores' : 'Todas')
  const columns = useMemo(() => previewColumns(noun, rows), [noun, rows])
  const shown = useMemo(() => rows.filter(FILTERS[filter] ?? Boolean), [rows, filter])
  const hidden = rows.filter(({ leftOut }) => leftOut === 'oculta').length
  const doubtful = rows.filter(isDoubtful).length
  const hoy = today()
  const leftOut = rows.filter(({ kind, accion }) => kind in LEFT_OUT && accion === 'omitir').length
  const has = (wanted: ImportRow['kind']) => rows.some(({ kind, saved }) => kind === wanted && !saved)
  const options = [
    ['soloBuenas', 'Importar solo las buenas', wrong.length > 0 || soloBuenas],
    ['conOcultas', `Incluir ${counted(hidden, ['fila oculta', 'filas ocultas'])}`, hidden > 0],
    // For the import as a whole: it is not asked again once a part is stored.
    [
      'enCaja',
      'Los días anteriores entran en la caja de hoy',
      saved.length === 0 &&
        noun.noun === 'liquidaciones' &&
        good.some(({ datos: { fecha } }) => String(fecha) < hoy),
    ],
    ['corregirlas', 'Corregir las que ya existen', noun.corrects && has('existe')],
    ['crearlas', 'Crear las posibles repetidas', has('posible')],
  ] as const
  const update = (now: ImportRow, before: ImportRow) => {
    const { id, kind, accion, texts } = now
    dispatch(accion === before.accion ? rowCorrected({ id, texts }) : actionChosen({ id, kind, accion }))
    return now
  }

  return (
    <Stack spacing={1} sx={{ flex: 1, minHeight: 0 }}>
      {failure ? (
        <Alert severity="error">{failure}</Alert>
      ) : (
        <Typography role="status">{progress}</Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography role="status">
          {isCurrent ? '' : 'Revisando '}
          {countedRows(rows.length)},{' '}
          {wrong.length === 0 ? 'sin errores' : `${numero(wrong.length)} con errores`}
          {doubtful > 0 && `, ${numero(doubtful)} con advertencias`}
          {leftOut > 0 && `. ${counted(leftOut, LEFT_OUT_WORDS)}`}
        </Typography>
        <Typography>{resumen && sumsInWords(resumen)}</Typography>
        <Choice
          size="small"
          label="Ver"
          value={filter}
          options={Object.keys(FILTERS).map((name) => [name, name])}
          onChoose={setChosen}
        />
        {options.map(
          ([name, label, isOffered]) =>
            isOffered && (
              <FormControlLabel
                key={name}
                control={<Checkbox />}
                label={label}
                disabled={busy || work.pending}
                checked={work[name]}
                onChange={(_event, checked) => dispatch(rowsChanged({ [name]: checked }))}
              />
            ),
        )}
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
        columnHeaderHeight={40}
        disableRowSelectionOnClick
        disableColumnFilter
        disableColumnMenu
        getRowClassName={({ row }) => (row.accion === 'omitir' || row.saved ? 'omitida' : '')}
        localeText={TABLE_TEXTS}
        nonce={NONCE}
        sx={[tableStyles, STYLES]}
      />
    </Stack>
  )
}
