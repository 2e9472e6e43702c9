import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Liquidaciones list. */
export const COLUMNAS: readonly Columna<LiquidacionFila>[] = [
  { campo: 'uuid', titulo: 'Identificador', oculta: true, filtrable: false, minWidth: 300 },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
  { campo: 'busNumero', titulo: 'Bus', flex: 0.4, minWidth: 64 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.4, minWidth: 140 },
  { campo: 'regIni', titulo: 'Registradora inicial', tipo: 'numero' },
  { campo: 'regFin', titulo: 'Registradora final', tipo: 'numero' },
  { campo: 'pasajerosReg', titulo: 'Pasajeros registradora', tipo: 'numero' },
  { campo: 'pasajerosSensor', titulo: 'Pasajeros sensor', tipo: 'numero' },
  { campo: 'valorNetoReg', titulo: 'Neto registradora', tipo: 'pesos' },
  { campo: 'valorNetoSensor', titulo: 'Neto sensor', tipo: 'pesos' },
  { campo: 'liquidada', titulo: 'Liquidada', tipo: 'booleano', oculta: true },
  { campo: 'comentario', titulo: 'Comentario', flex: 1.1, minWidth: 120 },
  { campo: 'fechaEntrega', titulo: 'Fecha de entrega', tipo: 'fecha' },
]

/** Section 2: rows not yet settled are highlighted. */
export const resaltarPendiente = ({ liquidada }: LiquidacionFila) => (liquidada ? undefined : 'pendiente')

export const LEYENDA = { pendiente: 'Pendiente' }
