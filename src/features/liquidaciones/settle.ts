import type { CuerpoLiquidacion, LiquidacionDetalle } from '../../contract/liquidaciones'
import type { AppDispatch } from '../../api/client/rootReducer'
import { FRESH, UNTRACKED } from '../../api/client/untracked'
import { liquidacionesApi } from '../../api/liquidaciones'

/** The record as it is stored, settled, as the call's body. What it lacks is for the server to refuse. */
function bodyOf(record: LiquidacionDetalle): CuerpoLiquidacion {
  const { uuid, version, abonoDto, deudaDto } = record
  return {
    uuid,
    ...(version && { version }),
    fecha: record.fecha,
    busNumero: record.busNumero,
    conductorDocumento: record.conductorDocumento as string,
    viajes: record.viajes,
    regIni: record.regIni,
    regFin: record.regFin,
    sensor: record.sensor,
    civica: record.civica,
    tiquetes: record.tiquetes,
    comentario: record.comentario,
    gastos: record.gastos.filter(({ valor }) => valor !== 0),
    ...(abonoDto && { abonoDto }),
    ...(deudaDto && { deudaDto }),
    liquidada: true,
  }
}

/** Settles a settlement as it is stored, by the table's own calls. @param group the mark of the action that it is part of. */
export const settle = (uuid: string, group: string) => async (dispatch: AppDispatch) => {
  const { detalleLiquidacion, liquidar } = liquidacionesApi.endpoints
  const record = await dispatch(detalleLiquidacion.initiate({ uuid }, FRESH)).unwrap()
  return dispatch(liquidar.initiate({ ...bodyOf(record), grupo: group }, UNTRACKED)).unwrap()
}
