import { type Page } from 'playwright-core'
import { handsOn } from '../setup/hands'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

/** Drivers, fares, holidays and debts of the demonstration company, without a mouse. */
let page: Page
let browserErrors: string[]
const { press, fillIn, inFocus, tabTo, button, fill, ...hands } = keysOn(() => page)
const { dialog, returned, row, goTo, error, toast } = hands

/** The row that says all of this. */
const { row: rowOf } = handsOn(() => page)

beforeAll(async () => {
  // A day ahead of Bogotá's for most of the day: dates must not follow the browser.
  ;({ page, browserErrors } = await openForKeys({
    usuario: 'admin',
    locale: 'es-CO',
    timezoneId: 'Pacific/Auckland',
  }))
})

/** The list has come back with what was kept: a row says so, or a button that what is now true allows. */
const listed = (...texts: string[]) => rowOf(...texts).waitFor()
const invalid = (...texts: string[]) =>
  rowOf(...texts)
    .and(page.locator('.invalida'))
    .waitFor()
const allowed = (name: string) =>
  page.locator('main button:enabled').getByText(name, { exact: true }).waitFor()

/** Sends the open form empty: the first wrong field has the focus, and what is wrong is read with it. */
async function rejected(field: string, message: string) {
  await press('Control+Enter')
  await page.getByText(message).first().waitFor()
  await inFocus(field)
  expect(await error()).toBe(message)
}

test('goes by the menu to the drivers; one is hired and edited', async () => {
  await tabTo('Conductores', { rol: 'a' })
  await press('Enter')
  await page.getByRole('heading', { name: 'Conductores', level: 1 }).waitFor()
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
  await listed('Aarón Abad', 'AV123456')

  // Who was just hired is the selected row.
  await button('Editar')
  await inFocus('Nombre')
  expect(await page.locator('[name="fechaNacimiento"]').inputValue()).toBe('17/05/1955')
  await fill({ Documento: 'AV654321' })
  await press('Enter')
  await returned('Editar')
  await listed('Aarón Abad', 'AV654321')
})

test('a driver retires and is admitted again', async () => {
  await row('AV654321')
  await press('Delete')
  await dialog('Retirar Conductor')
  await inFocus('Cancelar')
  await button('Retirar')
  await toast('Conductor retirado exitosamente.')
  await returned('Retirar')
  await allowed('Ingresar')
  await invalid('AV654321')

  await row('AV654321')
  await press('i')
  await dialog('Ingresar Conductor')
  await inFocus('Cancelar')
  await press('Escape')
  await returned('Aarón Abad')
  await button('Ingresar', 'Shift+Tab')
  await inFocus('Cancelar')
  await button('Ingresar')
  await toast('Conductor ingresado exitosamente.')
  await returned('Ingresar')
  await allowed('Retirar')
})

test('a holiday is registered and deleted, and a year of them proposed', async () => {
  await goTo('f', 'Festivos')
  await page.locator('[role="row"][data-id]').first().waitFor()
  await press('c')
  await inFocus('Fecha')
  await fillIn('04012001')
  await press('Enter')
  await returned('Crear')
  await listed('4 de enero de 2001')
  await button('Eliminar')
  await dialog('Eliminar Liquidación')
  await inFocus('Cancelar')
  await button('Eliminar')
  await toast('Festivo eliminado exitosamente.')
  await returned('Eliminar')
  await rowOf('4 de enero de 2001').waitFor({ state: 'detached' })

  await press('p')
  await inFocus('Año')
  const year = new Date().getUTCFullYear() + 3
  await fillIn(String(year))
  await page.getByText(`25 de diciembre de ${year}: Navidad`).waitFor()
  await tabTo('Desmarcar todos')
  await button('Agregar')
  await toast(/^Se agregaron 1[789] festivos\.$/)
  await returned('Proponer festivos')
})

test('a debt is created, edited, searched by its driver and deleted', async () => {
  await goTo('d', 'Deudas')
  await press('c')
  await inFocus('Conductor')
  await rejected('Conductor', 'El conductor es requerido.')
  await fill({ Conductor: 'AV654321', Valor: '50000' })
  await rejected('Razón', 'La razón es requerida.')
  await fill({ Razón: 'Con el teclado' })
  await press('Control+Enter')
  await returned('Crear')

  await press('b')
  await inFocus('Conductor')
  await fillIn('AV654321')
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
  await inFocus('Cancelar')
  await button('Eliminar')
  await toast(/Deuda eliminada/)
  await returned('Eliminar')

  // A group of buttons is one stop: arrows go between them.
  await tabTo('Una por una', { key: 'Shift+Tab' })
  await press('ArrowRight', 'Enter')
  await page.getByRole('columnheader', { name: 'Último movimiento' }).waitFor()
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  expect(browserErrors).toEqual([])
})
