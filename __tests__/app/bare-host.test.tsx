/** All screens before a host that leaves out whatever it may. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { aCompany, storedLiquidacion } from '../features/liquidaciones/listScreen'
import { aDeuda, aFestivo, anAbono } from '../server/builders'
import { answerBare } from '../setup/host/bare'
import type { Office } from '../setup/page'
import { chooseRow, hands, openDialog, rows } from '../setup/screen'
import { anotherHost } from '../setup/head'

let office: Office
const user = hands()

beforeAll(async () => {
  office = await aCompany()
  const { db } = office
  const { uuid } = await db
    .selectFrom('conductores')
    .selectAll()
    .where('documento', '=', '1001')
    .executeTakeFirstOrThrow()
  await aDeuda(db, uuid)
  await anAbono(db, uuid)
  await aFestivo(db, { fecha: '2030-12-25' })
  await storedLiquidacion(office, { abonoDto: { valor: 1_000 }, deudaDto: { razon: 'Multa', valor: 5_000 } })
  await storedLiquidacion(office, { fecha: '2026-03-06', regIni: 1_300, regFin: 1_500 })
  const sheet = await office.ask('admin', {
    method: 'GET',
    url: '/api/asistencias/fecha?fecha=2030-03-05&crear=true',
  })
  await office.ask('admin', {
    method: 'POST',
    url: '/api/asistencias',
    payload: sheet.json<object[]>().map((row) => ({ ...row, bus: '12', asistio: true })),
  })
  await office.open('/festivos')
  await screen.findByText('1–1 de 1', undefined, { timeout: 25_000 })
  cleanup()
  answerBare()
})
beforeEach(anotherHost)
afterAll(() => office.close())

/** Nothing on the page speaks of what a program lacks, and it stands. */
function isWhole() {
  const fields = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  )
  expect([document.body.textContent, ...fields].join(' ')).not.toMatch(
    /undefined|\bnull\b|NaN|Invalid Date|Algo salió mal/,
  )
}

test.each([
  ['/', { Detalle: 'Detalle de la Liquidación', Liquidar: 'Liquidar', Eliminar: 'Eliminar Liquidación' }],
  ['/?numero=12', {}],
  [
    '/conductores',
    { Editar: 'Editar Conductor', Retirar: 'Retirar Conductor', Ingresar: 'Ingresar Conductor' },
  ],
  ['/buses', { Editar: 'Editar Bus' }],
  ['/pasajes', { Editar: 'Editar Pasaje', Invalidar: 'Invalidar Pasaje' }],
  ['/salarios', {}],
  ['/deudas', { Editar: 'Editar Deuda', Eliminar: 'Eliminar Deuda' }],
  ['/abonos', { Editar: 'Editar Abono', Eliminar: 'Eliminar Abono' }],
  ['/festivos', { Eliminar: 'Eliminar Liquidación' }],
  ['/reportes/gastos', {}],
  ['/asistencias?tipo=mes&mes=3', {}],
  ['/asistencias?tipo=dia&fecha=2030-03-05', {}],
  ['/asistencias/reporte?mes=3', {}],
  ['/asistencias/crear', {}],
  ['/conductores/1001', {}],
  ['/conductores/1001?seccion=salarios', {}],
  ['/conductores/1001?seccion=deudas', {}],
  ['/conductores/1001?seccion=abonos', {}],
  ['/conductores/1001?seccion=asistencias&mes=3', {}],
  ['/buses/12', {}],
  ['/buses/12?seccion=gastos', {}],
] as const)('%s stands, and so does what it opens', async (path, dialogs) => {
  await office.open(path)
  await waitFor(() => expect(rows()).not.toHaveLength(0), { timeout: 10_000 })
  isWhole()
  for (const [button, title] of Object.entries(dialogs)) {
    const chosen = rows()[0]!
    if (chosen.getAttribute('aria-selected') !== 'true')
      await chooseRow(user, chosen.querySelector('[role="gridcell"]')!.textContent)
    const dialog = await openDialog(user, button, title)
    isWhole()
    await user.keyboard('{Escape}')
    await dialog.closed()
  }
})

test('a repayment above what is owed is sent at once, and nothing is called for it', async () => {
  await office.open('/abonos')
  await waitFor(() => expect(rows()).not.toHaveLength(0))
  const before = office.calls.length
  const dialog = await openDialog(user, 'Crear', 'Crear Abono')
  await dialog.fill({ Conductor: 'Ana', Valor: '9999999', Origen: 'Prima' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(office.calls.slice(before)).toContain('POST /api/abonos')
  expect(office.calls.slice(before).filter((call) => /deudas|habituales/.test(call))).toEqual([])
})
