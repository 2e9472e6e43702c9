/** A row of section 7: how a call is made, what travels, what is answered, and what is asked for again because of it. */
import type * as z from '../../../src/contract/zod'
import type { TestApp } from '../../setup/page'

/** Parts that travel with a call; its endpoint is given the same, `body` by that name where there is a query too. */
export interface NounRequest {
  /** Value of {uuid} in the path. */
  uuid?: string
  /** As the endpoint is given it: a filter that is null leaves its parameter out. */
  query?: Record<string, unknown>
  body?: unknown
  /** Argument of the endpoint, where that is not what travels. */
  argument?: unknown
}

export interface Call {
  /** As the table of section 7 has it: 'PUT /pasajes'. */
  fila: string
  /** Which of its ways, where there are several. */
  how: string
  endpoint: string
  /** Makes what the call is about, and the call. */
  ask: (testApp: TestApp) => NounRequest | Promise<NounRequest>
  /** Schema of the endpoint's result. */
  respuesta: z.ZodType
  /** The calls, among all that a screen may have open, that are made again: `'/deudas'`. */
  refreshes: readonly string[]
}

/** A call that changes nothing, or whose `refreshes` says what changes. */
export const call = (
  row: string,
  endpoint: string,
  answer: z.ZodType,
  ask: Call['ask'] = () => ({}),
  { refreshes = [], how = '' }: Partial<Call> = {},
): Call => ({ fila: row, endpoint, respuesta: answer, ask, refreshes, how })

// The whole list, once it is there, is brought up to date by what has changed in it.
export const LIQUIDACIONES = ['/liquidaciones/cambios', '/liquidaciones/v2/table']
export const DETALLE = '/liquidaciones/detalle'
export const CONDUCTORES = ['/conductores', '/conductores/ingresos']
export const DEUDAS = ['/deudas', '/deudas/conductor']
export const ABONOS = ['/abonos', '/abonos/conductor']
export const PROPOSALS = '/asistencias/fecha?crear'
export const ASISTENCIAS = [PROPOSALS, '/asistencias/fecha', '/asistencias/mes', '/asistencias/reporte/mes']

/** Calls that show a settlement's figures, expenses, debt and repayment. */
export const FIGURES = [
  ...LIQUIDACIONES,
  ...DEUDAS,
  ...ABONOS,
  ...ASISTENCIAS,
  '/salarios',
  '/reporte/gastos',
]
