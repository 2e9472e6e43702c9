/**
 * Section 6, button by button. The bearer token on every request is in 7-llamadas; that the server enforces the same, which the
 * specification leaves open, is in server/app/permisos and server/app/authorization.
 */
import { screen } from '@testing-library/react'
import { makeStore } from '../../src/app/store'
import type { Rol } from '../../src/contract/permisos'
import { storedLiquidacion, aCompany } from '../features/liquidaciones/listScreen'
import { aUsuario } from '../server/realApp'
import { aDeuda, anAbono, aConductor, aFestivo } from '../server/builders'
import { openTable } from '../setup/fleet'
import { buttonOf, chooseRow, hands, NO_PERMISSION, NO_SELECTION, reasons } from '../setup/screen'
import type { TestApp } from '../setup/page'

const USUARIOS: Record<string, readonly Rol[]> = {
  admin: ['ADMIN', 'EDITOR'],
  jefa: ['ADMIN'],
  editor: ['EDITOR'],
  consulta: [],
}

/** Who may, and of which row; without one, no row has to be selected. */
interface Button {
  roles: readonly Rol[] | 'any user'
  fila?: string
}
const EDIT: readonly Rol[] = ['ADMIN', 'EDITOR']
const ADMIN: readonly Rol[] = ['ADMIN']
const EXPORT: Button = { roles: 'any user' }

const SCREENS: Readonly<Record<string, Readonly<Record<string, Button>>>> = {
  '/': {
    Crear: { roles: EDIT },
    'Ingresar Sensores': { roles: EDIT },
    Liquidar: { roles: EDIT, fila: '5 de marzo de 2026' },
    Eliminar: { roles: ADMIN, fila: '5 de marzo de 2026' },
    Detalle: { roles: 'any user', fila: '5 de marzo de 2026' },
    Importar: { roles: EDIT },
    Exportar: EXPORT,
  },
  '/conductores': {
    Crear: { roles: EDIT },
    Editar: { roles: EDIT, fila: '1001' },
    Retirar: { roles: ADMIN, fila: '1001' },
    Ingresar: { roles: EDIT, fila: '1003' },
    Importar: { roles: EDIT },
    Exportar: EXPORT,
  },
  '/buses': {
    Crear: { roles: EDIT },
    Editar: { roles: EDIT, fila: 'TAA012' },
    Importar: { roles: EDIT },
  },
  '/pasajes': {
    Crear: { roles: ADMIN },
    Editar: { roles: ADMIN, fila: 'Circular Coonatra' },
    Invalidar: { roles: ADMIN, fila: 'Circular Coonatra' },
    Duplicar: { roles: ADMIN, fila: 'Circular Coonatra' },
  },
  '/deudas': {
    Crear: { roles: EDIT },
    Editar: { roles: EDIT, fila: 'Préstamo' },
    Eliminar: { roles: ADMIN, fila: 'Préstamo' },
    Importar: { roles: EDIT },
  },
  '/abonos': {
    Crear: { roles: EDIT },
    Editar: { roles: EDIT, fila: 'Prima' },
    Eliminar: { roles: ADMIN, fila: 'Prima' },
    Importar: { roles: EDIT },
  },
  // The rest is not shown in the specification; `contract/permisos` says it.
  '/festivos': {
    Crear: { roles: EDIT },
    'Proponer festivos': { roles: EDIT },
    Importar: { roles: EDIT },
    Eliminar: { roles: EDIT, fila: '25 de diciembre de 2026' },
  },
}

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await aCompany()
  const { db, connection } = testApp
  await aUsuario(connection, 'jefa', ['ADMIN'])
  await storedLiquidacion(testApp)
  const { uuid } = await aConductor(db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
  await aDeuda(db, uuid)
  await anAbono(db, uuid)
  await aFestivo(db, { fecha: '2026-12-25' })
})
afterAll(() => testApp.close())

const CASES = Object.keys(SCREENS).flatMap((path) =>
  Object.keys(USUARIOS).map((usuario) => [usuario, path] as const),
)

test.each(CASES)('%s at %s', async (usuario, path) => {
  const buttons = SCREENS[path] ?? {}
  const names = Object.keys(buttons)
  const can = ({ roles }: Button) =>
    roles === 'any user' || roles.some((rol) => USUARIOS[usuario]?.includes(rol))
  await openTable(testApp, path, usuario)

  expect(reasons(names)).toEqual(
    Object.fromEntries(
      Object.entries(buttons).map(([name, button]) => [
        name,
        !can(button) ? NO_PERMISSION : button.fila ? NO_SELECTION : null,
      ]),
    ),
  )
  for (const [name, button] of Object.entries(buttons)) {
    if (button.fila) await chooseRow(user, button.fila)
    expect([name, reasons([name])[name]]).toEqual([name, can(button) ? null : NO_PERMISSION])
    // Disabled buttons do nothing.
    if (!can(button)) await user.click(buttonOf(name))
    expect(document.querySelector('[role$="dialog"]')).toBeNull()
    // The row is let go again.
    if (button.fila) await chooseRow(user, button.fila)
  }
})

test.each([
  ['admin', true],
  ['editor', true],
  ['consulta', false],
])('%s at /asistencias/crear may mark and save: %s', async (usuario, can) => {
  await testApp.open('/asistencias/crear', usuario)
  expect(await screen.findByText('Ana Álvarez', { selector: '[role="rowheader"] *' })).toBeVisible()
  for (const box of ['Asistió: Ana Álvarez', 'Guardado Automático?'])
    expect(screen.getByLabelText<HTMLInputElement>(box).disabled).toBe(!can)
  expect(screen.queryAllByLabelText('Bus de Ana Álvarez')).toHaveLength(can ? 1 : 0)
  // Readers see the same columns.
  const titles = [...document.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Conductor', 'Bus', 'Justificación', 'Asistió', 'Al día', 'Presencial'])
  expect(document.querySelectorAll('[role="grid"] input:enabled')).toHaveLength(
    can ? document.querySelectorAll('[role="row"][data-id]').length * 5 + 3 : 0,
  )
  expect(reasons(['Completar Asistencia'])).toEqual({ 'Completar Asistencia': can ? null : NO_PERMISSION })
})

test.each([
  ['ADMIN,EDITOR', ['ADMIN', 'EDITOR']],
  ['EDITOR', ['EDITOR']],
  ['', []],
])('the roles are the comma-separated list of the stored login data: %j', (roles, read) => {
  localStorage.setItem('jwtData', JSON.stringify({ token: 't', username: 'ana', roles }))
  expect(makeStore().getState().sesion.usuario?.roles).toEqual(read)
})
