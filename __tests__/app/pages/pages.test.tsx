import { act, screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { anAbono, aDeuda, aLiquidacion, aBus, aConductor, aGasto } from '../../server/builders'
import { failCall } from '../../setup/calls'
import { openTestAppAt } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import { clearCompany } from '../../server/testServer'
import { columnTexts, columns, waitForColumn, readable, hands, totals } from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/conductores')
})
beforeEach(() => clearCompany(testApp.db))
afterAll(() => testApp.close())

/** Ana drives 12, has two settlements and owes 411.000; Beto has retired. */
async function twoDrivers() {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '10.01', nombre: 'Ana Álvarez', tipoDocumento: 'C.E.' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await aBus(db, { numero: '12', conductorUuid: ana.uuid })
  await aBus(db, { numero: '15' })
  const settled = {
    conductorUuid: ana.uuid,
    salarioSensor: 100_000,
    salarioReg: 90_000,
    liquidada: 1 as const,
  }
  await aLiquidacion(db, { ...settled, busNumero: '12', fecha: '2090-02-27' })
  await aLiquidacion(db, { ...settled, busNumero: '12', fecha: '2090-03-02' })
  await aLiquidacion(db, { ...settled, busNumero: '15', fecha: '2090-03-02' })
  await aLiquidacion(db, { conductorUuid: beto.uuid, busNumero: '12', fecha: '2090-03-03' })
  await aDeuda(db, ana.uuid, { valor: 500_000, razon: 'Préstamo', fecha: '2090-03-02' })
  await anAbono(db, ana.uuid, { valor: 89_000, origen: 'Prima', fecha: '2090-03-03' })
}

const openTab = async (name: string) => user.click(screen.getByRole('tab', { name }))
const link = (name: string) => screen.getByRole('link', { name })

test('the name in a table leads to the page, which tells who it is and what they owe', async () => {
  await twoDrivers()
  const { router } = await testApp.open('/conductores', 'consulta')
  await user.click(await screen.findByRole('link', { name: 'Ana Álvarez' }))
  expect(await screen.findByRole('heading', { name: 'Ana Álvarez', level: 1 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/conductores/10.01')
  await waitFor(() => expect(document.title).toBe('Ana Álvarez · Cochera'))

  const { parentElement: header } = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(header).toHaveTextContent('C.E. 10.01 · Coonatra · bus 12 · ingresó 15/01/20'))
  expect(within(header!).getByRole('link', { name: '12' })).toHaveAttribute('href', '/buses/12')
  const figures = () =>
    Object.fromEntries(
      within(screen.getByRole('region', { name: 'Cifras' }))
        .getAllByRole('term')
        .map((term) => [term.textContent, readable(term.nextElementSibling?.textContent)]),
    )
  await waitFor(() =>
    expect(figures()).toEqual({
      Debe: '$ 411.000',
      'Última liq.': '02/03/90',
      'Neto reg. mes': '$ 0',
      Pendientes: '0',
    }),
  )
  expect(screen.queryByText(/^Retirado/)).not.toBeInTheDocument()
  expect(link('Vacaciones')).toHaveAttribute('href', '/documentos?tipo=vacaciones&documento=10.01')
  expect(link('Liquidación')).toHaveAttribute('href', '/documentos?tipo=liquidacion&documento=10.01')
})

test('each section is asked for when it is opened, and found again by its address', async () => {
  await twoDrivers()
  const { router } = await testApp.open('/conductores/10.01')
  await screen.findByText('Fecha de entrega')
  await waitForColumn('Bus', ['15', '12', '12'])
  expect(columns()).not.toContain('Conductor')
  expect(link('Abrir en Liquidaciones')).toHaveAttribute('href', '/?documento=10.01')
  expect(testApp.calls.some((call) => call.includes('/salarios') || call.includes('/abonos'))).toBe(false)

  await openTab('Salarios')
  await waitForColumn('Valor', ['$ 100.000', '$ 100.000', '$ 100.000'])
  expect(totals()).toMatchObject({ 'Total salarios': '$ 300.000' })
  expect(link('Abrir en Salarios')).toHaveAttribute('href', '/salarios?documento=10.01')

  await openTab('Abonos')
  await waitForColumn('Origen', ['Prima'])
  expect(router.state.location.search).toBe('?seccion=abonos')
  expect(testApp.calls.at(-1)).toBe('GET /api/abonos/conductor?documento=10.01')

  await act(() => router.navigate('/conductores/10.01?seccion=deudas'))
  await waitForColumn('Razón', ['Préstamo'])
  expect(totals()).toMatchObject({ 'Total de deudas': '$ 500.000', 'Balance de deuda': '$ 411.000' })
  await user.click(link('Abrir en Deudas'))
  await screen.findByRole('heading', { name: 'Deudas', level: 1 })
  expect(router.state.location.search).toBe('?documento=10.01')
})

test('what is sought among the rows of one driver is not sought among another’s', async () => {
  await twoDrivers()
  const { router } = await testApp.open('/conductores/10.01')
  await waitForColumn('Bus', ['15', '12', '12'])
  await user.type(screen.getByLabelText('Buscar en la tabla'), '15')
  await waitForColumn('Bus', ['15'])
  await act(() => router.navigate('/conductores/1002'))
  await waitForColumn('Bus', ['12'])
  expect(screen.getByLabelText('Buscar en la tabla')).toHaveValue('')
})

test('attendance is of one month at a time', async () => {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  const row = { bus: '12', justificacion: '', asistio: 1, entregoAlDia: 1, entregoPresencial: 1 } as const
  await db
    .insertInto('asistencias')
    .values([
      { ...row, uuid: crypto.randomUUID(), conductorUuid: ana.uuid, fecha: '2090-03-02' },
      { ...row, uuid: crypto.randomUUID(), conductorUuid: beto.uuid, fecha: '2090-03-02' },
      { ...row, uuid: crypto.randomUUID(), conductorUuid: ana.uuid, fecha: '2090-02-05' },
    ])
    .execute()
  const { router } = await testApp.open('/conductores/1001?seccion=asistencias&mes=3')
  await screen.findByText('2 de marzo de 2090')
  expect(columnTexts('Fecha')).toEqual(['2 de marzo de 2090'])
  await act(() => router.navigate('/conductores/1001?seccion=asistencias&mes=2'))
  await waitForColumn('Fecha', ['5 de febrero de 2090'])
  expect(link('Abrir en Asistencias')).toHaveAttribute('href', '/asistencias?tipo=mes&mes=2')
  await user.click(screen.getByText('Este mes'))
  const address = `/asistencias?tipo=mes&mes=${Number(today().slice(5, 7))}`
  expect(link('Abrir en Asistencias')).toHaveAttribute('href', address)
})

test('a retired driver says so, and is the selected row of the screen of drivers', async () => {
  await twoDrivers()
  await testApp.open('/conductores/1002')
  expect(await screen.findByText('Retirado')).toBeVisible()
  expect(await screen.findByText(/Sin bus/)).toBeVisible()
  await user.click(link('Ver en la lista'))
  await waitForColumn('Nombre', ['Ana Álvarez', 'Beto Bernal'])
  await waitFor(() =>
    expect(document.querySelector('[role="row"][aria-selected="true"]')).toHaveTextContent('Beto Bernal'),
  )
})

test('says that there is no such driver, in Spanish, and leads to all of them', async () => {
  await testApp.open('/conductores/99')
  expect(await screen.findByRole('heading', { name: 'Conductor no encontrado' })).toBeVisible()
  expect(screen.getByText(/No hay un conductor con el documento 99\./)).toBeVisible()
  expect(link('Ir a Conductores')).toHaveAttribute('href', '/conductores')
})

test('what cannot be loaded says why and can be tried again', async () => {
  await twoDrivers()
  const mend = failCall('GET /api/conductores/ingresos')
  await testApp.open('/conductores/1002')
  await screen.findByText(/^No hay conexión/)
  mend()
  await user.click(screen.getByText('Reintentar'))
  expect(await screen.findByRole('heading', { name: 'Beto Bernal', level: 1 })).toBeVisible()
  expect(await screen.findByText('3 de marzo de 2090')).toBeVisible()
})

async function twoBuses() {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  await aBus(db, { numero: '12', placa: 'TDD020', ruta: 'CBOS', conductorUuid: ana.uuid })
  await aBus(db, { numero: '15' })
  const { uuid } = await aLiquidacion(db, { conductorUuid: ana.uuid, busNumero: '12', fecha: '2090-03-02' })
  await aLiquidacion(db, { conductorUuid: ana.uuid, busNumero: '15', fecha: '2090-03-03' })
  await aGasto(db, uuid, { nombre: 'Taller', valor: 70_000 })
}

test('tells what a bus is, its settlements and its expenses', async () => {
  await twoBuses()
  const { router } = await testApp.open('/buses/12')
  expect(await screen.findByRole('heading', { name: 'Bus 12', level: 1 })).toBeVisible()
  expect(screen.getByText(/· Calasanz Boston ·/)).toBeVisible()
  expect(link('Ana Álvarez')).toHaveAttribute('href', '/conductores/1001')
  await waitForColumn('Fecha', ['2 de marzo de 2090'])
  expect(columns()).not.toContain('Bus')
  expect(link('Abrir en Liquidaciones')).toHaveAttribute('href', '/?numero=12')

  await user.click(screen.getByRole('tab', { name: 'Gastos' }))
  await waitForColumn('Nombre', ['Taller'])
  expect(totals()).toMatchObject({ 'Total de Gastos': '$ 70.000' })
  expect(link('Abrir en Reporte de gastos')).toHaveAttribute('href', '/reportes/gastos?numero=12')
  // The driver of an expense has a page as well.
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ana Álvarez' })).toHaveLength(2))

  expect(router.state.location.search).toBe('?seccion=gastos')
  await user.click(screen.getByRole('button', { name: 'Historial' }))
  expect(await screen.findByText(/Sin registro/)).toBeVisible()
})

test('a cell is selected with Space, and Enter follows its link', async () => {
  await twoBuses()
  const { router } = await testApp.open('/buses')
  await waitForColumn('Número', ['12', '15'])
  const cell = (await screen.findByRole('link', { name: '12' })).closest<HTMLElement>('[role="gridcell"]')!
  cell.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(cell.closest('[role="row"]')).toHaveAttribute('aria-selected', 'true'))
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Bus 12', level: 1 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/buses/12')
})

test('without a driver it says so; a number that no bus has is not found', async () => {
  await twoBuses()
  const { router } = await testApp.open('/buses/15')
  expect(await screen.findByText(/Sin conductor/)).toBeVisible()
  // An address may have another spelling.
  await router.navigate('/buses/1-2')
  expect(await screen.findByRole('heading', { name: 'Bus 12', level: 1 })).toBeVisible()
  await router.navigate('/buses/99')
  expect(await screen.findByRole('heading', { name: 'Bus no encontrado' })).toBeVisible()
})
