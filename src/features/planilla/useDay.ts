import { useState } from 'react'
import { useBusesQuery } from '../../api/buses'
import { useAppDispatch, useAppSelector, useAppStore } from '../../api/client/hooks'
import { useConductoresQuery } from '../../api/conductores'
import { useHabitualesQuery, usePlanillaDelDiaQuery } from '../../api/liquidaciones'
import { usePasajesQuery } from '../../api/pasajes'
import { judgingArrived } from '../../records/selectors/softWarnings'
import { shallowEqual } from 'react-redux'
import { selectRows, type SheetRow } from './rows'
import { sendBuses } from './sending'
import { useSending } from './useSending'

/** The day's rows, asked for in one call, what they are judged by, and the way of what is typed in them to the server. */
export function useDay(fecha: string) {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  useBusesQuery()
  useConductoresQuery({ valido: null })
  usePasajesQuery()
  useHabitualesQuery()
  const { currentData, isError, isFetching, refetch } = usePlanillaDelDiaQuery(
    { fecha },
    { refetchOnMountOrArgChange: true },
  )
  const rows = useAppSelector(selectRows, shallowEqual)
  /** Soft warnings that a person has confirmed, each with its bus. */
  const [accepted, setAccepted] = useState<readonly string[]>([])
  /** Soft warnings to confirm before all is saved. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const ofRow = ({ id, asked: warnings }: SheetRow) =>
    warnings.map((one) => `Bus ${id}. ${one}`).filter((one) => !accepted.includes(one))
  const place = useSending(rows, (row) => ofRow(row).length > 0)

  const unsent = () => selectRows(getState()).filter(({ isUnsent }) => isUnsent)
  const send = () => dispatch(sendBuses(unsent().map(({ id }) => id)))
  const saveAll = async () => {
    await dispatch(judgingArrived())
    const warnings = unsent().flatMap(ofRow)
    if (warnings.length > 0) setAsked(warnings)
    else await send()
  }
  return {
    ...place,
    rows,
    loading: isFetching && !currentData,
    failed: isError && !currentData && refetch,
    asked,
    confirm: () => {
      setAccepted([...accepted, ...asked])
      void send()
    },
    close: () => setAsked([]),
    saveAll,
    /** It waits for a person's answer. */
    waits: (row: SheetRow) =>
      Boolean(row.other ?? (row.refusal && !row.refusal.isCut)) || !row.isBus || ofRow(row).length > 0,
  }
}
