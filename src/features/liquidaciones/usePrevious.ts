import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { liquidacionesApi } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import {
  registradoraAnterior,
  registradoraSiguiente,
  type RegistradoraAnterior,
} from '../../contract/registradora'
import type { CreationValues, LiquidacionValues } from '../../records/settlement/values'

/** The whole list of settlements, as far as it is cached; the list of a search is incomplete. It sends no request. */
const useRows = () => liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState(undefined).data?.filas

type Values = LiquidacionValues & Partial<CreationValues>

/**
 * The bus's last register before the form's date: from Buscar's preview, else from the list. Null where there is none, undefined where
 * that is not known.
 */
export function usePrevious(): RegistradoraAnterior | null | undefined {
  const { fecha, busNumero, cargada } = useFormikContext<Values>().values
  const rows = useRows()
  const fromList = useMemo(
    () => (rows && busNumero && esFecha(fecha) ? registradoraAnterior(rows, busNumero, fecha) : undefined),
    [rows, busNumero, fecha],
  )
  if (!cargada || cargada.uuid || fromList?.regFin === cargada.regIni) return fromList
  return cargada.regIni === 0 ? null : { regFin: cargada.regIni, fecha: null }
}

/** The bus's next settlement after the form's date, likewise. */
export function useNext(loaded: LiquidacionDetalle | null | undefined) {
  const { fecha, busNumero } = useFormikContext<Values>().values
  const rows = useRows()
  const fromList = useMemo(
    () => (rows && busNumero && esFecha(fecha) ? registradoraSiguiente(rows, busNumero, fecha) : undefined),
    [rows, busNumero, fecha],
  )
  const isLoaded = loaded?.fecha === fecha && loaded.busNumero === busNumero
  return fromList ?? (isLoaded ? loaded.siguiente : undefined)
}
