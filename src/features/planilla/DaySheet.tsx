import CierreIcon from '@mui/icons-material/PointOfSaleOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import Button from '@mui/material/Button'
import Portal from '@mui/material/Portal'
import { useGridApiRef } from '@mui/x-data-grid'
import { use, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector, useAppStore } from '../../api/client/hooks'
import { fechaLarga } from '../../contract/fechas'
import type { RowFormProps } from '../../records/settlement/rowForm'
import { selectSheet } from '../../records/sheet/sheetSlice'
import { SheetPanel } from '../../records/sheet/SheetPanel'
import { useSheet } from '../../records/sheet/useSheet'
import { selectMay } from '../../session/sessionSlice'
import { usePhone } from '../../ui/style/usePhone'
import { ConfirmSoftWarnings } from '../../ui/form/ConfirmSoftWarnings'
import { focusCell } from '../../ui/sheet/focusCell'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { EmptyHint } from '../../ui/table/EmptyState'
import { selectMayType } from './day'
import { PhoneBuses } from './PhoneBuses'
import { PlanillaTable } from './PlanillaTable'
import { RowLine } from './RowLine'
import { saveForm } from './sending'
import { selectRows, type SheetRow } from './rows'
import { firstEditable } from './stops'
import { useDay } from './useDay'

const KEYS =
  'Tab o Enter: siguiente celda. F2: editar. F4: toda la fila. Esc: restaurar. Lo gris se guarda con la fila; Supr lo quita.'
const LIST = new Intl.ListFormat('es')

export interface DaySheetProps {
  fecha: string
  /** Where its controls go. */
  bar: HTMLElement | null
  Form: ComponentType<RowFormProps>
}

/** The sheet of a day, with its controls and what is above it. */
export function DaySheet({ fecha, bar, Form }: DaySheetProps) {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const sheet = useSheet(`planilla-${fecha}`, fecha)
  const { rows, loading, failed, inRow, outcome, onRow, onPasted, waits, ...day } = useDay(fecha)
  const mayType = useAppSelector(selectMayType)
  const mayClose = useAppSelector(selectMay('cerrarCaja'))
  const apiRef = useGridApiRef()
  const phone = usePhone()
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
  /** Goes to the cell of a row that is doubtful, or else to the first one to type in. */
  const goTo = (row: SheetRow | undefined) => {
    const field = row && (row.doubts.find(Boolean) ?? firstEditable(row))
    if (field) focusCell(apiRef, { row: rows.indexOf(row), field })
  }
  const toSheet = () => goTo(atHand ?? rows[0])

  return (
    <>
      {bar && (
        <Portal container={bar}>
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
      <SheetPanel
        sheet={sheet}
        progress={loading ? 'Cargando…' : `${entered} de ${rows.length} buses con liquidación.`}
        share={entered / rows.length || 0}
        said={[
          outcome,
          toAnswer.length > 0 && `Esperan su respuesta: ${LIST.format(toAnswer.map(({ id }) => id))}.`,
        ]
          .filter(Boolean)
          .join(' ')}
        keys={mayType && KEYS}
        onDiscard={toSheet}
      >
        {failed && <Button onClick={failed}>Reintentar</Button>}
      </SheetPanel>
      {phone ? (
        <PhoneBuses rows={rows} title={title} onOpen={setOpened} />
      ) : (
        <PlanillaTable
          rows={rows}
          loading={loading}
          apiRef={apiRef}
          title={title}
          onOpen={setOpened}
          onRow={onRow}
          onPasted={onPasted}
        />
      )}
      <RowLine row={told} isLeft={told?.id !== inRow} mayType={mayType} onAnswer={goTo} />
      {rows.length > 0 && !rows.some(({ seen }) => seen.uuid) && use(EmptyHint)}
      <ConfirmSoftWarnings
        softWarnings={day.asked}
        onConfirm={day.confirm}
        onClose={() => {
          // The dialog gives the focus back first.
          flushSync(day.close)
          // It closes after the answer as well, when the rows are on their way.
          if (!selectSheet(getState()).sending)
            goTo(rows.find((row) => row.isUnsent && row.asked.length > 0 && waits(row)))
        }}
      />
      {inForm && (
        <Form
          values={inForm.values}
          record={inForm.seen.fila}
          save={(...form) => dispatch(saveForm(inForm, ...form))}
          first={firstEditable(inForm)}
          next={async () => {
            const [own, ...later] = selectRows(getState()).slice(rows.indexOf(inForm))
            // Where what was sent waits for an answer, the sheet asks.
            const row = own?.typed ? undefined : later.find(({ isEntered, opens }) => opens && !isEntered)
            if (!row) return null
            setOpened(row.id)
            return { values: row.values, message: null, field: firstEditable(row) }
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
