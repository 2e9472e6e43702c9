import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { Columna } from '../../ui/table/columns'

/** Section 2, Liquidaciones list. The widths let its columns stand side by side at 1366 pixels, with a date in a line. */
export const COLUMNAS: readonly Columna<LiquidacionFila>[] = [
  { campo: 'uuid', titulo: 'Identificador', oculta: true, filtrable: false, minWidth: 300 },
  { campo: 'fecha', titulo: 'Fecha', tipo: 'fecha', minWidth: 179 },
  { campo: 'busNumero', titulo: 'Bus', flex: 0.3, minWidth: 46 },
  { campo: 'conductorNombre', titulo: 'Conductor', flex: 1.4, minWidth: 131, envuelve: true },
  { campo: 'regIni', titulo: 'Reg. inicial', tipo: 'numero', minWidth: 72 },
  { campo: 'regFin', titulo: 'Reg. final', tipo: 'numero', minWidth: 72 },
  { campo: 'pasajerosReg', titulo: 'Pasajeros reg.', tipo: 'numero', minWidth: 80 },
  {
    campo: 'pasajerosSensor',
    titulo: 'Pasajeros sensor',
    descripcion: 'Lo que contó el sensor, menos los pasajeros que el pasaje descuenta por viaje.',
    tipo: 'numero',
    minWidth: 80,
  },
  { campo: 'valorNetoReg', titulo: 'Neto reg.', tipo: 'pesos', minWidth: 91 },
  { campo: 'valorNetoSensor', titulo: 'Neto sensor', tipo: 'pesos', minWidth: 91 },
  { campo: 'liquidada', titulo: 'Liquidada', tipo: 'booleano', oculta: true },
  { campo: 'comentario', titulo: 'Comentario', flex: 1, minWidth: 90, envuelve: true },
  { campo: 'fechaEntrega', titulo: 'Fecha de entrega', tipo: 'fecha', minWidth: 175 },
]

/** Section 2: rows not yet settled are highlighted. */
export const resaltarPendiente = ({ liquidada }: LiquidacionFila) => (liquidada ? undefined : 'pendiente')

export const LEYENDA = { pendiente: 'Pendiente' }
