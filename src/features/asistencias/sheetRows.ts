/**
 * The day's sheet while it is filled in: the server's rows and the person's changes over them. The changes are kept apart,
 * so that refetched rows never overwrite them.
 */
import type { AsistenciaEnviada } from '../../api/asistencias'
import { withVersion } from '../../api/client/versions'
import type { AsistenciaFila } from '../../contract/asistencias'

/** A row's editable fields. */
export type Marks = Pick<
  AsistenciaFila,
  'bus' | 'justificacion' | 'asistio' | 'entregoAlDia' | 'entregoPresencial'
>

/** A row's changed cells, and the version that the person has seen: the first one, or the one last shown after a conflict. */
export type Change = Partial<Marks> & Pick<AsistenciaFila, 'version'>

/** The changes of each driver's row, by conductorUuid. */
export type Changes = Readonly<Record<string, Change>>

export const NO_CHANGES: Changes = {}

/** The row with the person's changes. */
export const withChanges = (row: AsistenciaFila, change: Change | undefined): AsistenciaFila =>
  change ? { ...row, ...change } : row

/** The rows to send: with the person's changes, the unchanged ones marked `sinTocar`. */
export const rowsToSave = (rows: readonly AsistenciaFila[], changes: Changes): AsistenciaEnviada[] =>
  rows.map((row) => {
    const change = changes[row.conductorUuid]
    const { version, ...view } = withChanges(row, change)
    const sent: AsistenciaEnviada = withVersion({ version }, view)
    return change || sent.version === undefined ? sent : { ...sent, sinTocar: true }
  })

/** The refetched rows, plus the former rows that the person has changed and that are no longer among them. */
export function keepChanged(
  fresh: readonly AsistenciaFila[],
  former: readonly AsistenciaFila[],
  changes: Changes,
): AsistenciaFila[] {
  const known = new Set(fresh.map(({ conductorUuid }) => conductorUuid))
  return [
    ...fresh,
    ...former.filter(({ conductorUuid: uuid }) => changes[uuid] !== undefined && !known.has(uuid)),
  ]
}

const FIELDS = ['bus', 'justificacion', 'asistio', 'entregoAlDia', 'entregoPresencial'] as const

/** The cells whose change differs from the server's value. */
export const differing = (row: AsistenciaFila, change: Change | undefined): readonly (keyof Marks)[] =>
  FIELDS.filter((field) => change?.[field] !== undefined && change[field] !== row[field])

/**
 * Adds a change of a row. A row that equals the server's again is dropped from the changes, unless a save is under way: what it
 * stores may be what this takes back.
 */
export function withChange(
  changes: Changes,
  row: AsistenciaFila,
  change: Partial<Marks>,
  saving: boolean,
): Changes {
  const { [row.conductorUuid]: former, ...others } = changes
  const merged = { version: row.version, ...former, ...change }
  return !saving && differing(row, merged).length === 0 ? others : { ...others, [row.conductorUuid]: merged }
}

/** The result of a save: the sent rows, and the same rows as stored now. */
export interface Saved {
  sent: readonly AsistenciaFila[]
  now: readonly AsistenciaFila[]
  /** The conductorUuid of rows that a colleague had changed meanwhile. They were not saved. */
  late: ReadonlySet<string>
}

/**
 * The changes that remain once `sent` are saved: rows changed again meanwhile, and the late ones. Where the person knows the
 * stored row, having sent it or being shown it in the conflict, the change is based on its version from now on.
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
 * The changes once their save is undone. A row that the server holds as before the save is changed from its version of now on; any other
 * is a colleague's since, which the next save finds.
 */
export function afterUndo(
  before: { rows: readonly AsistenciaFila[]; changes: Changes },
  now: readonly AsistenciaFila[],
): Changes {
  const nowOf = new Map(now.map((row) => [row.conductorUuid, row]))
  return Object.fromEntries(
    before.rows.flatMap((row) => {
      const change = before.changes[row.conductorUuid]
      const current = nowOf.get(row.conductorUuid)
      if (!change || !current) return []
      return [
        [
          row.conductorUuid,
          differing(current, row).length === 0 ? { ...change, version: current.version } : change,
        ],
      ]
    }),
  )
}

/**
 * Whether a driver's day is settled: present, or with a justification. Any other row counts as an unjustified absence.
 */
export const isSettled = ({ asistio, justificacion }: Marks): boolean =>
  asistio || justificacion.trim() !== ''

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
