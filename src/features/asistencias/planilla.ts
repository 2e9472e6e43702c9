/**
 * The day's sheet while it is filled in: the server's rows, and over them what the person has changed. The changes are
 * kept apart, so that rows that come anew from the server never overwrite them.
 */
import type { AsistenciaEnviada } from '../../api/asistencias'
import { withVersion } from '../../api/client/versions'
import type { AsistenciaFila } from '../../contract/asistencias'

/** What can be edited of a row. */
export type Marcas = Pick<
  AsistenciaFila,
  'bus' | 'justificacion' | 'asistio' | 'entregoAlDia' | 'entregoPresencial'
>

/** The changed cells of a row, and its version when the person saw it first, or was last shown what a colleague had made of it. */
export type Cambio = Partial<Marcas> & Pick<AsistenciaFila, 'version'>

/** What is changed of each driver's row, by conductorUuid. */
export type Cambios = Readonly<Record<string, Cambio>>

export const SIN_CAMBIOS: Cambios = {}

/** A row as the person sees it. */
export const conCambios = (fila: AsistenciaFila, cambio: Cambio | undefined): AsistenciaFila =>
  cambio ? { ...fila, ...cambio } : fila

/** The rows as the person sees them, to be saved. */
export const rowsToSave = (filas: readonly AsistenciaFila[], cambios: Cambios): AsistenciaEnviada[] =>
  filas.map((fila) => {
    const cambio = cambios[fila.conductorUuid]
    const { version, ...vista } = conCambios(fila, cambio)
    const row: AsistenciaEnviada = withVersion({ version }, vista)
    return cambio || row.version === undefined ? row : { ...row, sinTocar: true }
  })

/** Rows that came anew, and of the former ones those that the person has changed of a driver who is no longer among them. */
export function conLasCambiadas(
  nuevas: readonly AsistenciaFila[],
  anteriores: readonly AsistenciaFila[],
  cambios: Cambios,
): AsistenciaFila[] {
  const conocidas = new Set(nuevas.map(({ conductorUuid }) => conductorUuid))
  return [
    ...nuevas,
    ...anteriores.filter(({ conductorUuid: uuid }) => cambios[uuid] !== undefined && !conocidas.has(uuid)),
  ]
}

const CAMPOS = ['bus', 'justificacion', 'asistio', 'entregoAlDia', 'entregoPresencial'] as const

/** The cells that the person has otherwise than the server. */
export const differing = (fila: AsistenciaFila, cambio: Cambio | undefined): readonly (keyof Marcas)[] =>
  CAMPOS.filter((campo) => cambio?.[campo] !== undefined && cambio[campo] !== fila[campo])

/** The changes with one more cell; a row that is again as the server has it counts as unchanged. */
export function cambiar(cambios: Cambios, fila: AsistenciaFila, cambio: Partial<Marcas>): Cambios {
  const { [fila.conductorUuid]: anterior, ...otras } = cambios
  const nueva = { version: fila.version, ...anterior, ...cambio }
  return differing(fila, nueva).length === 0 ? otras : { ...otras, [fila.conductorUuid]: nueva }
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
export function afterSave(cambios: Cambios, sent: Cambios, saved: Saved): Cambios {
  const nowOf = new Map(saved.now.map((fila) => [fila.conductorUuid, fila]))
  const sentOf = new Map(saved.sent.map((fila) => [fila.conductorUuid, fila]))
  return Object.fromEntries(
    Object.entries(cambios).flatMap(([uuid, cambio]) => {
      const late = saved.late.has(uuid)
      if (!late && sent[uuid] === cambio) return []
      const now = nowOf.get(uuid)
      const was = sentOf.get(uuid)
      if (!now || !was || (!late && differing(now, was).length > 0)) return [[uuid, cambio]]
      return differing(now, cambio).length === 0 ? [] : [[uuid, { ...cambio, version: now.version }]]
    }),
  )
}

/**
 * Whether nothing is left to find out about a driver's day: they came, or it is written why not. A row with neither would
 * count as an absence without justification.
 */
export const estaResuelta = ({ asistio, justificacion }: Marcas): boolean =>
  asistio || justificacion.trim() !== ''

/** The server's messages, by row and field (`3.bus`), as those of each driver. */
export function erroresPorConductor(
  errores: Readonly<Record<string, string>>,
  filas: readonly AsistenciaFila[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errores).flatMap(([campo, mensaje]) => {
      const fila = filas[Number(campo.split('.')[0])]
      return fila ? [[fila.conductorUuid, mensaje] as const] : []
    }),
  )
}
