/** A row of section 7: how a call is made, what travels, what is answered, and what is asked for again because of it. */
import type * as z from '../../../src/contract/zod'
import type { Oficina } from '../../setup/page'

/** What travels with a call. Its endpoint is given the same, `cuerpo` by that name where there is a query too. */
export interface Pedido {
  /** What the path names, in the place of {uuid}. */
  uuid?: string
  /** As the endpoint is given it: a filter that is null leaves its parameter out. */
  query?: Record<string, unknown>
  cuerpo?: unknown
  /** What the endpoint is given, where that is not what travels. */
  argumento?: unknown
}

export interface Llamada {
  /** As the table of section 7 has it: 'PUT /pasajes'. */
  fila: string
  /** Which of its ways, where there are several. */
  como: string
  endpoint: string
  /** Makes what the call is about, and the call. */
  pedir: (oficina: Oficina) => Pedido | Promise<Pedido>
  /** What the endpoint makes of the answer. */
  respuesta: z.ZodType
  /** The calls, among all that a screen may have open, that are made again: `'/deudas'`. */
  refresca: readonly string[]
}

/** A call that changes nothing, or whose `refresca` says what changes. */
export const llamada = (
  fila: string,
  endpoint: string,
  respuesta: z.ZodType,
  pedir: Llamada['pedir'] = () => ({}),
  { refresca = [], como = '' }: Partial<Llamada> = {},
): Llamada => ({ fila, endpoint, respuesta, pedir, refresca, como })

// The whole list, once it is there, is brought up to date by what has changed in it.
export const LIQUIDACIONES = ['/liquidaciones/cambios', '/liquidaciones/v2/table']
export const DETALLE = '/liquidaciones/detalle'
export const CONDUCTORES = ['/conductores', '/conductores/ingresos']
export const DEUDAS = ['/deudas', '/deudas/conductor']
export const ABONOS = ['/abonos', '/abonos/conductor']
export const PROPUESTAS = '/asistencias/fecha?crear'
export const ASISTENCIAS = [PROPUESTAS, '/asistencias/fecha', '/asistencias/mes', '/asistencias/reporte/mes']

/** What a settlement's figures, expenses, debt and repayment stand in. */
export const CIFRAS = [...LIQUIDACIONES, ...DEUDAS, ...ABONOS, ...ASISTENCIAS, '/salarios', '/reporte/gastos']
