/** Saved searches without a mouse: saved, opened again after signing in anew, published, what a screen opens with, changed and deleted. */
import { source } from 'axe-core'
import { type Page } from 'playwright-core'
import { faltasDe } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { type Product } from '../setup/product'
import { quieta } from '../setup/walk'

let page: Page
let product: Product
let complaints: string[]
const { pulsar, tabHasta, enFoco, boton, llenar, dialogo, devuelto, aviso, ingresar } = keysOn(() => page)

/** Nothing that axe knows is wrong with what is on screen, light and dark. */
async function isAccessible(name: string) {
  await quieta(page)
  await page.evaluate(source)
  expect(await faltasDe(page, name)).toEqual([])
}

const address = () => new URL(page.url()).search
const busesOnScreen = async () => {
  const cells = await page.locator('[role="row"][data-id] [data-field="busNumero"]').allInnerTexts()
  return [...new Set(cells)]
}
/** Opens the menu and goes down to the entry that begins so. */
async function inMenu(name: string) {
  await boton('Búsquedas')
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  for (let i = 0; i < 9 && !(await item.evaluate((one) => one === document.activeElement)); i += 1)
    await pulsar('ArrowDown')
  await enFoco(new RegExp(`^${name}`), 'menuitem')
}

describe('saved searches', () => {
  beforeEach(async () => {
    const opened = await openForKeys()
    ;({ page, product } = opened)
    complaints = opened.quejas
  })
  afterEach(async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('are saved with a name, opened on another day, published, renamed and deleted', async () => {
    await ingresar('admin')
    await llenar({ Bus: '301' })
    await boton('Buscar')
    await page.waitForURL(/numero=301/)
    await inMenu('Guardar esta búsqueda…')
    await isAccessible('the menu without searches')
    await pulsar('Enter')
    await dialogo('Guardar búsqueda')
    await llenar({ Nombre: 'El 301', 'Publicar para todos': 'sí' })
    await isAccessible('the dialog that saves')
    await pulsar('Enter')
    await aviso('Búsqueda guardada.')
    await devuelto('Búsquedas')

    // Another person, in another browser.
    await page.evaluate(() => localStorage.clear())
    await page.goto(product.url)
    await ingresar('consulta')
    await inMenu('El 301')
    await isAccessible('the menu')
    await pulsar('Enter')
    await page.waitForURL(/numero=301/)
    await page.locator('[role="row"][data-id]').first().waitFor()
    expect(await busesOnScreen()).toEqual(['301'])
    await enFoco('Búsquedas')

    // The screen opens with it for that person, and for nobody else.
    await inMenu('Administrar búsquedas…')
    await pulsar('Enter')
    await dialogo('Administrar búsquedas')
    await tabHasta('La pantalla abre con')
    await pulsar('Enter')
    await enFoco('Sin búsqueda inicial', 'option')
    await pulsar('ArrowDown')
    await isAccessible('the choice of what the screen opens with')
    await pulsar('Enter')
    await aviso('Búsqueda inicial guardada.')
    await enFoco('La pantalla abre con')
    await isAccessible('the dialog with what the screen opens with')
    await pulsar('Escape')
    await devuelto('Búsquedas')
    await page.goto(product.url)
    await page.waitForURL(/numero=301/)

    await page.evaluate(() => localStorage.clear())
    await page.goto(product.url)
    await ingresar('admin')
    await page.locator('[role="row"][data-id]').first().waitFor()
    expect(address()).toBe('')
    await inMenu('Administrar búsquedas…')
    await pulsar('Enter')
    await dialogo('Administrar búsquedas')
    await enFoco('Cerrar')
    await isAccessible('the dialog of all searches')
    await boton('Editar El 301')
    await dialogo('Editar búsqueda')
    await enFoco('Nombre')
    await isAccessible('the dialog that edits')
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
    expect(address()).toBe('')
  })

  test('are at hand on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await ingresar('editor')
    await boton('Mostrar filtros')
    await inMenu('Guardar esta búsqueda…')
    await isAccessible('the menu on a phone')
    await pulsar('Enter')
    await dialogo('Guardar búsqueda')
    await llenar({ Nombre: 'Todas' })
    await isAccessible('the dialog on a phone')
    await pulsar('Enter')
    await aviso('Búsqueda guardada.')
    await devuelto('Búsquedas')
    await inMenu('Administrar búsquedas…')
    await pulsar('Enter')
    await dialogo('Administrar búsquedas')
    await isAccessible('the dialog of all searches on a phone')
    await pulsar('Escape')
    await devuelto('Búsquedas')
  })
})
