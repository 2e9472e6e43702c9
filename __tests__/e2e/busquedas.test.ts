/** Saved searches without a mouse: where the focus goes from each menu and dialog, and that axe finds nothing in them. */
import { type Page } from 'playwright-core'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let quejas: string[]
const { pulsar, tabHasta, enFoco, boton, llenar, dialogo, devuelto, aviso, ingresar } = keysOn(() => page)

/** Opens the menu and goes down to the entry that begins so. */
async function inMenu(name: string) {
  await boton('Búsquedas')
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  for (let i = 0; i < 9 && !(await item.evaluate((one) => one === document.activeElement)); i += 1)
    await pulsar('ArrowDown')
  await enFoco(new RegExp(`^${name}`), 'menuitem')
}

beforeAll(async () => {
  ;({ page, quejas } = await openForKeys())
  await ingresar('admin')
})
afterEach(async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(quejas).toEqual([])
})

test('are saved, opened, made what the screen opens with, edited and deleted', async () => {
  await llenar({ Bus: '301' })
  await boton('Buscar')
  await page.waitForURL(/numero=301/)
  await inMenu('Guardar esta búsqueda…')
  await isAccessible(page, 'the menu without searches')
  await pulsar('Enter')
  await dialogo('Guardar búsqueda')
  await llenar({ Nombre: 'El 301', 'Publicar para todos': 'sí' })
  await isAccessible(page, 'the dialog that saves')
  await pulsar('Enter')
  await aviso('Búsqueda guardada.')
  await devuelto('Búsquedas')

  await inMenu('El 301')
  await isAccessible(page, 'the menu')
  await pulsar('Enter')
  await enFoco('Búsquedas')

  await inMenu('Administrar búsquedas…')
  await pulsar('Enter')
  await dialogo('Administrar búsquedas')
  await enFoco('Cerrar')
  await isAccessible(page, 'the dialog of all searches')
  await tabHasta('La pantalla abre con')
  await pulsar('Enter')
  await enFoco('Sin búsqueda inicial', 'option')
  await pulsar('ArrowDown')
  await isAccessible(page, 'the choice of what the screen opens with')
  await pulsar('Enter')
  await aviso('Búsqueda inicial guardada.')
  await enFoco('La pantalla abre con')
  await isAccessible(page, 'the dialog with what the screen opens with')
  await boton('Editar El 301')
  await dialogo('Editar búsqueda')
  await enFoco('Nombre')
  await isAccessible(page, 'the dialog that edits')
  await pulsar('Control+a')
  await llenar({ Nombre: 'Todos los buses', 'Cambiarla por la búsqueda actual': 'sí' })
  await pulsar('Enter')
  await enFoco('Editar Todos los buses')
  await boton('Eliminar Todos los buses')
  await dialogo('¿Eliminar la búsqueda «Todos los buses», que es de todos?')
  await enFoco('Cancelar')
  await boton('Eliminar')
  await aviso('Búsqueda eliminada.')
  await page.getByText('No hay búsquedas guardadas.').waitFor()
  await boton('Cerrar')
  await devuelto('Búsquedas')
})

test('are at hand on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(new URL('/', page.url()).href)
  await page.locator('main [role="list"] > li').first().waitFor()
  await boton('Mostrar filtros')
  await inMenu('Guardar esta búsqueda…')
  await isAccessible(page, 'the menu on a phone')
  await pulsar('Enter')
  await dialogo('Guardar búsqueda')
  await llenar({ Nombre: 'Todas' })
  await isAccessible(page, 'the dialog on a phone')
  await pulsar('Enter')
  await aviso('Búsqueda guardada.')
  await devuelto('Búsquedas')
  await inMenu('Administrar búsquedas…')
  await pulsar('Enter')
  await dialogo('Administrar búsquedas')
  await isAccessible(page, 'the dialog of all searches on a phone')
  await pulsar('Escape')
  await devuelto('Búsquedas')
})
