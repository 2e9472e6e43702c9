/** The day's sheet as a clerk handles it. */
import { screen, waitFor } from '@testing-library/react'
import type { Oficina } from '../../setup/page'

/** The cells of a driver, by what is read of them. */
export const celdas = (nombre: string) => ({
  bus: screen.getByLabelText<HTMLInputElement>(`Bus de ${nombre}`),
  justificacion: screen.getByLabelText<HTMLInputElement>(`Justificación de ${nombre}`),
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

export const boton = (texto: string) => screen.getByText(texto, { selector: 'button' })

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
