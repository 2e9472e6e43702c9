/** All screens before a host that knows the table alone, and leaves out whatever it may. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { aCompany, openList, storedLiquidacion } from '../features/liquidaciones/listScreen'
import { aDeuda, aFestivo, anAbono } from '../server/builders'
import { answerSparsely } from '../setup/host/sparse'
import type { TestApp } from '../setup/page'
import { chooseRow, hands, openDialog, rows } from '../setup/screen'
import { anotherHost } from '../setup/head'

let testApp: TestApp
let strays: string[]
const user = hands()

beforeAll(async () => {
  testApp = await aCompany()
  const { db } = testApp
  const { uuid } = await db
    .selectFrom('conductores')
    .selectAll()
    .where('documento', '=', '1001')
    .executeTakeFirstOrThrow()
  await aDeuda(db, uuid)
  await anAbono(db, uuid)
  await aFestivo(db, { fecha: '2030-12-25' })
  await storedLiquidacion(testApp, { abonoDto: { valor: 1_000 }, deudaDto: { razon: 'Multa', valor: 5_000 } })
  await storedLiquidacion(testApp, { fecha: '2026-03-06', regIni: 1_300, regFin: 1_500 })
  const sheet = await testApp.ask('admin', {
    method: 'GET',
    url: '/api/asistencias/fecha?fecha=2030-03-05&crear=true',
  })
  await testApp.ask('admin', {
    method: 'POST',
    url: '/api/asistencias',
    payload: sheet.json<object[]>().map((row) => ({ ...row, bus: '12', asistio: true })),
  })
  await testApp.open('/festivos')
  await screen.findByText('1–1 de 1', undefined, { timeout: 25_000 })
  cleanup()
  strays = answerSparsely()
})
beforeEach(anotherHost)
afterEach(() => expect(strays.splice(0)).toEqual([]))
afterAll(() => testApp.close())

/** Features that our own server adds, by the names of what is pressed, chosen or typed in. */
const OWN =
  /importar|con varias|varias filas|^varias|^planilla|planilla del día|historial|deshacer|proponer|vista previa|por conductor|motivo|contratos|tablero|cierre del día|usuarios|administración$|mis sesiones|cambiar clave|^paso \d/i
const named = () =>
  [
    ...document.querySelectorAll('button, a, label, [role="option"], [role="tab"], [role="menuitem"], dd'),
  ].flatMap((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent
    return OWN.test(name) ? name : []
  })

/** Nothing on the page speaks of what a program lacks, nor of what is ours, and it stands. */
function isWhole() {
  expect(named()).toEqual([])
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
  await testApp.open(path)
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
  await testApp.open('/abonos')
  await waitFor(() => expect(rows()).not.toHaveLength(0))
  const before = testApp.calls.length
  const dialog = await openDialog(user, 'Crear', 'Crear Abono')
  await dialog.fill({ Conductor: 'Ana', Valor: '9999999', Origen: 'Prima' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(testApp.calls.slice(before)).toContain('POST /api/abonos')
  expect(testApp.calls.slice(before).filter((call) => /deudas|habituales/.test(call))).toEqual([])
})

test.each(['/tablero', '/cierres', '/usuarios', '/historial', '/liquidaciones/planilla'])(
  '%s is no address',
  async (path) => {
    await testApp.open(path)
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    isWhole()
  },
)

test('Documentos has no second view and no preview', async () => {
  await testApp.open('/documentos?ver=emitidos')
  await user.selectOptions(await screen.findByLabelText('Documento'), 'Vacaciones')
  expect(await screen.findByText('Generar')).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  isWhole()
})

test('no key, choice or entry of a menu leads to what is ours', async () => {
  const { openSensores, user } = await openList(testApp)
  await waitFor(async () => {
    await user.keyboard('?')
    expect(screen.getByText('Atajos de teclado', { selector: 'h2' })).toBeInTheDocument()
  })
  isWhole()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  await user.keyboard('yv')
  const sensores = await openSensores()
  isWhole()
  await sensores.press('Cancelar')
  await user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByLabelText('Buscar en todo', { selector: '[role="dialog"]' })
  isWhole()
  await user.keyboard('importar')
  expect(palette).toHaveTextContent('Nada coincide')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: /Admin/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }))
  expect(await screen.findByRole('heading', { name: 'Inicio de Sesión' })).toBeVisible()
  isWhole()
})
