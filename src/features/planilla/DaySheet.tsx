import CierreIcon from '@mui/icons-material/PointOfSaleOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Portal from '@mui/material/Portal'
import { useGridApiRef } from '@mui/x-data-grid'
import { use, useState, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { fechaLarga } from '../../contract/fechas'
import { llaveDeBus, nombrado } from '../../contract/identificadores'
import type { CuerpoLiquidacion } from '../../contract/liquidaciones'
import type { PlanillaFila } from '../../contract/liquidacionesQueries'
import type { LiquidacionValues } from '../../records/settlement/values'
import { SheetPanel } from '../../records/sheet/SheetPanel'
import { useSheet } from '../../records/sheet/useSheet'
import { selectMay } from '../../session/sessionSlice'
import { usePhone } from '../../ui/style/usePhone'
import { useRemembered } from '../../ui/drafts/useRemembered'
import { ConfirmSoftWarnings } from '../../ui/form/ConfirmSoftWarnings'
import { focusCell } from '../../ui/sheet/focusCell'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { EmptyHint } from '../../ui/table/EmptyState'
import { Legend } from '../../ui/table/Legend'
import { BusFinder } from './BusFinder'
import { selectMayType } from './day'
import { DaySoftWarning } from './DaySoftWarning'
import { PhoneBuses } from './PhoneBuses'
import { PlanillaTable } from './PlanillaTable'
import { RowLine } from './RowLine'
import { saveForm } from './sending'
import { firstEditable } from './stops'
import { useDay } from './useDay'

/** The local storage key of the choice between going down a column and along a row. */
const ENTER_KEY = 'cochera.enterBajaEnPlanilla'
const KEYS =
  'Tab o Enter: siguiente celda. F2: editar. F4: toda la fila. Esc: restaurar. Lo gris se guarda con la fila; Supr lo quita.'
const LIST = new Intl.ListFormat('es')

/** A row in the form of a settlement, with what is typed in it. */
export type RowForm = ComponentType<{
  values: LiquidacionValues
  record: PlanillaFila
  save: (body: CuerpoLiquidacion, typed: LiquidacionValues, idempotencyKey: string) => Promise<void>
  onClose: () => void
}>

interface Props {
  fecha: string
  /** Where its controls go. */
  bar: HTMLElement | null
  Form: RowForm
}

/** The sheet of a day, with its controls and what is above it. */
export function DaySheet({ fecha, bar, Form }: Props) {
  const dispatch = useAppDispatch()
  const sheet = useSheet(`planilla-${fecha}`, fecha)
  const { rows, loading, failed, inRow, outcome, onRow, onPasted, waits, ...day } = useDay(fecha)
  const mayType = useAppSelector(selectMayType)
  const mayClose = useAppSelector(selectMay('cerrarCaja'))
  const apiRef = useGridApiRef()
  const phone = usePhone()
  const [enterGoesDown, setEnterGoesDown] = useRemembered(ENTER_KEY)
  const [opened, setOpened] = useState<string | null>(null)
  const toAnswer = rows.filter((row) => waits(row) && row.id !== inRow)
  const entered = rows.filter(({ isEntered }) => isEntered).length
  const atHand = rows.find(({ id }) => id === inRow)
  const inForm = rows.find(({ id }) => id === opened)
  const explains = atHand && (atHand.reasons || atHand.other)
  const told = explains
    ? atHand
    : (toAnswer[0] ?? rows.find(({ id, typed }) => typed && id !== inRow) ?? atHand)

  const title = `Planilla del ${fechaLarga(fecha)}`
  const onFind = (numero: string) => {
    const row = nombrado(rows, numero, ({ id }) => id, llaveDeBus)
    if (row) focusCell(apiRef, { row: rows.indexOf(row), field: firstEditable(row) })
    return row !== undefined
  }
  const toSheet = () => void onFind(inRow ?? rows[0]?.id ?? '')

  return (
    <>
      {bar && (
        <Portal container={bar}>
          {!phone && <BusFinder onFind={onFind} />}
          {mayType && (
            <ShortcutButton
              shortcut="completar"
              variant="contained"
              startIcon={<SaveIcon />}
              loading={sheet.sending !== null}
              loadingPosition="start"
              disabled={sheet.unsaved === 0}
              onClick={day.saveAll}
            >
              Guardar todo
            </ShortcutButton>
          )}
          {mayClose && (
            <Button component={Link} to="/cierres" startIcon={<CierreIcon />}>
              Cierre
            </Button>
          )}
        </Portal>
      )}
      {day.daySoftWarning && mayType && (
        <DaySoftWarning
          onAccept={() => {
            day.acceptDay()
            toSheet()
          }}
        />
      )}
      <SheetPanel
        sheet={sheet}
        progress={loading ? 'Cargando…' : `${entered} de ${rows.length} buses con liquidación.`}
        said={[
          outcome,
          toAnswer.length > 0 && `Esperan su respuesta: ${LIST.format(toAnswer.map(({ id }) => id))}.`,
        ]
          .filter(Boolean)
          .join(' ')}
        keys={mayType && KEYS}
        onDiscard={toSheet}
      >
        <Legend legend={{ pendiente: 'Pendiente' }} />
        {failed && <Button onClick={failed}>Reintentar</Button>}
        {mayType && !phone && (
          <FormControlLabel
            label="Enter baja por la columna"
            control={
              <Checkbox checked={enterGoesDown} onChange={(_event, checked) => setEnterGoesDown(checked)} />
            }
          />
        )}
      </SheetPanel>
      {phone ? (
        <PhoneBuses rows={rows} title={title} onOpen={setOpened} />
      ) : (
        <PlanillaTable
          rows={rows}
          loading={loading}
          apiRef={apiRef}
          title={title}
          enterGoesDown={enterGoesDown}
          onOpen={setOpened}
          onRow={onRow}
          onPasted={onPasted}
        />
      )}
      <RowLine
        row={told}
        isLeft={told?.id !== inRow}
        mayType={mayType}
        onAnswer={({ id }) => void onFind(id)}
      />
      {rows.length > 0 && !rows.some(({ seen }) => seen.uuid) && use(EmptyHint)}
      <ConfirmSoftWarnings softWarnings={day.asked} onConfirm={day.confirm} onClose={day.close} />
      {inForm && (
        <Form
          values={inForm.values}
          record={inForm.seen.fila}
          save={(...form) => dispatch(saveForm(inForm, ...form))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
