/** Saved searches without a mouse: where the focus goes from each menu and dialog, and that axe finds nothing in them. */
import { type Page } from 'playwright-core'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let browserErrors: string[]
const { press, inFocus, button, fill, dialog, returned, toast } = keysOn(() => page)

/** Opens the menu and goes down to the entry that begins so. */
async function inMenu(name: string) {
  await button('Búsquedas')
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  for (let i = 0; i < 9 && !(await item.evaluate((one) => one === document.activeElement)); i += 1)
    await press('ArrowDown')
  await inFocus(new RegExp(`^${name}`), 'menuitem')
}

beforeAll(async () => {
  ;({ page, browserErrors } = await openForKeys({ usuario: 'admin' }))
})
afterEach(async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(browserErrors).toEqual([])
})

test('are saved, opened, edited and deleted', async () => {
  await fill({ Bus: '301' })
  await button('Buscar')
  await page.waitForURL(/numero=301/)
  await inMenu('Guardar esta búsqueda…')
  await isAccessible(page, 'the menu without searches')
  await press('Enter')
  await dialog('Guardar búsqueda')
  await fill({ Nombre: 'El 301' })
  await isAccessible(page, 'the dialog that saves')
  await press('Enter')
  await toast('Búsqueda guardada.')
  await returned('Búsquedas')

  await inMenu('El 301')
  await isAccessible(page, 'the menu')
  await press('Enter')
  await inFocus('Búsquedas')

  await inMenu('Administrar búsquedas…')
  await press('Enter')
  await dialog('Administrar búsquedas')
  await inFocus('Cerrar')
  await isAccessible(page, 'the dialog of all searches')
  await button('Editar El 301')
  await dialog('Editar búsqueda')
  await inFocus('Nombre')
  await isAccessible(page, 'the dialog that edits')
  await press('Control+a')
  await fill({ Nombre: 'Todos los buses', 'Cambiarla por la búsqueda actual': 'sí' })
  await press('Enter')
  await inFocus('Editar Todos los buses')
  await button('Eliminar Todos los buses')
  await dialog('¿Eliminar la búsqueda «Todos los buses»?')
  await inFocus('Cancelar')
  await button('Eliminar')
  await toast('Búsqueda eliminada.')
  await page.getByText('No hay búsquedas guardadas.').waitFor()
  await button('Cerrar')
  await returned('Búsquedas')
})

test('are at hand on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(new URL('/', page.url()).href)
  await page.locator('main [role="list"] > li').first().waitFor()
  await button('Mostrar filtros')
  await inMenu('Guardar esta búsqueda…')
  await isAccessible(page, 'the menu on a phone', 'width')
  await press('Enter')
  await dialog('Guardar búsqueda')
  await fill({ Nombre: 'Todas' })
  await isAccessible(page, 'the dialog on a phone', 'width')
  await press('Enter')
  await toast('Búsqueda guardada.')
  await returned('Búsquedas')
  await inMenu('Administrar búsquedas…')
  await press('Enter')
  await dialog('Administrar búsquedas')
  await isAccessible(page, 'the dialog of all searches on a phone', 'width')
  await press('Escape')
  await returned('Búsquedas')
})
