/**
 * The day's sheet while it is filled in: the server's rows, and over them what the person has changed. The changes are
 * kept apart, so that rows that come anew from the server never overwrite them.
 */
import type { AsistenciaFila } from '../../contract/asistencias'

/** What can be edited of a row. */
export type Marcas = Pick<
  AsistenciaFila,
  'bus' | 'justificacion' | 'asistio' | 'entregoAlDia' | 'entregoPresencial'
>

/** The changed cells of each driver's row, by conductorUuid. */
export type Cambios = Readonly<Record<string, Partial<Marcas>>>

export const SIN_CAMBIOS: Cambios = {}

/** A row as the person sees it. */
export const conCambios = (fila: AsistenciaFila, cambio: Partial<Marcas> | undefined): AsistenciaFila =>
  cambio ? { ...fila, ...cambio } : fila

/** The rows as the person sees them. */
export const conTodosLosCambios = (filas: readonly AsistenciaFila[], cambios: Cambios): AsistenciaFila[] =>
  filas.map((fila) => conCambios(fila, cambios[fila.conductorUuid]))

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

/** The changes with one more cell; a row that is again as the server has it counts as unchanged. */
export function cambiar(cambios: Cambios, fila: AsistenciaFila, cambio: Partial<Marcas>): Cambios {
  const { [fila.conductorUuid]: anterior, ...otras } = cambios
  const nueva = { ...anterior, ...cambio }
  const igual = (Object.keys(nueva) as (keyof Marcas)[]).every((campo) => nueva[campo] === fila[campo])
  return igual ? otras : { ...otras, [fila.conductorUuid]: nueva }
}

/** What is left of the changes once `enviados` are saved: the rows that were changed again meanwhile. */
export const sinEnviados = (cambios: Cambios, enviados: Cambios): Cambios =>
  Object.fromEntries(Object.entries(cambios).filter(([uuid, cambio]) => enviados[uuid] !== cambio))

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
