import type { LiquidacionFila } from '../../contract/liquidaciones'
import { LIQUIDACIONES } from '../../records/nouns/liquidaciones'
import { columnsOf } from '../../records/nouns/noun'
import type { Column } from '../../ui/tableState/columns'
import { busLink, CONDUCTOR_COLUMN, IDENTIFICADOR_COLUMN } from '../../ui/tableState/links'
import { isUnread } from './totals'

/** Section 2, Liquidaciones list. The widths fit its columns into 1366 pixels, with the longest dates on two lines. */
export const COLUMNS: readonly Column<LiquidacionFila>[] = [
  IDENTIFICADOR_COLUMN,
  ...columnsOf<LiquidacionFila>(LIQUIDACIONES, {
    fecha: { card: 'title', minWidth: 128 },
    busNumero: { card: 'title', flex: 0.3, minWidth: 46, link: busLink },
    conductorNombre: { ...CONDUCTOR_COLUMN, card: 'subtitle', flex: 1.4, minWidth: 102 },
    regIni: { title: 'Reg. inicial', minWidth: 72 },
    regFin: { title: 'Reg. final', minWidth: 72 },
    sensor: null,
    pasajerosReg: { card: 'figure', cardName: 'Pasajeros', minWidth: 80, absent: isUnread },
    pasajerosSensor: {
      description: 'Lo que contó el sensor, menos los pasajeros que el pasaje descuenta por viaje.',
      minWidth: 80,
    },
    valorNetoReg: { card: 'figure', cardName: 'Reg.', minWidth: 145, absent: isUnread },
    valorNetoSensor: { card: 'figure', cardName: 'Sensor', minWidth: 145 },
    liquidada: { hidden: true },
    comentario: { flex: 1, minWidth: 88, wraps: true },
    fechaEntrega: { minWidth: 126 },
  }),
]

/** Section 2: rows not yet settled are highlighted. */
export const highlightPending = ({ liquidada }: LiquidacionFila) => (liquidada ? undefined : 'pendiente')

export const LEGEND = { pendiente: 'Pendiente' }
