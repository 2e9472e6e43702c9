import { type Page } from 'playwright-core'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import type { LiquidacionDetalle, LiquidacionFila } from '../../src/contract/liquidaciones'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { askIn, cellsUnder } from '../setup/hands'

/** A clerk's day with the settlements, without a mouse. */
let page: Page
let browserErrors: string[]
const { focus, press, fillIn, inFocus, tabTo, button, fill, ...hands } = keysOn(() => page)
const { dialog, acceptSoftWarnings, returned, row, error, toast } = hands

// Days of which the demonstration company has nothing yet.
const TODAY = hoyEn('America/Bogota')
const ONE_DAY = sumarDias(TODAY, 3)
const OTHER_DAY = sumarDias(TODAY, 4)

/** '2026-03-05' as it is typed in a form. */
const typed = (fecha: string) => fecha.slice(2).split('-').reverse().join('')

beforeAll(async () => {
  ;({ page, browserErrors } = await openForKeys())
})

/** A search of two days at least, and not the whole list, which is long on its way from the page. */
async function ofDay(day: string) {
  const path = `/liquidaciones/v2/table?fechaInicial=${day}&fechaFinal=${sumarDias(day, 1)}`
  return (await askIn<LiquidacionFila[]>(page, path)).filter(({ fecha }) => fecha === day)
}

/** Waits until the first row is of this bus. */
const onTop = async (bus: string) =>
  (await cellsUnder(page, 'Bus')).first().filter({ hasText: bus }).waitFor()

const registradoraStart = async () =>
  Number((await page.locator('[name="regIni"]').inputValue()).replaceAll('.', ''))

test('signs in; what is wrong is said where the focus is', async () => {
  await inFocus('Usuario')
  await press('Enter')
  await page.getByText('El usuario es requerido.').waitFor()
  await inFocus('Usuario')
  expect(await error()).toBe('El usuario es requerido.')

  await fill({ Usuario: 'admin', Clave: 'otra-clave' })
  await button('Mostrar clave')
  expect(await page.getByLabel('Clave', { exact: true }).getAttribute('type')).toBe('text')
  const place = () => page.getByLabel('Usuario').boundingBox()
  const before = await place()
  await button('Iniciar Sesión')
  await page.getByRole('alert').waitFor()
  await inFocus('Clave')
  // The refused password is selected, and nothing has moved.
  expect(await place()).toEqual(before)
  await fillIn('cochera-demo')
  await press('Enter')
  await page.locator('[role="row"][data-id]').first().waitFor()
})

test('comes past the menu to the table, chooses a row, turns pages, filters a column and shows another', async () => {
  // Signing in leads to the heading.
  await inFocus('Liquidaciones', 'h1')
  await tabTo('Saltar al contenido')
  await press('Enter')
  await inFocus(/^Liquidaciones/, 'main')
  await tabTo('Fecha', { rol: 'columnheader' })
  await press('ArrowDown', 'Enter')
  await page.locator('[role="row"][aria-selected="true"][data-rowindex="0"]').waitFor()
  await press('PageDown')
  await page.getByText(/^11–20 de/).waitFor()
  expect((await focus()).rol).toBe('gridcell')
  await tabTo('Ir a la página anterior')
  await press('Enter')
  // It has turned to the first page, beyond which there is none: the focus is on the way back.
  await page.getByText(/^1–10 de/).waitFor()
  await inFocus('Ir a la página siguiente')

  await button('Filtros', 'Shift+Tab')
  await inFocus('Fecha')
  await press('Escape')
  await inFocus('Filtros')
  await press('o')
  await inFocus('Buscar columna')
  await tabTo('Identificador')
  await press('Space', 'Escape')
  await inFocus('Columnas')
  await page.getByRole('columnheader', { name: 'Identificador' }).waitFor()
})

test('creates a settlement with Buscar, expenses, a debt and a repayment; a refusal leads to the first wrong field', async () => {
  await press('b')
  await inFocus('Bus')
  await button('Crear')
  await dialog('Crear Liquidación')
  await inFocus('Fecha')
  await press('Control+Enter')
  await page.getByText('Fecha es requerida.').waitFor()
  await inFocus('Fecha')
  expect(await error()).toBe('Fecha es requerida.')

  // A day is chosen in the calendar as well as typed.
  await press('Alt+ArrowDown')
  await page.getByRole('dialog', { name: 'Calendario de Fecha' }).getByRole('gridcell').first().waitFor()
  await press('ArrowRight', 'Enter')
  await inFocus('Fecha')
  expect(await page.locator('[name="fecha"]').inputValue()).not.toBe('')
  await press('Control+a')
  await fill({ Fecha: typed(ONE_DAY), Bus: '305' })
  await button('Buscar')
  await inFocus('Viajes')
  // Typing is undone, and done again, as in any field.
  const trips = page.locator('[name="viajes"]')
  await fillIn('1500')
  await press('Control+z')
  expect(await trips.inputValue()).toBe('')
  await press('Control+Shift+z')
  expect(await trips.inputValue()).toBe('1500')
  await press('Control+a')
  const initial = await registradoraStart()
  await fill({
    Viajes: '7',
    'Registradora final': String(initial + 321),
    Sensor: '360',
    Comentario: 'Sin novedad',
  })
  await page.getByRole('dialog').getByText('321', { exact: true }).waitFor()

  // The bus's usual fuel is proposed, and taken out.
  await fill({ 'Nombre del gasto 1': 'Parqueadero', 'Valor del gasto 1': '12000', 'Valor del gasto 2': '0' })
  await button('Agregar Gasto')
  await inFocus('Nombre del gasto 3')
  await fill({ 'Nombre del gasto 3': 'Taller', 'Valor del gasto 3': '5000' })
  await press('Alt+g')
  await inFocus('Nombre del gasto 4')
  await button('Quitar gasto 4')
  await inFocus('Nombre del gasto 3')
  await fill({ Abono: 'sí', 'Valor del abono': '30000' })
  await fill({ Deuda: 'sí', 'Valor de la deuda': '45000', 'Razón de la deuda': 'Descuadre de caja' })
  await button('Crear')
  await acceptSoftWarnings()
  await toast('Creado exitosamente')
  await returned('Crear')
  await onTop('305')
  expect(await ofDay(ONE_DAY)).toMatchObject([{ busNumero: '305', pasajerosReg: 321 }])
})

test('gives the focus back however a dialog is closed', async () => {
  await press('Enter')
  await inFocus('Fecha')
  await press('Escape')
  await returned('Crear')

  await press('Enter')
  await inFocus('Fecha')
  await fillIn('0101')
  await press('Escape')
  await inFocus('Seguir editando')
  await press('Enter')
  await inFocus('Fecha')
  await button('Cancelar')
  await inFocus('Seguir editando')
  await button('Descartar')
  await returned('Crear')

  await row(fechaLarga(ONE_DAY))
  await press('Enter')
  await button('Detalle', 'Shift+Tab')
  await dialog('Detalle de la Liquidación')
  await inFocus('Cerrar')
  await press('Enter')
  await returned('Detalle')
  await button('Eliminar', 'Shift+Tab')
  await inFocus('Cancelar')
  await press('Enter')
  await returned('Eliminar')
})

test('works on rows with single keys, and goes on from the row; a deleted one leaves the focus on its button', async () => {
  await row(fechaLarga(ONE_DAY))
  const cell = await focus()
  await press('d')
  await dialog('Detalle de la Liquidación')
  await inFocus('Cerrar')
  await press('Escape')
  await returned(cell.name)
  await press('e')
  await inFocus('Bus')
  await fill({ Comentario: 'Revisada' })
  await press('Control+Enter')
  await returned(cell.name)
  expect(await ofDay(ONE_DAY)).toMatchObject([{ comentario: 'Revisada' }])

  await press('Delete')
  await inFocus('Cancelar')
  await button('Eliminar')
  await toast('Liquidación eliminada.')
  await returned('Eliminar')
  expect(await ofDay(ONE_DAY)).toEqual([])
})

test('enters bus after bus in at most 16 keys each, without leaving the dialog, whatever the rows behind it do', async () => {
  // The keyboard was in the last row of the page, which every new settlement pushes to the next one.
  await press('t', 'Control+End')
  await inFocus(/^/, 'gridcell')
  await press('c')
  await inFocus('Fecha')
  await fill({ Fecha: typed(OTHER_DAY), Bus: '301' })
  await press('Alt+b')
  for (const [bus, next] of [
    ['301', '302'],
    ['302', '303'],
    ['303', '304'],
  ] as const) {
    await inFocus('Viajes')
    expect(await page.locator('[name="busNumero"]').inputValue()).toBe(bus)
    const final = (await registradoraStart()) + 300
    await page.locator('[name="gastos.0.valor"][placeholder]').waitFor()
    const keys = ['6', 'Tab', ...String(final).slice(-3), 'Tab', 'Tab', ...'330', 'Tab', ...'41', 'Tab', '3']
    await press(...keys, 'Control+Shift+Enter')
    expect(keys.length + 1).toBeLessThanOrEqual(16)
    // That the day is to come is asked of once.
    if (bus === '301') await acceptSoftWarnings()
    await page.getByText(`Creada la del bus ${bus}. Sigue el ${next}.`).waitFor()
  }
  await inFocus('Viajes')
  // The list has come anew by now, and has left the focus where it was.
  await onTop('303')
  await fillIn('9')
  expect(await page.locator('[name="viajes"]').inputValue()).toBe('9')
  await press('Escape')
  await inFocus('Seguir editando')
  await button('Descartar')
  await returned('Crear')
  expect((await ofDay(OTHER_DAY)).map(({ busNumero }) => busNumero).sort()).toEqual(['301', '302', '303'])
  const { pasajerosRegistradora, gastos } = await askIn<LiquidacionDetalle>(
    page,
    `/liquidaciones/detalle?fecha=${OTHER_DAY}&busNumero=302`,
  )
  expect([pasajerosRegistradora, gastos.length]).toEqual([300, 2])
})

test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
  expect(await invisibleFocuses(page)).toEqual([])
  // The wrong password's.
  expect(browserErrors).toEqual([expect.stringContaining('400')])
})
