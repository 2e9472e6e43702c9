/**
 * Two desks at once, each in a real browser: what one does, the other sees. It is the smoke journey, the one that runs on each
 * engine; what the engines do otherwise is proven by the server's tests.
 */
import { type Browser, type Page } from 'playwright-core'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import { launchBrowser } from '../setup/browser'
import { ENGINES } from '../setup/databases'
import { handsOn, signedIn } from '../setup/hands'
import { startProduct, type Product } from '../setup/product'
import { productDatabase, type ProductDatabase } from '../setup/productDatabase'

// A day of which the demonstration company has nothing yet.
const DAY = sumarDias(hoyEn('America/Bogota'), 3)
const [YEAR = '', MONTH, DATE] = DAY.split('-')
const TYPED_DAY = `${DATE}/${MONTH}/${YEAR.slice(2)}`

describe.each(ENGINES)('smoke: two desks on %s', (engine) => {
  let database: ProductDatabase
  let product: Product
  let browser: Browser
  let ana: Page
  let beto: Page
  const hands = { ana: handsOn(() => ana), beto: handsOn(() => beto) }
  const browserErrors: string[] = []
  const wholeLists = new Map<Page, number>()

  async function desk(user: string): Promise<Page> {
    const page = await signedIn(browser, user, product.url)
    page.on('pageerror', ({ message }) => browserErrors.push(message))
    return page
  }

  beforeAll(async () => {
    database = await productDatabase(engine)
    product = await startProduct({ env: database.env })
    browser = await launchBrowser()
    ;[ana, beto] = await Promise.all([desk('admin'), desk('editor')])
    for (const page of [ana, beto]) {
      await page.locator('[role="row"][data-id]').first().waitFor()
      page.on('request', (request) => {
        if (request.url().endsWith('/liquidaciones/table'))
          wholeLists.set(page, (wholeLists.get(page) ?? 0) + 1)
      })
    }
  })
  afterAll(async () => {
    await browser.close()
    await product.stop()
    await database.stop()
  })

  test('a settlement that one enters appears at the other’s desk', async () => {
    const dialog = await hands.beto.open('Crear', 'Crear Liquidación')
    await hands.beto.fill(dialog, {
      Fecha: TYPED_DAY,
      Bus: '305',
      Viajes: '6',
      'Registradora inicial': '1000',
      'Registradora final': '1300',
      Sensor: '350',
    })
    await hands.beto.button('Crear', dialog).click()
    // It is a day to come.
    await hands.beto.send(await hands.beto.dialog('Revise antes de guardar'), 'Guardar')
    await dialog.waitFor({ state: 'detached' })
    await hands.ana.row(fechaLarga(DAY), '305', '1.300').waitFor()
  })

  test('an edit that comes late is told what the other has saved', async () => {
    await hands.ana.choose(fechaLarga(DAY))
    const hers = await hands.ana.open('Liquidar', 'Liquidar')
    await hers.getByLabel('Viajes', { exact: true }).fill('8')
    await hands.beto.choose(fechaLarga(DAY))
    const his = await hands.beto.open('Liquidar', 'Liquidar')

    await his.getByLabel('Viajes', { exact: true }).fill('7')
    await hands.beto.send(his, 'Aceptar')
    // The first attempt is refused, as she has not seen it yet; the second means it.
    await hands.ana.button('Aceptar', hers).click()
    await hers.getByText('Otra persona cambió').waitFor()
    await hers.getByText('Ahora: 7 · Usted: 8').waitFor()
    expect(await hers.getByLabel('Viajes', { exact: true }).inputValue()).toBe('8')
    await hands.ana.send(hers, 'Aceptar')
    // The row is still selected.
    const again = await hands.beto.open('Liquidar', 'Liquidar')
    await expect(again.getByLabel('Viajes', { exact: true }).inputValue()).resolves.toBe('8')
    await hands.beto.send(again, 'Cancelar')
  })

  test('on another screen too, and the selected row stays selected', async () => {
    for (const { goTo } of Object.values(hands)) await goTo('Deudas')
    const row = ana.locator('[role="row"][data-id]').first()
    await row.getByRole('gridcell').first().click()
    const dialog = await hands.beto.open('Crear', 'Crear Deuda')
    await hands.beto.fill(dialog, { Conductor: 'a', Valor: '12345', Razón: 'Espejo' })
    await hands.beto.send(dialog, 'Crear')
    await hands.ana.row('$ 12.345').waitFor()
    expect(await ana.locator('[role="row"][aria-selected="true"]').count()).toBe(1)
  })

  test('one that is deleted goes from both, though nobody looks at the list', async () => {
    await hands.ana.goTo('Liquidaciones')
    await hands.ana.choose(fechaLarga(DAY))
    await hands.ana.send(await hands.ana.open('Eliminar', 'Eliminar Liquidación'), 'Eliminar')
    await hands.ana.toast('Liquidación eliminada.')
    await hands.beto.goTo('Liquidaciones')
    await hands.beto.row(fechaLarga(DAY)).waitFor({ state: 'detached' })
    await beto.locator('[role="row"][data-id]').first().waitFor()
  })

  test('nobody has asked for the whole list again', () => {
    expect([...wholeLists.values()]).toEqual([])
    expect(browserErrors).toEqual([])
  })
})
