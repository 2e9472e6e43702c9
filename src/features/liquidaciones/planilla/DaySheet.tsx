import SaveIcon from '@mui/icons-material/SaveOutlined'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Portal from '@mui/material/Portal'
import { useGridApiRef } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { fechaLarga } from '../../../contract/fechas'
import { DraftNotice } from '../../../ui/drafts/DraftNotice'
import { useRemembered } from '../../../ui/drafts/useRemembered'
import { ConfirmDoubts } from '../../../ui/form/ConfirmDoubts'
import { focusCell } from '../../../ui/sheet/useSheetKeys'
import { ShortcutButton } from '../../../ui/shortcuts/ShortcutButton'
import { BusFinder } from './BusFinder'
import { CellDialog } from './CellDialog'
import { CierreLink } from './CierreLink'
import { DetalleLoaders } from './DetalleLoaders'
import type { SheetField } from './fields'
import { FutureDay } from './FutureDay'
import { firstStop } from './order'
import { PAGE_SIZE, PlanillaTable } from './PlanillaTable'
import { Progress } from './Progress'
import type { SheetRow } from './sheetRow'
import { usePlanilla } from './usePlanilla'

/** The local storage key of the choice between going down a column and along a row. */
const ENTER_KEY = 'cochera.enterBajaEnPlanilla'

interface Props {
  fecha: string
  /** Where its controls go. */
  bar: HTMLElement | null
}

/** The sheet of a day, with its controls and what is above it. */
export function DaySheet({ fecha, bar }: Props) {
  const planilla = usePlanilla(fecha)
  const { rows, unsaved, progress, mayType, draft, entries, days, doubts, dayDoubt } = planilla
  const apiRef = useGridApiRef()
  const [enterGoesDown, setEnterGoesDown] = useRemembered(ENTER_KEY)
  const [open, setOpen] = useState<{ row: SheetRow; field: SheetField } | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const [page, setPage] = useState(0)
  /** What is asked before all is saved. */
  const [asked, setAsked] = useState<readonly string[]>([])
  /** The days of the rows on screen, and of those that are typed in. */
  const shown = useMemo(
    () => days.filter(({ bus }, index) => Math.floor(index / PAGE_SIZE) === page || entries[bus.numero]),
    [days, entries, page],
  )

  const onFind = (numero: string) => {
    const index = rows.findIndex(({ id }) => id === numero)
    const row = rows[index]
    if (row && apiRef.current) focusCell(apiRef.current, rows, { row: index, field: firstStop(row) })
    return row !== undefined
  }

  const acceptDay = () => {
    planilla.acceptDay()
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
              loading={progress !== null}
              loadingPosition="start"
              disabled={unsaved === 0}
              onClick={() => (doubts.length > 0 ? setAsked(doubts) : void planilla.sendAll())}
            >
              Guardar todo
            </ShortcutButton>
          )}
          <CierreLink />
        </Portal>
      )}
      {draft && <DraftNotice keptAt={draft.keptAt} onDiscard={draft.onDiscard} />}
      {dayDoubt && mayType && <FutureDay onAccept={acceptDay} />}
      <Progress planilla={planilla} fecha={fechaLarga(fecha)} current={current} pasted={pasted}>
        {mayType && (
          <FormControlLabel
            label="Enter baja por la columna"
            control={
              <Checkbox checked={enterGoesDown} onChange={(_event, checked) => setEnterGoesDown(checked)} />
            }
          />
        )}
      </Progress>
      <DetalleLoaders days={shown} settlements={planilla.settlements} />
      <PlanillaTable
        planilla={planilla}
        apiRef={apiRef}
        title={`Planilla del ${fechaLarga(fecha)}`}
        enterGoesDown={enterGoesDown}
        onOpen={(row, field) => setOpen({ row, field })}
        onRow={(id) => {
          setCurrent(id)
          setPasted('')
        }}
        onPasted={setPasted}
        page={page}
        onPage={setPage}
      />
      <ConfirmDoubts
        doubts={asked}
        onConfirm={() => {
          planilla.acceptDoubts()
          void planilla.sendAll()
        }}
        onClose={() => setAsked([])}
      />
      {open && <CellDialog {...open} onType={planilla.onType} onClose={() => setOpen(null)} />}
    </>
  )
}
