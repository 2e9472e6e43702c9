/** Section 1: whom the product is for and how its menu leads to its parts. The documents are in `2-documentos.test.tsx`. */
import { screen } from '@testing-library/react'
import { unaOficina, type Oficina } from '../setup/page'
import { legible } from '../setup/screen'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

/** The menu's links, each with its group. */
async function enlacesDelMenu(usuario: string) {
  await oficina.abrir('/documentos', usuario)
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' }, { timeout: 25_000 })
  return [...menu.querySelectorAll('a')].map((enlace) => {
    const grupo = enlace.closest('[aria-labelledby]')?.getAttribute('aria-labelledby')
    return [
      grupo ? legible(document.getElementById(grupo)?.textContent) : null,
      legible(enlace.textContent),
      enlace.getAttribute('href'),
    ]
  })
}

test('a side menu links the sections: three groups, Festivos standing alone, and the day’s sheet with the settlements', async () => {
  expect(await enlacesDelMenu('editor')).toEqual([
    [null, 'Liquidaciones', '/'],
    [null, 'Planilla del día', '/liquidaciones/planilla'],
    // Of our own server.
    [null, 'Tablero', '/tablero'],
    [null, 'Cierre del día', '/cierres'],
    ['Conductores', 'Conductores', '/conductores'],
    ['Conductores', 'Salarios', '/salarios'],
    ['Conductores', 'Deudas', '/deudas'],
    ['Conductores', 'Abonos', '/abonos'],
    ['Conductores', 'Documentos', '/documentos'],
    ['Buses', 'Buses', '/buses'],
    ['Buses', 'Reporte de gastos', '/reportes/gastos'],
    ['Buses', 'Pasajes', '/pasajes'],
    ['Asistencias', 'Crear', '/asistencias/crear'],
    ['Asistencias', 'Consultar', '/asistencias'],
    ['Asistencias', 'Reporte', '/asistencias/reporte'],
    [null, 'Festivos', '/festivos'],
  ])
})

test('below them our own server offers an administrator what only they may do', async () => {
  const enlaces = await enlacesDelMenu('admin')
  expect(enlaces.slice(16)).toEqual([
    ['Administración', 'Historial', '/historial'],
    ['Administración', 'Usuarios', '/usuarios'],
  ])
})

test.each([
  ['admin', 'Administración y Edición'],
  ['editor', 'Edición'],
])('%s is of the staff, and is told the roles in Spanish', async (usuario, roles) => {
  await oficina.abrir('/documentos', usuario)
  expect(await screen.findByText(roles)).toBeVisible()
})
