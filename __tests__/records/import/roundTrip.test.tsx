/** What Exportar writes, Importar takes back equal, in the fields that it takes. */
import { randomUUID } from 'node:crypto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { aBus, aConductor, aDeuda, aGasto, aLiquidacion, aPasaje } from '../../server/builders'
import { openTable, openOfficeAt } from '../../setup/fleet'
import { buttonOf, hands, openDialog } from '../../setup/screen'
import type { Office } from '../../setup/page'

let office: Office
let downloaded: File | undefined
const user = hands()

beforeAll(async () => {
  URL.createObjectURL = (blob) => ((downloaded = blob as File), 'blob:x')
  URL.revokeObjectURL = () => undefined
  office = await openOfficeAt('/deudas')
  const ana = await aConductor(office.db, { documento: '0071.5', nombre: '\'=Ana Núñez; "la" Mona' })
  const luis = await aConductor(office.db, { documento: '1002', nombre: '-Luis', tipoDocumento: 'PP' })
  await aPasaje(office.db)
  await aBus(office.db, { numero: '303', conductorUuid: ana.uuid })
  await aBus(office.db, { numero: '0304', conductorUuid: luis.uuid })
  for (const [busNumero, conductorUuid, fecha] of [
    ['303', ana.uuid, '2090-03-10'],
    ['0304', luis.uuid, '2090-03-11'],
  ] as const) {
    const { uuid } = await aLiquidacion(office.db, {
      ...{
        busNumero,
        conductorUuid,
        fecha,
        comentario: '=1+1\n; "dos" ¿y?no',
        liquidada: 1,
        civica: 3,
        tiquetes: 2,
      },
    })
    await aGasto(office.db, uuid, { nombre: 'Aseo', valor: 5000 })
    await aGasto(office.db, uuid, { nombre: 'Lavado, exterior', valor: 15_000 })
    const linked = { fecha, liquidacionUuid: busNumero === '303' ? uuid : null }
    await aDeuda(office.db, conductorUuid, { ...linked, valor: 9000, razon: "'-Descuadre'" })
    await office.db
      .insertInto('abonos')
      .values({ uuid: randomUUID(), conductorUuid, valor: 7000, origen: '@Prima, de junio', ...linked })
      .execute()
  }
})
beforeEach(() => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  downloaded = undefined
})
afterEach(cleanup)
afterAll(() => office.close())

const LISTS = {
  conductores: {
    path: '/conductores',
    totals: 0,
    stored: async () =>
      (await office.db.selectFrom('conductores').selectAll().orderBy('documento').execute()).map(
        ({ documento, nombre, empresa, fechaNacimiento, tipoDocumento }) => ({
          ...{ documento, nombre, empresa, fechaNacimiento, tipoDocumento },
        }),
      ),
    left: 0,
  },
  deudas: {
    path: '/deudas',
    totals: 2,
    stored: () =>
      office.db
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
    totals: 1,
    stored: () =>
      office.db
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
    totals: 4,
    stored: async () => [
      ...(await office.db
        .selectFrom('liquidaciones as l')
        .innerJoin('conductores as c', 'c.uuid', 'l.conductorUuid')
        .select(['l.fecha', 'l.busNumero', 'c.documento', 'l.viajes', 'l.regIni', 'l.regFin', 'l.sensor'])
        .select(['l.civica', 'l.tiquetes', 'l.comentario', 'l.liquidada'])
        .orderBy('l.fecha')
        .execute()),
      ...(await office.db.selectFrom('gastos').select(['nombre', 'valor']).orderBy('valor').execute()),
      ...(await office.db
        .selectFrom('deudas')
        .select(['valor', 'razon', 'fecha'])
        .where('liquidacionUuid', 'is not', null)
        .execute()),
      ...(await office.db
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
  await openTable(office, LISTS[list].path)
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
])('the list of %s comes back equal by %s', async (list, format) => {
  const { stored, left, totals } = LISTS[list]
  const before = await stored()
  expect(before).not.toEqual([])
  const file = await exported(list, format)
  // Their drivers and buses are there, but for the drivers' own list.
  if (list === 'conductores' || list === 'liquidaciones')
    await office.db.deleteFrom('liquidaciones').execute()
  if (list === 'conductores') {
    for (const table of ['buses', 'deudas', 'abonos', 'conductores'] as const)
      await office.db.deleteFrom(table).execute()
  } else if (list !== 'liquidaciones')
    await office.db.deleteFrom(list).where('liquidacionUuid', 'is', null).execute()
  expect(await (list === 'conductores' ? stored() : Promise.resolve([]))).toEqual([])

  await openTable(office, LISTS[list].path)
  const dialog = await openDialog(user, 'Importar', `Importar ${list}`)
  await user.upload(screen.getByLabelText('Archivo'), file)
  const next = async () => {
    const button = await screen.findByRole('button', { name: 'Siguiente' })
    await waitFor(() => expect(button).toBeEnabled(), { timeout: 10_000 })
    await user.click(button)
  }
  await screen.findByText(/filas?\. Revise de qué columna/)
  // A debt's day is that of its entry.
  if (list === 'deudas') expect(screen.getByText(/a ningún dato/).parentElement).toHaveTextContent('Fecha: ')
  else expect(screen.queryByText(/a ningún dato/)).not.toBeInTheDocument()
  await next()
  const said = await screen.findByText(/^\d filas?, sin errores/)
  // A workbook has its totals below.
  const sums = format === 'xlsx' ? totals : 0
  expect(/(\d) filas? quedan? por fuera/.exec(said.textContent)?.[1] ?? '0').toBe(String(left + sums))
  await next()
  await screen.findByText(/^Crear \d/)
  await dialog.press('Importar')
  await screen.findByText(/^Se cre/)
  await dialog.press('Cerrar')
  expect(await stored()).toEqual(before)
})
