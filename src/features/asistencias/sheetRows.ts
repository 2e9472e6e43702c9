/**
 * The day's sheet while it is filled in: the server's rows and the person's changes over them. The changes are kept apart,
 * so that refetched rows never overwrite them.
 */
import type { AsistenciaEnviada } from '../../api/asistencias'
import { withVersion } from '../../api/client/versions'
import type { AsistenciaFila } from '../../contract/asistencias'

/** The cells that are filled in, by their columns' titles. */
export const TITLES = {
  bus: 'Bus',
  justificacion: 'Justificación',
  asistio: 'Asistió',
  entregoAlDia: 'Al día',
  entregoPresencial: 'Presencial',
} as const
export type Field = keyof typeof TITLES
export const FIELDS = Object.keys(TITLES) as Field[]
export type Marks = Pick<AsistenciaFila, Field>

/** 'Bus de Ana Álvarez', 'Asistió: Ana Álvarez' */
export const labelOf = (field: Field, { conductorNombre }: AsistenciaFila) =>
  `${TITLES[field]}${field === 'bus' || field === 'justificacion' ? ' de' : ':'} ${conductorNombre}`

/** A row's changed cells, and the version that the person has seen: the first one, or the one last shown after a conflict. */
interface Change {
  changes: Partial<Marks>
  version: AsistenciaFila['version']
}

/** The changes of each driver's row, by conductorUuid. */
export type Changes = Record<string, Change>

/** The row with the person's changes. */
export const withTyped = (row: AsistenciaFila, change: Change | undefined): AsistenciaFila => ({
  ...row,
  ...change?.changes,
})

/** The rows to send: with the person's changes, the unchanged ones marked `sinTocar`. */
export const rowsToSave = (rows: readonly AsistenciaFila[], changes: Changes): AsistenciaEnviada[] =>
  rows.map((row) => {
    const change = changes[row.conductorUuid]
    const { version, ...view } = withTyped(row, change)
    const sent: AsistenciaEnviada = withVersion(change ?? { version }, view)
    return change || sent.version === undefined ? sent : { ...sent, sinTocar: true }
  })

export const marksDiffer = (one: Marks, other: Marks) => FIELDS.some((field) => one[field] !== other[field])

/** Checks whether a driver's day is settled, present or with a justification; any other row counts as an unjustified absence. */
export const isSettled = ({ asistio, justificacion }: Marks) => asistio || justificacion.trim() !== ''

/** The server's messages, keyed by row and field (`3.bus`), by conductorUuid instead. */
export function errorsByConductor(
  errors: Readonly<Record<string, string>>,
  rows: readonly AsistenciaFila[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => {
      const row = rows[Number(field.split('.')[0])]
      return row ? [[row.conductorUuid, message] as const] : []
    }),
  )
}
