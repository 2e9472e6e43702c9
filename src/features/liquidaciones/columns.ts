import { isOwnServer } from '../../api/client/baseUrl'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { soloSensores } from '../../contract/registradora'
import type { Column } from '../../ui/columns/columns'
import { busLink, CONDUCTOR_COLUMN, IDENTIFICADOR_COLUMN } from '../../ui/columns/links'

/** Section 2, Liquidaciones list. The widths fit its columns into 1366 pixels, with the longest dates on two lines. */
export const COLUMNS: readonly Column<LiquidacionFila>[] = [
  IDENTIFICADOR_COLUMN,
  { field: 'fecha', title: 'Fecha', card: 'title', type: 'fecha', minWidth: 128 },
  { field: 'busNumero', title: 'Bus', card: 'title', flex: 0.3, minWidth: 46, link: busLink },
  {
    ...CONDUCTOR_COLUMN,
    card: 'subtitle',
    flex: 1.4,
    minWidth: 131,
  },
  { field: 'regIni', title: 'Reg. inicial', type: 'numero', minWidth: 72 },
  { field: 'regFin', title: 'Reg. final', type: 'numero', minWidth: 72 },
  { field: 'pasajerosReg', title: 'Pasajeros reg.', card: 'figure', type: 'numero', minWidth: 80 },
  {
    field: 'pasajerosSensor',
    title: 'Pasajeros sensor',
    description: 'Lo que contó el sensor, menos los pasajeros que el pasaje descuenta por viaje.',
    type: 'numero',
    minWidth: 80,
  },
  {
    field: 'valorNetoReg',
    title: 'Neto reg.',
    card: 'figure',
    type: 'pesos',
    minWidth: 145,
    // Of a register that nobody has read.
    absent: (row) => isOwnServer() && soloSensores(row),
  },
  { field: 'valorNetoSensor', title: 'Neto sensor', card: 'figure', type: 'pesos', minWidth: 145 },
  { field: 'liquidada', title: 'Liquidada', type: 'booleano', hidden: true },
  { field: 'comentario', title: 'Comentario', flex: 1, minWidth: 90, wraps: true },
  { field: 'fechaEntrega', title: 'Fecha de entrega', type: 'fecha', minWidth: 126 },
]

/** Section 2: rows not yet settled are highlighted. */
export const highlightPending = ({ liquidada }: LiquidacionFila) => (liquidada ? undefined : 'pendiente')

export const LEGEND = { pendiente: 'Pendiente' }
