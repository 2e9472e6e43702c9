/** The day's sheet as a clerk handles it. */
import { screen } from '@testing-library/react'
import type { TestApp } from '../../setup/page'

// A list of suggestions is called as its field.
const FIELD = { selector: 'input' }

/** The cells of a driver, by what is read of them. */
export const cells = (name: string) => ({
  bus: screen.getByLabelText<HTMLInputElement>(`Bus de ${name}`, FIELD),
  justificacion: screen.getByLabelText<HTMLInputElement>(`Justificación de ${name}`, FIELD),
  asistio: screen.getByLabelText<HTMLInputElement>(`Asistió: ${name}`),
  alDia: screen.getByLabelText<HTMLInputElement>(`Al día: ${name}`),
  presencial: screen.getByLabelText<HTMLInputElement>(`Presencial: ${name}`),
})

/** Opens the sheet and waits for its rows. The first page of a test file waits for the whole product to be compiled. */
export async function openPlanilla(testApp: TestApp, usuario = 'editor') {
  const view = await testApp.open('/asistencias/crear', usuario)
  await screen.findByRole('grid', undefined, { timeout: 25_000 })
  return view
}

/** The rows that are stored, by the driver's name. */
export const stored = ({ db }: TestApp) =>
  db
    .selectFrom('asistencias as a')
    .innerJoin('conductores as c', 'c.uuid', 'a.conductorUuid')
    .select(['c.nombre', 'a.bus', 'a.justificacion', 'a.asistio', 'a.entregoAlDia', 'a.entregoPresencial'])
    .orderBy('c.nombre')
    .execute()

/** How often the page has sent its rows. */
export const submissions = ({ calls }: TestApp) =>
  calls.filter((call) => call === 'POST /api/asistencias').length
