/** The day's rows with what is typed over them. */
import type { AsistenciaEnviada } from '../../api/asistencias'
import { withVersion } from '../../api/client/versions'
import type { AsistenciaFila } from '../../contract/asistencias'
import { siNo } from '../../ui/texts/formats'
import type { Typed, TypedRows } from '../../records/sheet/sheetSlice'

/** The cells that are filled in, by their columns' titles. */
export const TITLES = {
  bus: 'Bus',
  justificacion: 'Justificación',
  asistio: 'Asistió',
  entregoAlDia: 'Al día',
  entregoPresencial: 'Presencial',
} as const
export type Field = keyof typeof TITLES
const FIELDS = Object.keys(TITLES) as Field[]
type Marks = Pick<AsistenciaFila, Field>

export const idOf = ({ conductorUuid }: AsistenciaFila) => conductorUuid

export const byConductor = (rows: readonly AsistenciaFila[]) =>
  Object.fromEntries(rows.map((row) => [row.conductorUuid, row]))

/** The row with the person's changes. */
export const withTyped = (row: AsistenciaFila, typed: Typed | undefined): AsistenciaFila => ({
  ...row,
  ...typed?.changes,
})

/** The rows to send: with the person's changes at the version that they saw, the unchanged ones marked `sinTocar`. */
export const rowsToSave = (rows: readonly AsistenciaFila[], typed: TypedRows): AsistenciaEnviada[] =>
  rows.map((row) => {
    const change = typed[row.conductorUuid]
    const { version: _version, ...view } = withTyped(row, change)
    const sent: AsistenciaEnviada = withVersion((change?.seen ?? row) as AsistenciaFila, view)
    return change || sent.version === undefined ? sent : { ...sent, sinTocar: true }
  })

const text = (value: string | boolean) => (typeof value === 'boolean' ? siNo(value) : value || 'vacío')

/** 'Presencial: No, usted Sí.' for each cell that is stored otherwise than a person means it. */
export function differencesOf(row: AsistenciaFila, typed: Typed | undefined) {
  const mine = withTyped(row, typed)
  return FIELDS.filter((field) => mine[field] !== row[field])
    .map((field) => `${TITLES[field]}: ${text(row[field])}, usted ${text(mine[field])}.`)
    .join(' ')
}

export const marksDiffer = (one: Marks, other: Marks) => FIELDS.some((field) => one[field] !== other[field])

/** Checks whether a driver's day is settled, present or with a justification; any other row counts as an unjustified absence. */
export const isSettled = ({ asistio, justificacion }: Marks) => asistio || justificacion.trim() !== ''
