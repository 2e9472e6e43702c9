/** The dashboard without a mouse: its figures are those of the API, as tables too, and lead to the screen that explains them. */
import { source } from 'axe-core'
import { type Page } from 'playwright-core'
import type { Periodo, Tablero } from '../../src/contract/tablero'
import { numero, pesos } from '../../src/ui/texts/formats'
import { faltasDe } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { type Product } from '../setup/product'
import { quieta } from '../setup/walk'

let page: Page
let product: Product
let complaints: string[]
const { pulsar, enFoco, tabHasta, boton, llenar, dialogo, ir, ingresar } = keysOn(() => page)

const readable = (text: string) => text.replace(/\s+/g, ' ')

const answered = () =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '{}') as { token: string }
    const answer = await fetch('/api/tablero', { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as Tablero
  })

const part = (name: string) => page.getByRole('region', { name, exact: true })

/** Presses the button that shows a part's figures as a table. @returns its figures, without the rows' names. */
async function tableOf(name: string) {
  await boton(`Tabla: ${name}`)
  await enFoco(`Gráfica: ${name}`)
  const rows = await part(name).getByRole('table').getByRole('row').all()
  const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()))
  return cells.map((texts) => texts.map(readable))
}

/** Nothing that axe knows is wrong with what is on screen, light and dark. */
async function isAccessible(name: string) {
  await quieta(page)
  await page.evaluate(source)
  expect(await faltasDe(page, name)).toEqual([])
}

async function open(env: Record<string, string>) {
  const opened = await openForKeys(env)
  ;({ page, product } = opened)
  complaints = opened.quejas
}

describe('the dashboard', () => {
  afterEach(async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('shows what the API answers, as drawings and as tables, and leads to the screen that explains it', async () => {
    await open({})
    await ingresar('consulta')
    await ir('m', 'Tablero')
    await part('Pasajeros').getByRole('img').first().waitFor()
    const { periodos, gastos, pendientes, saldos } = await answered()
    const [month] = periodos as [Periodo]
    expect(month.liquidaciones).toBeGreaterThan(0)
    expect(readable(await part('Pasajeros').innerText())).toContain(
      `Sensor ${numero(month.pasajerosSensor)} · Registradora ${numero(month.pasajerosReg)}`,
    )
    await isAccessible('the dashboard')

    const inPesos = (...names: (keyof Periodo)[]) =>
      periodos.map((periodo) => names.map((name) => readable(pesos(periodo[name] as number))))
    const passengers = (await tableOf('Pasajeros')).map((row) => row.slice(0, 2))
    expect(passengers).toEqual(
      periodos.map((periodo) => [numero(periodo.pasajerosSensor), numero(periodo.pasajerosReg)]),
    )
    expect(await tableOf('Valor neto')).toEqual(inPesos('valorNetoSensor', 'valorNetoReg'))
    expect(await tableOf('Salarios')).toEqual(inPesos('salarioSensor', 'salarioReg'))
    const spent = [...gastos.map(({ valores }) => valores), periodos.map(({ totalGasto }) => totalGasto)]
    expect(await tableOf('Gastos')).toEqual(spent.map((values) => values.map((one) => readable(pesos(one)))))
    expect(await tableOf('Pendientes')).toEqual(pendientes.map(({ cantidad }) => [numero(cantidad)]))
    expect(await tableOf('Saldos')).toEqual(
      saldos.conductores.map(({ balance }) => [readable(pesos(balance))]),
    )
    await isAccessible('the dashboard as tables')
    await pulsar('Enter')
    await enFoco('Tabla: Saldos')

    await tabHasta('Salarios: Salarios', { tecla: 'Shift+Tab' })
    await pulsar('Enter')
    await page.getByRole('heading', { name: 'Salarios', level: 1 }).waitFor()
    for (const total of inPesos('salarioSensor', 'salarioReg')[0] ?? [])
      await page.getByRole('main').getByText(total, { exact: true }).first().waitFor()
  })

  test('an empty company is told that there is nothing yet', async () => {
    await open({ DEMO: 'no' })
    await boton('Crear el primer administrador')
    await dialogo('Crear el primer administrador')
    await enFoco('Código que muestra la consola del servidor')
    const clave = 'caballo batería grapa'
    await llenar({
      'Código que muestra la consola del servidor': /código (\S+)/.exec(product.output())?.[1] ?? '',
      Usuario: 'jefa',
      Nombre: 'Luz Marina',
      'Clave (mínimo 12 caracteres)': clave,
      'Repita la clave': clave,
    })
    await pulsar('Enter')
    await page.getByText('No hay liquidaciones.').waitFor()
    await ir('m', 'Tablero')
    await page.getByText('Aún no hay datos para el tablero.').waitFor()
    expect(await page.getByRole('region').count()).toBe(0)
    await isAccessible('the dashboard of an empty company')
  })
})
