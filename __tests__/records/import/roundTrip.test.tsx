/** Round trip: Importar takes back equal what Exportar writes, in the fields that it takes. */
import { randomUUID } from 'node:crypto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { aBus, aConductor, aDeuda, aGasto, aLiquidacion, aPasaje } from '../../server/builders'
import { openTable, openTestAppAt } from '../../setup/fleet'
import { buttonOf, hands, openDialog } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

/** Database that is exported from, and a fresh one that has its drivers and buses. */
let source: TestApp
let fresh: TestApp
const fetches: (typeof fetch)[] = []
let downloaded: File | undefined
const user = hands()

/** The most that the fields take. */
const PESOS = 999_999_999_999
const COUNT = 999_999_999

async function fleet({ db }: TestApp) {
  const ana = await aConductor(db, { documento: '0071.5', nombre: '\'=Ana Núñez; "la" Mona' })
  const luis = await aConductor(db, { documento: '123456789012345', nombre: '-Luis', tipoDocumento: 'PP' })
  await aPasaje(db)
  await aBus(db, { numero: '303', conductorUuid: ana.uuid })
  await aBus(db, { numero: '0304', conductorUuid: luis.uuid })
  return [ana.uuid, luis.uuid] as const
}

beforeAll(async () => {
  URL.createObjectURL = (blob) => ((downloaded = blob as File), 'blob:x')
  URL.revokeObjectURL = () => undefined
  source = await openTestAppAt('/deudas')
  fetches.push(globalThis.fetch)
  const [ana, luis] = await fleet(source)
  for (const [busNumero, conductorUuid, fecha] of [
    ['303', ana, '2090-03-10'],
    ['0304', luis, '2090-03-11'],
  ] as const) {
    const { uuid } = await aLiquidacion(source.db, {
      busNumero,
      conductorUuid,
      fecha,
      liquidada: 1,
      civica: 3,
      tiquetes: 2,
      viajes: COUNT,
      regIni: COUNT - 400,
      regFin: COUNT,
      sensor: COUNT,
      comentario: '=1+1\n; "dos" ¿y?no',
    })
    await aGasto(source.db, uuid, { nombre: 'Aseo', valor: 5000 })
    await aGasto(source.db, uuid, { nombre: 'Lavado, exterior', valor: PESOS })
    const linked = { fecha, liquidacionUuid: busNumero === '303' ? uuid : null }
    await aDeuda(source.db, conductorUuid, { ...linked, valor: PESOS, razon: "'-Descuadre'" })
    await source.db
      .insertInto('abonos')
      .values({ uuid: randomUUID(), conductorUuid, valor: PESOS, origen: '@Prima, de junio', ...linked })
      .execute()
  }
  fresh = await openTestAppAt('/deudas')
  fetches.push(globalThis.fetch)
  await fleet(fresh)
})
beforeEach(() => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  downloaded = undefined
})
afterEach(cleanup)
afterAll(async () => {
  await source.close()
  await fresh.close()
})

const LISTS = {
  conductores: {
    path: '/conductores',
    /** Columns of what is computed there, or the day of entry. */
    lost: ['Fecha de último ingreso'],
    totals: 0,
    stored: async ({ db }: TestApp) =>
      (await db.selectFrom('conductores').selectAll().orderBy('documento').execute()).map(
        ({ documento, nombre, empresa, fechaNacimiento, tipoDocumento }) => ({
          documento,
          nombre,
          empresa,
          fechaNacimiento,
          tipoDocumento,
        }),
      ),
    left: 0,
  },
  deudas: {
    path: '/deudas',
    lost: ['Conductor', 'Fecha', 'De liquidación'],
    totals: 2,
    stored: ({ db }: TestApp) =>
      db
        .selectFrom('deudas as d')
        .innerJoin('conductores as c', 'c.uuid', 'd.conductorUuid')
        .select(['c.documento', 'd.valor', 'd.razon'])
        .where('d.liquidacionUuid', 'is', null)
        .orderBy('c.documento')
        .execute(),
    left: 1,
  },
  abonos: {
    path: '/abonos',
    lost: ['Conductor', 'De liquidación'],
    totals: 1,
    stored: ({ db }: TestApp) =>
      db
        .selectFrom('abonos as d')
        .innerJoin('conductores as c', 'c.uuid', 'd.conductorUuid')
        .select(['c.documento', 'd.valor', 'd.origen', 'd.fecha'])
        .where('d.liquidacionUuid', 'is', null)
        .orderBy('c.documento')
        .execute(),
    left: 1,
  },
  liquidaciones: {
    path: '/',
    lost: [
      'Conductor',
      'Pasajeros reg.',
      'Pasajeros sensor',
      'Neto reg.',
      'Neto sensor',
      'Fecha de entrega',
      'Gastos',
      'Salario reg.',
      'Salario sensor',
    ],
    totals: 4,
    stored: async ({ db }: TestApp) => [
      ...(await db
        .selectFrom('liquidaciones as l')
        .innerJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
        .select(['l.fecha', 'l.busNumero', 'c.documento', 'l.viajes', 'l.regIni', 'l.regFin', 'l.sensor'])
        .select(['l.civica', 'l.tiquetes', 'l.comentario', 'l.liquidada'])
        .orderBy('l.fecha')
        .execute()),
      ...(await db.selectFrom('gastos').select(['nombre', 'valor']).orderBy('valor').execute()),
      ...(await db
        .selectFrom('deudas')
        .select(['valor', 'razon', 'fecha'])
        .where('liquidacionUuid', 'is not', null)
        .execute()),
      ...(await db
        .selectFrom('abonos')
        .select(['valor', 'fecha'])
        .where('liquidacionUuid', 'is not', null)
        .execute()),
    ],
    left: 0,
  },
} as const

type List = keyof typeof LISTS

async function exported(list: List, format: 'csv' | 'xlsx') {
  globalThis.fetch = fetches[0]!
  await openTable(source, LISTS[list].path)
  if (format === 'csv') await user.click(buttonOf('Exportar'))
  else {
    await user.click(buttonOf('Más formatos'))
    await user.click(await screen.findByText('Excel', { selector: '[role="menuitem"]' }))
  }
  await waitFor(() => expect(downloaded).toBeDefined(), { timeout: 10_000 })
  cleanup()
  return new File([downloaded!], `${list}.${format}`)
}

test.each<[List, 'csv' | 'xlsx']>([
  ['deudas', 'csv'],
  ['deudas', 'xlsx'],
  ['abonos', 'csv'],
  ['abonos', 'xlsx'],
  ['liquidaciones', 'csv'],
  ['liquidaciones', 'xlsx'],
  ['conductores', 'csv'],
  ['conductores', 'xlsx'],
])('the list of %s comes back equal by %s into a fresh database', async (list, format) => {
  const { stored, left, totals, lost } = LISTS[list]
  const before = await stored(source)
  expect(before).not.toEqual([])
  const file = await exported(list, format)
  globalThis.fetch = fetches[1]!
  // Their drivers and buses are there, but for the drivers' own list.
  const tables = ['gastos', 'deudas', 'abonos', 'liquidaciones'] as const
  for (const table of [...tables, ...(list === 'conductores' ? (['buses', 'conductores'] as const) : [])])
    await fresh.db.deleteFrom(table).execute()

  await openTable(fresh, LISTS[list].path)
  const dialog = await openDialog(user, 'Importar', `Importar ${list}`)
  await user.upload(screen.getByLabelText('Archivo'), file)
  const next = async () => {
    const button = await screen.findByRole('button', { name: 'Siguiente' })
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 10_000 })
    await user.click(button)
  }
  await screen.findByText(/filas?\. Revise de qué columna/)
  const lines = screen.getByText(/a ningún dato/).parentElement!.children
  expect([...lines].slice(1).map(({ textContent }) => textContent.split(':')[0])).toEqual(lost)
  await next()
  const said = await screen.findByText(/^\d filas?, sin errores/)
  // A workbook has its totals below.
  const sums = format === 'xlsx' ? totals : 0
  expect(/(\d) filas? quedan? por fuera/.exec(said.textContent)?.[1] ?? '0').toBe(String(left + sums))
  await screen.findByText(/^Crear \d/)
  await dialog.press('Importar')
  await screen.findByText(/^Importación terminada/)
  expect(await stored(fresh)).toEqual(before)
})
