/** The day's sheet as a clerk handles it. */
import { act, screen, waitFor } from '@testing-library/react'
import type { Oficina } from '../../setup/page'
import { botonDe as boton, type manos } from '../../setup/screen'

export { boton }

// A list of suggestions is called as its field.
const CAMPO = { selector: 'input' }

/** The cells of a driver, by what is read of them. */
export const celdas = (nombre: string) => ({
  bus: screen.getByLabelText<HTMLInputElement>(`Bus de ${nombre}`, CAMPO),
  justificacion: screen.getByLabelText<HTMLInputElement>(`Justificación de ${nombre}`, CAMPO),
  asistio: screen.getByLabelText<HTMLInputElement>(`Asistió: ${nombre}`),
  alDia: screen.getByLabelText<HTMLInputElement>(`Al día: ${nombre}`),
  presencial: screen.getByLabelText<HTMLInputElement>(`Presencial: ${nombre}`),
})

/** Opens the sheet and waits for its rows. The first page of a test file waits for the whole product to be compiled. */
export async function abrirPlanilla(oficina: Oficina, usuario = 'editor') {
  const vista = await oficina.abrir('/asistencias/crear', usuario)
  await screen.findByRole('grid', undefined, { timeout: 25_000 })
  return vista
}

/** Saves by hand with drivers left unmarked, knowingly. */
export async function completarAsi(user: ReturnType<typeof manos>) {
  await user.click(boton('Completar Asistencia'))
  await user.click(boton('Guardar así'))
}

/** The rows that are stored, by the driver's name. */
export const guardadas = ({ db }: Oficina) =>
  db
    .selectFrom('asistencias as a')
    .innerJoin('conductores as c', 'c.uuid', 'a.conductorUuid')
    .select(['c.nombre', 'a.bus', 'a.justificacion', 'a.asistio', 'a.entregoAlDia', 'a.entregoPresencial'])
    .orderBy('c.nombre')
    .execute()

/** How often the page has sent its rows. */
export const envios = ({ llamadas }: Oficina) =>
  llamadas.filter((llamada) => llamada === 'POST /api/asistencias').length

export const esperarEnvios = (oficina: Oficina, cuantos: number) =>
  waitFor(() => expect(envios(oficina)).toBe(cuantos))

/** Has what the automatic save waits with stand still: the page and its server go on in their own time. Answers what ends it. */
export function soloElReloj(): () => void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  })
  return () => void jest.useRealTimers()
}

export const pasan = (milisegundos: number) => act(() => jest.advanceTimersByTime(milisegundos))
