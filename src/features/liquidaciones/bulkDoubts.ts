import { isOwnServer } from '../../api/client/baseUrl'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import { liquidacionesApi } from '../../api/liquidaciones'
import { dudasDe } from '../../contract/dudas'
import { groupBy } from '../../contract/groupBy'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { registradoraAnterior, registradoraSiguiente } from '../../contract/registradora'
import { listed } from '../../records/bulk/bulkAction'
import { judgingBy } from '../../records/selectors/softWarnings'
import { pesos } from '../../ui/texts/formats'

const { habituales, tablaLiquidaciones } = liquidacionesApi.endpoints

/** Says the sum of the rows' nets, as the footer has it, and the rows with soft warnings, as far as the list's figures raise them. */
export const doubtsOf =
  (rows: readonly LiquidacionFila[], nameOf: (row: LiquidacionFila) => string) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    const own = isOwnServer()
    const usual = own ? await dispatch(habituales.initiate(undefined, { subscribe: false })) : undefined
    const judging = judgingBy({ habituales: usual?.data })
    const all = own ? tablaLiquidaciones.select(undefined)(getState()).data?.filas : undefined
    const byBus = groupBy(all ?? [], ({ busNumero }) => busNumero)
    const doubts = rows.flatMap((row) => {
      const { fecha, busNumero, regIni, regFin, sensor, pasajerosSensor, valorNetoReg } = row
      const ofBus = byBus.get(busNumero) ?? []
      const dudas = dudasDe(
        { fecha, regIni, regFin, sensor, viajes: 1, valorNeto: valorNetoReg },
        {
          ...judging(fecha, busNumero),
          // All its trips' over-count.
          pasajerosPorViaje: (sensor ?? 0) - pasajerosSensor,
          anterior: registradoraAnterior(ofBus, busNumero, fecha) ?? undefined,
          siguiente: registradoraSiguiente(ofBus, busNumero, fecha),
        },
      )
      return dudas.length > 0
        ? `${nameOf(row)} (${dudas.map(({ texto }) => texto.slice(0, -1)).join('; ')})`
        : []
    })
    const sum = rows.reduce((total, { valorNetoReg }) => total + valorNetoReg, 0)
    const total = `Total neto registradora: ${pesos(sum)}.`
    return doubts.length > 0 ? `${total} ${doubts.length} con dudas: ${listed(doubts)}.` : total
  }
