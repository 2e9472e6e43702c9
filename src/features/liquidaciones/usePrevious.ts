import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { liquidacionesApi } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { registradoraAnterior, type RegistradoraAnterior } from '../../contract/registradora'
import type { LiquidacionValues } from './values'

/**
 * The bus's last register before the form's date: from Buscar's preview, else from the cached list of all settlements. It
 * sends no request, and ignores the list of a search, which is incomplete. Null where there is none, undefined where that is not known.
 */
export function usePrevious(preview: LiquidacionDetalle | null): RegistradoraAnterior | null | undefined {
  const { fecha, busNumero } = useFormikContext<LiquidacionValues>().values
  const { data: list } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState(undefined)
  const rows = list?.filas
  const fromList = useMemo(
    () => (rows && busNumero && esFecha(fecha) ? registradoraAnterior(rows, busNumero, fecha) : undefined),
    [rows, busNumero, fecha],
  )
  if (!preview || fromList?.regFin === preview.regIni) return fromList
  return preview.regIni === 0 ? null : { regFin: preview.regIni, fecha: null }
}
