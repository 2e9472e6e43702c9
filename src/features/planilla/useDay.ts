import { useState } from 'react'
import { useBusesQuery } from '../../api/buses'
import { useAppDispatch, useAppSelector, useAppStore } from '../../api/client/hooks'
import { useConductoresQuery } from '../../api/conductores'
import { useHabitualesQuery, usePlanillaDelDiaQuery } from '../../api/liquidaciones'
import { usePasajesQuery } from '../../api/pasajes'
import { oracionDe } from '../../contract/duda'
import { dudasDe } from '../../contract/dudas'
import { judgingArrived, judgingBy } from '../../records/selectors/softWarnings'
import { selectWorkingDate } from '../../records/settlement/workingDateSlice'
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
  const isUsed = useAppSelector(selectWorkingDate) === fecha
  // A day on which a settlement has been saved is meant.
  const ofDay = isUsed ? [] : dudasDe({ fecha }, judgingBy({})(fecha, '')).map(oracionDe)
  const unaccepted = (all: readonly string[]) => all.filter((one) => !accepted.includes(one))
  const ofRow = ({ id, asked: warnings }: SheetRow) => unaccepted(warnings.map((one) => `Bus ${id}. ${one}`))
  const daySoftWarning = unaccepted(ofDay).length > 0
  const place = useSending(rows, (row) => daySoftWarning || ofRow(row).length > 0)

  const unsent = () => selectRows(getState()).filter(({ isUnsent }) => isUnsent)
  const send = () => dispatch(sendBuses(unsent().map(({ id }) => id)))
  const saveAll = async () => {
    await dispatch(judgingArrived())
    const warnings = [...unaccepted(ofDay), ...unsent().flatMap(ofRow)]
    if (warnings.length > 0) setAsked(warnings)
    else await send()
  }
  const accept = (warnings: readonly string[]) => setAccepted([...accepted, ...warnings])
  return {
    ...place,
    rows,
    loading: isFetching && !currentData,
    failed: isError && !currentData && refetch,
    daySoftWarning,
    acceptDay: () => accept(ofDay),
    asked,
    confirm: () => {
      accept(asked)
      void send()
    },
    close: () => setAsked([]),
    saveAll,
    /** It waits for a person's answer. */
    waits: (row: SheetRow) =>
      Boolean(row.other ?? (row.refusal && !row.refusal.isCut)) || !row.isBus || ofRow(row).length > 0,
  }
}
