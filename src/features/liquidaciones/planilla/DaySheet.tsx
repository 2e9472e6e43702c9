import CierreIcon from '@mui/icons-material/PointOfSaleOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Portal from '@mui/material/Portal'
import { useGridApiRef } from '@mui/x-data-grid'
import { use, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../../api/client/hooks'
import { fechaLarga } from '../../../contract/fechas'
import { soloSensores } from '../../../contract/registradora'
import { selectMay } from '../../../session/sessionSlice'
import { DraftNotice } from '../../../ui/drafts/DraftNotice'
import { useRemembered } from '../../../ui/drafts/useRemembered'
import { ConfirmSoftWarnings } from '../../../ui/form/ConfirmSoftWarnings'
import { llaveDeBus, nombrado } from '../../../contract/identificadores'
import { focusCell } from '../../../ui/sheet/focusCell'
import { ShortcutButton } from '../../../ui/shortcuts/ShortcutButton'
import { EmptyHint } from '../../../ui/table/EmptyState'
import { BusFinder } from './BusFinder'
import { CellDialog } from './CellDialog'
import { firstEditable } from './columns'
import { DaySoftWarning } from './DaySoftWarning'
import { DetalleLoaders } from './DetalleLoaders'
import { allDropped, softWarningsAccepted, selectPlanilla } from './planillaSlice'
import { PAGE_SIZE, PlanillaTable } from './PlanillaTable'
import { Progress } from './Progress'
import { RowLine } from './RowLine'
import { selectMayType } from './day'
import { softWarningsOfAll, selectDaySoftWarning, selectRows } from './rows'
import { sendAll } from './sending'
import { useDay } from './useDay'

/** The local storage key of the choice between going down a column and along a row. */
const ENTER_KEY = 'cochera.enterBajaEnPlanilla'

interface Props {
  fecha: string
  /** Where its controls go. */
  bar: HTMLElement | null
}

/** The sheet of a day, with its controls and what is above it. */
export function DaySheet({ fecha, bar }: Props) {
  const dispatch = useAppDispatch()
  const { keptAt, settlements, loading } = useDay(fecha)
  const rows = useAppSelector(selectRows, shallowEqual)
  const { entries, sending, open } = useAppSelector(selectPlanilla)
  const mayType = useAppSelector(selectMayType)
  const mayClose = useAppSelector(selectMay('cerrarCaja'))
  const daySoftWarning = useAppSelector(selectDaySoftWarning)
  const apiRef = useGridApiRef()
  const [enterGoesDown, setEnterGoesDown] = useRemembered(ENTER_KEY)
  const [page, setPage] = useState(0)
  /** Soft warnings to confirm before all is saved. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const ofPage = rows.filter(({ entry }, index) => entry ?? Math.floor(index / PAGE_SIZE) === page)
  const isLoading = loading || ofPage.some(({ detalle, hasFailed }) => detalle === undefined && !hasFailed)
  const entered = isLoading ? undefined : settlements?.filter((one) => !soloSensores(one)).length
  const opened = rows.find(({ id }) => id === open?.bus)

  const onFind = (numero: string) => {
    const row = nombrado(rows, numero, ({ id }) => id, llaveDeBus)
    if (row) focusCell(apiRef, { row: rows.indexOf(row), field: firstEditable(row) })
    return row !== undefined
  }

  const saveAll = async () => {
    const softWarnings = await dispatch(softWarningsOfAll())
    if (softWarnings.length > 0) setAsked(softWarnings)
    else void dispatch(sendAll())
  }

  const acceptDay = () => {
    dispatch(softWarningsAccepted({}))
    // The pressed button disappears with its notice.
    onFind(rows[0]?.id ?? '')
  }

  return (
    <>
      {bar && (
        <Portal container={bar}>
          <BusFinder onFind={onFind} />
          {mayType && (
            <ShortcutButton
              shortcut="completar"
              variant="contained"
              startIcon={<SaveIcon />}
              loading={sending !== null}
              loadingPosition="start"
              disabled={Object.keys(entries).length === 0}
              onClick={saveAll}
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
      {keptAt && <DraftNotice keptAt={keptAt} onDiscard={() => dispatch(allDropped({ entries: {} }))} />}
      {daySoftWarning && mayType && <DaySoftWarning onAccept={acceptDay} />}
      <Progress fecha={fechaLarga(fecha)} entered={entered} rows={rows} mayType={mayType}>
        {mayType && (
          <FormControlLabel
            label="Enter baja por la columna"
            control={
              <Checkbox checked={enterGoesDown} onChange={(_event, checked) => setEnterGoesDown(checked)} />
            }
          />
        )}
      </Progress>
      <DetalleLoaders fecha={fecha} rows={ofPage} settlements={settlements} />
      <PlanillaTable
        rows={rows}
        loading={loading}
        mayType={mayType}
        apiRef={apiRef}
        title={`Planilla del ${fechaLarga(fecha)}`}
        enterGoesDown={enterGoesDown}
        page={page}
        onPage={setPage}
      />
      <RowLine rows={rows} mayType={mayType} apiRef={apiRef} />
      {rows.length > 0 && settlements?.length === 0 && use(EmptyHint)}
      <ConfirmSoftWarnings
        softWarnings={asked}
        onConfirm={() => {
          dispatch(
            softWarningsAccepted(Object.fromEntries(rows.map(({ id, softWarnings }) => [id, softWarnings]))),
          )
          void dispatch(sendAll())
        }}
        onClose={() => setAsked([])}
      />
      {open && opened && <CellDialog row={opened} field={open.field} />}
    </>
  )
}
