import { useEffect, useState } from 'react'
import { useBusesQuery } from '../../../api/buses'
import { useOnline } from '../../../api/client/online'
import { useCuentasQuery } from '../../../api/cartera'
import { useAppDispatch, useAppSelector } from '../../../api/client/hooks'
import { useConductoresQuery } from '../../../api/conductores'
import { useBuscarLiquidacionesQuery, useHabitualesQuery } from '../../../api/liquidaciones'
import { usePasajesQuery } from '../../../api/pasajes'
import { useKeepDraft, useKeptDraft } from '../../../ui/drafts/useDraft'
import { useUnsavedWork } from '../../../ui/unsaved/unsavedWork'
import { EMPTY_FILTER } from '../search'
import type { Entries } from './entry'
import { connected, dayClosed, dayOpened, selectPlanilla } from './planillaSlice'
import { selectDue } from './rows'
import { loadRecent, sendRow } from './sending'

const RETRY_MS = 5_000

/** Opens a day, with what is found again of it, and asks for what its rows are made of. */
export function useDay(fecha: string) {
  const dispatch = useAppDispatch()
  const draftName = `planilla-${fecha}`
  const draft = useKeptDraft<{ entries: Entries }>(draftName)
  const [keptAt, setKeptAt] = useState(draft?.keptAt ?? null)
  const planilla = useAppSelector(selectPlanilla)
  const isOpen = planilla.fecha === fecha
  const entries = isOpen ? planilla.entries : (draft?.entries ?? {})
  const isUnsaved = Object.keys(entries).length > 0
  useKeepDraft(draftName, () => (isUnsaved ? { entries } : null))
  useUnsavedWork(isUnsaved, { otherSearchLoses: true })
  if (keptAt !== null && !isUnsaved) setKeptAt(null)

  useEffect(() => {
    dispatch(dayOpened({ fecha, entries: draft?.entries ?? {} }))
    dispatch(loadRecent(fecha))
    return () => void dispatch(dayClosed())
  }, [dispatch, fecha, draft])

  // A complete row is sent once it is left. That it is sent brings the next one.
  const due = useAppSelector(selectDue)
  useEffect(() => {
    if (due) void dispatch(sendRow(due))
  }, [dispatch, due])

  // Sends unanswered rows again once there may be an answer: when the network is back, and from time to time where it seems to be there.
  const online = useOnline()
  const isCut = Object.values(entries).some(({ refusal }) => refusal?.isCut)
  useEffect(() => {
    if (!isCut || !online) return
    const timer = setTimeout(() => dispatch(connected()), RETRY_MS)
    return () => clearTimeout(timer)
  }, [dispatch, isCut, online])

  const { data: buses, isFetching } = useBusesQuery()
  useConductoresQuery({ valido: null })
  usePasajesQuery()
  useHabitualesQuery()
  // Fetches the drivers' debts once a repayment has been typed.
  useCuentasQuery(undefined, { skip: !Object.values(entries).some(({ changes }) => changes.abono) })
  const { currentData: settlements } = useBuscarLiquidacionesQuery({
    ...EMPTY_FILTER,
    fechaInicial: fecha,
    fechaFinal: fecha,
  })
  return { keptAt, settlements, loading: isFetching && !buses }
}
