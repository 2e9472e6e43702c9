import { type Page } from 'playwright-core'
import { handsOn } from '../setup/hands'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** Drivers, debts, documents and reports of the demonstration company, without a mouse. */
let page: Page
let browserErrors: string[]
const { press, fillIn, inFocus, tabTo, button, fill, ...hands } = keysOn(() => page)
const { dialog, returned, row, goTo, error, toast } = hands
const { row: rowOf } = handsOn(() => page)

beforeAll(async () => {
  // A day ahead of Bogotá's for most of the day: dates must not follow the browser.
  ;({ page, browserErrors } = await openForKeys({
    usuario: 'admin',
    locale: 'es-CO',
    timezoneId: 'Pacific/Auckland',
  }))
})

/** Sends the open form: the first wrong field has the focus, and what is wrong is read with it. */
async function rejected(field: string, message: string) {
  await press('Control+Enter')
  await page.getByText(message).first().waitFor()
  await inFocus(field)
  expect(await error()).toBe(message)
}

test('a driver is hired', async () => {
  await tabTo('Conductores', { rol: 'a' })
  await press('Enter')
  await inFocus(/^Conductores/, 'main')
  await button('Crear')
  await inFocus('Nombre')
  await rejected('Nombre', 'El nombre es requerido.')
  await fill({
    Nombre: 'Aarón Abad',
    Empresa: 'Coonatra',
    'Fecha de nacimiento': '17051955',
    'Tipo de documento': 'Pasaporte',
    Documento: 'AV123456',
  })
  await button('Crear')
  await returned('Crear')
  await rowOf('Aarón Abad', 'AV123456').waitFor()

  // Who was just hired is the selected row.
  await button('Editar')
  await inFocus('Nombre')
  expect(await page.locator('[name="fechaNacimiento"]').inputValue()).toBe('17/05/1955')
  await press('Escape')
  await returned('Editar')
})

test('a debt is created, searched by its driver, edited and deleted', async () => {
  await goTo('d', 'Deudas')
  await press('c')
  await inFocus('Conductor')
  await fill({ Conductor: 'AV123456', Valor: '50000' })
  await rejected('Razón', 'La razón es requerida.')
  await fill({ Razón: 'Con el teclado' })
  await press('Control+Enter')
  await returned('Crear')

  await press('b')
  await inFocus('Conductor')
  await fillIn('AV123456')
  await press('Enter')
  await button('Buscar')
  await page.getByText('1–1 de 1').waitFor()
  await inFocus('Buscar')
  await row('Con el teclado')
  await press('e')
  await inFocus('Conductor')
  await fill({ Valor: '70000' })
  await press('Enter')
  await returned(/70\.000/)
  await press('Delete')
  await dialog('Eliminar Deuda')
  await button('Eliminar')
  await toast(/Deuda eliminada/)
  await returned('Eliminar')

  // A group of buttons is one stop: arrows go between them.
  await tabTo('Una por una', { key: 'Shift+Tab' })
  await press('ArrowRight', 'Enter')
  await page.getByRole('columnheader', { name: 'Último movimiento' }).waitFor()
})

test('why Vacaciones cannot be made is said beside their form, whose button keeps the focus', async () => {
  await goTo('o', 'Documentos')
  await tabTo('Documento')
  for (const name of ['Prima', 'Vacaciones']) {
    await press('ArrowDown')
    await page.getByRole('region', { name, exact: true }).waitFor()
    await inFocus('Documento')
  }
  await button('Generar')
  await inFocus('Conductor')
  expect(await error()).toBe('El conductor es requerido.')
  await fill({ Conductor: 'AV123456' })
  await button('Generar')
  await page.getByRole('alert').getByText('Aarón Abad no tiene liquidaciones').waitFor()
  await inFocus('Generar')
})

test('what is typed is asked about before another screen takes its place', async () => {
  await tabTo('Documento', { key: 'Shift+Tab' })
  await press('End')
  await tabTo('Año')
  await fillIn('1989')
  await button('Limpiar Cesantías', 'Shift+Tab')
  await button('Deshacer')
  await inFocus('Limpiar Cesantías')
  await press('g', 't')
  await dialog('Cambios sin guardar')
  await inFocus('Seguir editando')
  await press('Escape')
  await returned('Limpiar Cesantías')
  await press('g', 't')
  await inFocus('Seguir editando')
  await button('Salir sin guardar')
  await page.getByRole('heading', { name: 'Crear asistencias', level: 1 }).waitFor()
  // The first cell takes letters; a box does not.
  await inFocus(/^Bus/)
  await press('Tab', 'Tab')
})

test.each([
  ['g', 'Reporte de gastos'],
  ['m', 'Tablero'],
  ['f', 'Festivos'],
  ['t', 'Crear asistencias'],
])('g %s leads to %s, where Tab comes round through every stop', async (letter, title) => {
  await goTo(letter, title)
  await page.locator('main [role="progressbar"]').first().waitFor({ state: 'detached' })
  await tabTo('Saltar al contenido')
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  // The driver without settlements.
  expect(browserErrors).toEqual([expect.stringContaining('400')])
})
