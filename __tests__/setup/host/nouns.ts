import { type HostCompany } from './company'

export interface NounRequest {
  query: Readonly<Record<string, string>>
  /** The body, read as JSON; undefined when there is none. */
  body: unknown
  /** Value of {uuid} in the path. */
  uuid: string
}

/** Answers to the rows of the table that a noun has: a JSON value, text as it is, or the bytes of a PDF. */
export type Rows = Record<string, (request: NounRequest) => unknown>
export type Noun = (empresa: HostCompany) => Rows

/** Section 3: an error carries a mensaje, and here nothing else. */
export class Rejection extends Error {
  constructor(
    readonly estado: number,
    readonly mensaje: string,
  ) {
    super(mensaje)
  }
}

/** Puts a record in the place of the one with its key. */
export function replace<T, K extends keyof T>(list: T[], password: K, value: T[K], created: Partial<T>): T {
  const index = list.findIndex((one) => one[password] === value)
  const current = list[index]
  if (!current) throw new Rejection(404, `No existe ${String(value)}.`)
  const replacement = { ...current, ...created }
  list[index] = replacement
  return replacement
}

/** Takes the record with this key away. */
export function remove<T, K extends keyof T>(list: T[], password: K, value: unknown): void {
  const index = list.findIndex((one) => one[password] === value)
  if (index < 0) throw new Rejection(404, `No existe ${String(value)}.`)
  list.splice(index, 1)
}

/** Checks whether a date is within the limits of a query, both inclusive; an absent limit is none. */
export const inRange = (fecha: string, { fechaInicial, fechaFinal }: NounRequest['query']): boolean =>
  (fechaInicial === undefined || fecha >= fechaInicial) && (fechaFinal === undefined || fecha <= fechaFinal)

/** Checks whether a value is the one that a query asks for; an absent filter lets everything pass. */
export const passes = (value: unknown, sought: string | undefined): boolean =>
  sought === undefined || String(value) === sought
