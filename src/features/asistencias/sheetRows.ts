/**
 * The day's sheet while it is filled in: the server's rows, and over them what the person has changed. The changes are
 * kept apart, so that rows that come anew from the server never overwrite them.
 */
import type { AsistenciaEnviada } from '../../api/asistencias'
import { withVersion } from '../../api/client/versions'
import type { AsistenciaFila } from '../../contract/asistencias'

/** What can be edited of a row. */
export type Marks = Pick<
  AsistenciaFila,
  'bus' | 'justificacion' | 'asistio' | 'entregoAlDia' | 'entregoPresencial'
>

/** The changed cells of a row, and its version when the person saw it first, or was last shown what a colleague had made of it. */
export type Change = Partial<Marks> & Pick<AsistenciaFila, 'version'>

/** What is changed of each driver's row, by conductorUuid. */
export type Changes = Readonly<Record<string, Change>>

export const NO_CHANGES: Changes = {}

/** A row as the person sees it. */
export const withChanges = (row: AsistenciaFila, change: Change | undefined): AsistenciaFila =>
  change ? { ...row, ...change } : row

/** The rows as the person sees them, to be saved. */
export const rowsToSave = (rows: readonly AsistenciaFila[], changes: Changes): AsistenciaEnviada[] =>
  rows.map((row) => {
    const change = changes[row.conductorUuid]
    const { version, ...view } = withChanges(row, change)
    const sent: AsistenciaEnviada = withVersion({ version }, view)
    return change || sent.version === undefined ? sent : { ...sent, sinTocar: true }
  })

/** Rows that came anew, and of the former ones those that the person has changed of a driver who is no longer among them. */
export function keepChanged(
  added: readonly AsistenciaFila[],
  former: readonly AsistenciaFila[],
  changes: Changes,
): AsistenciaFila[] {
  const known = new Set(added.map(({ conductorUuid }) => conductorUuid))
  return [
    ...added,
    ...former.filter(({ conductorUuid: uuid }) => changes[uuid] !== undefined && !known.has(uuid)),
  ]
}

const CAMPOS = ['bus', 'justificacion', 'asistio', 'entregoAlDia', 'entregoPresencial'] as const

/** The cells that the person has otherwise than the server. */
export const differing = (row: AsistenciaFila, change: Change | undefined): readonly (keyof Marks)[] =>
  CAMPOS.filter((field) => change?.[field] !== undefined && change[field] !== row[field])

/** The changes with one more cell; a row that is again as the server has it counts as unchanged. */
export function cambiar(changes: Changes, row: AsistenciaFila, change: Partial<Marks>): Changes {
  const { [row.conductorUuid]: former, ...others } = changes
  const added = { version: row.version, ...former, ...change }
  return differing(row, added).length === 0 ? others : { ...others, [row.conductorUuid]: added }
}

/** How a save ended: what was sent, and those rows as they are stored now. */
export interface Saved {
  sent: readonly AsistenciaFila[]
  now: readonly AsistenciaFila[]
  /** Rows, by conductorUuid, that a colleague had changed too: they are as the colleague left them. */
  late: ReadonlySet<string>
}

/**
 * What is left of the changes once `sent` are saved: rows that were changed again meanwhile, and those that came too late. A
 * row whose present state the person knows, having sent it or being shown it, is from now on changed from that one.
 */
export function afterSave(changes: Changes, sent: Changes, saved: Saved): Changes {
  const nowOf = new Map(saved.now.map((row) => [row.conductorUuid, row]))
  const sentOf = new Map(saved.sent.map((row) => [row.conductorUuid, row]))
  return Object.fromEntries(
    Object.entries(changes).flatMap(([uuid, change]) => {
      const late = saved.late.has(uuid)
      if (!late && sent[uuid] === change) return []
      const now = nowOf.get(uuid)
      const was = sentOf.get(uuid)
      if (!now || !was || (!late && differing(now, was).length > 0)) return [[uuid, change]]
      return differing(now, change).length === 0 ? [] : [[uuid, { ...change, version: now.version }]]
    }),
  )
}

/**
 * Whether nothing is left to find out about a driver's day: they came, or it is written why not. A row with neither would
 * count as an absence without justification.
 */
export const isSettled = ({ asistio, justificacion }: Marks): boolean =>
  asistio || justificacion.trim() !== ''

/** The server's messages, by row and field (`3.bus`), as those of each driver. */
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
