import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { liquidacionesApi } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import { registradoraAnterior, type RegistradoraAnterior } from '../../contract/registradora'
import type { CreationValues, LiquidacionValues } from './values'

/**
 * The bus's last register before the form's date: from Buscar's preview, else from the cached list of all settlements. It
 * sends no request, and ignores the list of a search, which is incomplete. Null where there is none, undefined where that is not known.
 */
export function usePrevious(): RegistradoraAnterior | null | undefined {
  const { fecha, busNumero, cargada } = useFormikContext<LiquidacionValues & Partial<CreationValues>>().values
  const { data: list } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState(undefined)
  const rows = list?.filas
  const fromList = useMemo(
    () => (rows && busNumero && esFecha(fecha) ? registradoraAnterior(rows, busNumero, fecha) : undefined),
    [rows, busNumero, fecha],
  )
  if (!cargada || cargada.uuid || fromList?.regFin === cargada.regIni) return fromList
  return cargada.regIni === 0 ? null : { regFin: cargada.regIni, fecha: null }
}
