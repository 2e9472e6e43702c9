import type { CuerpoLiquidacion, LiquidacionDetalle } from '../../contract/liquidaciones'
import type { AppDispatch } from '../client/rootReducer'
import { FRESH, UNTRACKED } from '../client/untracked'
import { liquidacionesApi } from '../liquidaciones'

/** The record as it is stored, as the call's body. What it lacks is for the server to refuse. */
function bodyOf(record: LiquidacionDetalle, liquidada: boolean): CuerpoLiquidacion {
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
    liquidada,
  }
}

const save = (uuid: string, changed: (record: LiquidacionDetalle) => CuerpoLiquidacion) => {
  const { detalleLiquidacion, liquidar } = liquidacionesApi.endpoints
  return async (dispatch: AppDispatch) => {
    const record = await dispatch(detalleLiquidacion.initiate({ uuid }, FRESH)).unwrap()
    return dispatch(liquidar.initiate(changed(record), UNTRACKED)).unwrap()
  }
}

/** Settles a settlement as it is stored. */
export const settle = (uuid: string) => save(uuid, (record) => bodyOf(record, true))

/** Takes that back, and says why. */
export const leavePending = (uuid: string) =>
  save(uuid, (record) => ({ ...bodyOf(record, false), motivo: 'Se deshizo' }))
