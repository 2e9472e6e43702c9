import { type Page } from 'playwright-core'
import { hoyEn, sumarDias } from '../../src/contract/fechas'
import type { LiquidacionDetalle } from '../../src/contract/liquidaciones'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { type Product } from '../setup/product'

/** A day's settlements in 'Planilla del día', without a mouse, and how many keys they take. */
let page: Page
let quejas: string[]
let product: Product
let pulsadas = 0
/** What had the focus without showing it, before another day was opened. */
const unseen: string[] = []
const { enFoco, ingresar, ir } = keysOn(() => page)

// Days of which the demonstration company has nothing yet.
const HOY = hoyEn('America/Bogota')
const EN_ORDEN = sumarDias(HOY, 3)
const EN_DESORDEN = sumarDias(HOY, 4)

/** Presses keys, and counts them. */
async function pulsar(...teclas: string[]) {
  for (const tecla of teclas) {
    await page.keyboard.press(tecla)
    pulsadas += 1
  }
}
const escribir = (texto: string) => pulsar(...texto)

/** What a paper says of a bus: its last digits on the register, and an expense only where it is another than the last time. */
interface Papel {
  bus: string
  viajes: string
  pasajeros: number
  sensor: string
  civica: string
  tiquetes: string
  aseo?: string
  combustible?: string
}

const papel = (bus: number, orden: number): Papel => ({
  bus: String(bus),
  viajes: String(5 + (orden % 4)),
  pasajeros: 261 + orden * 13,
  sensor: String(270 + orden * 13),
  civica: String(31 + orden * 4),
  tiquetes: String(orden % 7),
})
const PAPELES = Array.from({ length: 10 }, (_, orden) => papel(301 + orden, orden)).map((uno, orden) => ({
  ...uno,
  ...(orden === 3 && { combustible: '186500' }),
  ...(orden === 6 && { aseo: '12500' }),
}))
const REVUELTOS = [6, 2, 9, 0, 4, 7, 1, 8, 3, 5].map((orden) => PAPELES[orden]!)

const consultar = <T>(ruta: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const respuesta = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    return (await respuesta.json()) as unknown
  }, `/api${ruta}`) as Promise<T>

const detalle = (fecha: string, bus: string) =>
  consultar<LiquidacionDetalle>(`/liquidaciones/detalle?fecha=${fecha}&busNumero=${bus}`)

const fila = (bus: string) => page.locator(`[role="row"][data-id="${bus}"]`)

/** Waits until the cell of a bus has the focus. */
async function enCelda(bus: string, campo: string) {
  await page.waitForFunction(
    ([numero, field]) => {
      const celda = document.activeElement?.closest<HTMLElement>('[role="gridcell"]')
      return celda?.dataset.field === field && celda?.parentElement?.dataset.id === numero
    },
    [bus, campo] as const,
  )
}

async function abrirDia(fecha: string) {
  unseen.push(...(await invisibleFocuses(page)))
  await page.goto(`${product.url}/liquidaciones/planilla?fecha=${fecha}`)
  await fila('301').locator('[data-field="regIni"]').getByText(/\d/).waitFor()
  await page.getByText('Cargando…').first().waitFor({ state: 'detached' })
}

/** Types a paper in its row, from the trips on: what is proposed is taken as it is. */
async function llenarFila({ viajes, sensor, civica, tiquetes, aseo, combustible }: Papel, final: number) {
  await escribir(viajes)
  await pulsar('Tab')
  await escribir(String(final).slice(-3))
  for (const texto of [sensor, civica, tiquetes, aseo, combustible]) {
    await pulsar('Tab')
    if (texto) await escribir(texto)
  }
  await pulsar('Tab')
}

/** The settlements as they are stored, beside what the papers say. */
async function esperarGuardadas(fecha: string, finales: Map<string, number>) {
  const unaAUna = PAPELES.map(async ({ bus, viajes, sensor, civica, tiquetes, aseo, combustible }) => {
    await fila(bus).getByText('Guardada, pendiente').waitFor()
    const una = await detalle(fecha, bus)
    expect({ ...una, uuid: typeof una.uuid }).toMatchObject({
      uuid: 'string',
      viajes: Number(viajes),
      regFin: finales.get(bus),
      sensor: Number(sensor),
      civica: Number(civica),
      tiquetes: Number(tiquetes),
    })
    const gasto = (nombre: string) => una.gastos.find((otro) => otro.nombre === nombre)?.valor
    expect([gasto('Aseo'), gasto('Combustible')]).toEqual([
      aseo ? Number(aseo) : expect.any(Number),
      combustible ? Number(combustible) : expect.any(Number),
    ])
  })
  await Promise.all(unaAUna)
}

async function finalesDe(fecha: string) {
  const pares = PAPELES.map(
    async ({ bus, pasajeros }) => [bus, (await detalle(fecha, bus)).regIni + pasajeros] as const,
  )
  return new Map(await Promise.all(pares))
}

describe('the sheet of the day', () => {
  beforeAll(async () => {
    ;({ page, quejas, product } = await openForKeys())
    await ingresar('editor')
  })

  test('is in the menu and in the toolbar of the settlements, and has a letter', async () => {
    const enlace = (nombre: string, parte: string) =>
      page.locator(parte).getByRole('link', { name: nombre, exact: true }).getAttribute('href')
    expect(await enlace('Planilla del día', 'nav')).toBe('/liquidaciones/planilla')
    expect(await enlace('Planilla', 'main')).toBe('/liquidaciones/planilla')
    await ir('n', 'Planilla del día')
    expect(new URL(page.url()).pathname).toBe('/liquidaciones/planilla')
  })

  test('ten settlements in the order of the buses take no more than 19 keys each', async () => {
    await abrirDia(EN_ORDEN)
    const finales = await finalesDe(EN_ORDEN)
    await page.keyboard.press('b')
    await enFoco('Ir al bus')
    pulsadas = 1
    await escribir('301')
    await pulsar('Enter')
    for (const uno of PAPELES) {
      await enCelda(uno.bus, 'viajes')
      await llenarFila(uno, finales.get(uno.bus)!)
    }
    await esperarGuardadas(EN_ORDEN, finales)
    expect(pulsadas / PAPELES.length).toBeLessThanOrEqual(19)
  })

  test('in any order they take no more than 24', async () => {
    await abrirDia(EN_DESORDEN)
    const finales = await finalesDe(EN_DESORDEN)
    pulsadas = 0
    for (const uno of REVUELTOS) {
      await pulsar('b')
      await enFoco('Ir al bus')
      await escribir(uno.bus)
      await pulsar('Enter')
      await enCelda(uno.bus, 'viajes')
      await llenarFila(uno, finales.get(uno.bus)!)
    }
    await esperarGuardadas(EN_DESORDEN, finales)
    expect(pulsadas / REVUELTOS.length).toBeLessThanOrEqual(24)
  })

  test('copies from above without the browser’s bookmark, restores, and shows what the last digits mean', async () => {
    await abrirDia(sumarDias(HOY, 5))
    await page.keyboard.press('b')
    await enFoco('Ir al bus')
    await escribir('302')
    await pulsar('Enter')
    await enCelda('302', 'viajes')
    await pulsar('7', 'ArrowDown', 'Control+d')
    const celda = (bus: string, campo: string) => fila(bus).locator(`[data-field="${campo}"]`)
    await celda('303', 'viajes').getByText('7', { exact: true }).waitFor()
    await pulsar('Escape')
    await page.waitForFunction(
      () => document.querySelector('[data-id="303"] [data-field="viajes"]')?.textContent === '',
    )
    await pulsar('ArrowRight', 'ArrowRight')
    await enCelda('303', 'regFin')
    await escribir('9')
    await celda('303', 'regFin').locator('.completa').waitFor()
    await pulsar('Escape')
  })

  test('the bus and its driver stay in sight, and never over the cell that has the focus', async () => {
    await pulsar('End')
    await enCelda('303', 'liquidada')
    expect(await fila('303').locator('[data-field="bus"]').isVisible()).toBe(true)
    for (let i = 0; i < 12; i++) {
      await pulsar('ArrowLeft')
      const [borde, izquierda] = await page.evaluate(() => {
        const celda = document.activeElement!
        const fijas = [...celda.parentElement!.querySelectorAll('.fija')]
        return [fijas.at(-1)!.getBoundingClientRect().right, celda.getBoundingClientRect().left]
      })
      expect(izquierda).toBeGreaterThanOrEqual(Math.floor(borde))
    }
  })

  test('axe finds nothing in settled rows, nor in a wrong one, at a desk or on a phone', async () => {
    await abrirDia(sumarDias(HOY, -1))
    await page.getByText('Liquidada').first().waitFor()
    await isAccessible(page, 'settled rows')
    await abrirDia(sumarDias(HOY, 6))
    await fila('305').locator('[data-field="viajes"]').click()
    await pulsar('6', 'Tab', ...'9999999999', 'Tab', 'ArrowDown')
    await page.locator('.con-error').first().waitFor()
    await isAccessible(page, 'a wrong row at a desk')
    await page.setViewportSize({ width: 390, height: 844 })
    await isAccessible(page, 'a wrong row on a phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
    expect([...unseen, ...(await invisibleFocuses(page))]).toEqual([])
    expect(quejas).toEqual([])
  })
})
