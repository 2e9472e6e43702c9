import { type Empresa } from './empresa'

export interface Pedido {
  query: Readonly<Record<string, string>>
  /** The body, read as JSON; undefined when there is none. */
  cuerpo: unknown
  /** What stands for {uuid} in the path. */
  uuid: string
}

/** What is answered to each row of the table that a noun has: a JSON value, text as it is, or the bytes of a PDF. */
export type Filas = Record<string, (pedido: Pedido) => unknown>
export type Noun = (empresa: Empresa) => Filas

/** Section 3: an error carries a mensaje, and here nothing else. */
export class Rechazo extends Error {
  constructor(
    readonly estado: number,
    readonly mensaje: string,
  ) {
    super(mensaje)
  }
}

/** Puts a record in the place of the one with its key. */
export function reemplazar<T, K extends keyof T>(lista: T[], clave: K, valor: T[K], nuevo: Partial<T>): T {
  const indice = lista.findIndex((uno) => uno[clave] === valor)
  const actual = lista[indice]
  if (!actual) throw new Rechazo(404, `No existe ${String(valor)}.`)
  const reemplazo = { ...actual, ...nuevo }
  lista[indice] = reemplazo
  return reemplazo
}

/** Takes the record with this key away. */
export function quitar<T, K extends keyof T>(lista: T[], clave: K, valor: unknown): void {
  const indice = lista.findIndex((uno) => uno[clave] === valor)
  if (indice < 0) throw new Rechazo(404, `No existe ${String(valor)}.`)
  lista.splice(indice, 1)
}

/** Whether a date is within the limits of a query, both inclusive; a limit that is not given is none. */
export const enRango = (fecha: string, { fechaInicial, fechaFinal }: Pedido['query']): boolean =>
  (fechaInicial === undefined || fecha >= fechaInicial) && (fechaFinal === undefined || fecha <= fechaFinal)

/** Whether a value is the one that a query asks for; a filter that is not given lets everything pass. */
export const pasa = (valor: unknown, buscado: string | undefined): boolean =>
  buscado === undefined || String(valor) === buscado
