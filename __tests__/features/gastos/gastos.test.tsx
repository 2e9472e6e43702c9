import { cleanup, screen, waitFor } from '@testing-library/react'
import { aLiquidacion, aBus, aConductor, aGasto } from '../../server/builders'
import { openTestApp, type TestApp } from '../../setup/page'
import { columns, field, columnTexts, fillIn, waitForColumn, hands, totals } from '../../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  for (const table of ['liquidaciones', 'buses', 'conductores'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

/** Ana's bus 12 on 1 March 2026 (Aseo and Taller) and Beto's bus 15 on 2 March (Aseo). */
async function someGastos() {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await aBus(db, { numero: '12' })
  await aBus(db, { numero: '15' })
  const day = async (fecha: string, busNumero: string, conductorUuid: string) =>
    (await aLiquidacion(db, { fecha, busNumero, conductorUuid })).uuid
  const first = await day('2026-03-01', '12', ana.uuid)
  await aGasto(db, first, { nombre: 'Aseo', valor: 30_000 })
  await aGasto(db, first, { nombre: 'Taller', valor: 200_000 })
  await aGasto(db, await day('2026-03-02', '15', beto.uuid), { nombre: 'Aseo', valor: 40_000 })
}

const ALL = ['$ 40.000', '$ 30.000', '$ 200.000']
const search = () => user.click(screen.getByRole('button', { name: 'Buscar' }))
const clear = () => user.click(screen.getByRole('button', { name: 'Limpiar' }))

test('shows the expenses and the two figures of the server; where nothing was spent these are zero', async () => {
  await testApp.open('/reportes/gastos')
  await screen.findByText('No hay reporte de gastos.')
  await waitFor(() =>
    expect(totals()).toEqual({ 'Total de Gastos': '$ 0', 'Promedio de Gastos por Día': '$ 0' }),
  )
  cleanup()
  await someGastos()
  await testApp.open('/reportes/gastos', 'consulta')
  await waitForColumn('Valor', ALL)
  expect(columnTexts('Nombre')).toEqual(['Aseo', 'Aseo', 'Taller'])
  expect(columnTexts('Fecha')[0]).toBe('2 de marzo de 2026')
  expect(columnTexts('Bus')).toEqual(['15', '12', '12'])
  expect(columnTexts('Conductor')).toEqual(['Beto Bernal', 'Ana Álvarez', 'Ana Álvarez'])
  expect(totals()).toEqual({ 'Total de Gastos': '$ 270.000', 'Promedio de Gastos por Día': '$ 135.000' })
})

test('other views add them up by name and by bus, in the same search', async () => {
  await someGastos()
  const { router } = await testApp.open('/reportes/gastos?vista=nombre')
  await waitForColumn('Nombre', ['Taller', 'Aseo'])
  expect(testApp.calls).not.toContain('GET /api/reporte/gastos')
  expect(columns()).toEqual(['Nombre', 'Valor', '% del total', 'Por día', 'Veces'])
  expect(columnTexts('% del total')).toEqual(['74,1 %', '25,9 %'])
  expect(totals()).toEqual({ 'Total de Gastos': '$ 270.000', 'Promedio de Gastos por Día': '$ 135.000' })
  await user.click(screen.getByRole('button', { name: 'Por bus' }))
  await waitForColumn('Bus', ['12', '15'])
  expect(columns().at(-1)).toBe('Combustible por día')
  await fillIn(user, field('Bus'), '15')
  await search()
  await waitForColumn('Bus', ['15'])
  expect(router.state.location.search).toBe('?numero=15&vista=bus')
  await user.click(screen.getByRole('button', { name: 'Uno por uno' }))
  await waitForColumn('Valor', ['$ 40.000'])
})

test('is searched by each field, in the address, until Limpiar', async () => {
  await someGastos()
  const { router } = await testApp.open('/reportes/gastos')
  await waitForColumn('Valor', ALL)
  for (const [label, text, values, address] of [
    // Free text finds a part of the name; the types of expense are only suggested.
    ['Nombre Gasto', 'tall', ['$ 200.000'], '?nombre=tall'],
    ['Fecha Inicio', '02/03/26', ['$ 40.000'], '?fechaInicial=2026-03-02'],
    ['Fecha Final', '01/03/26', ['$ 30.000', '$ 200.000'], '?fechaFinal=2026-03-01'],
    ['Bus', '12', ['$ 30.000', '$ 200.000'], '?numero=12'],
    ['Conductor', 'Beto', ['$ 40.000'], '?documento=1002'],
  ] as const) {
    // Enter searches also with the list of names open.
    if (label === 'Nombre Gasto') await user.type(field(label), `${text}{Enter}`)
    else {
      await fillIn(user, field(label), text)
      await search()
    }
    await waitForColumn('Valor', [...values])
    expect(router.state.location.search).toBe(address)
    // Empty filters are null, which the address leaves out.
    expect(testApp.calls.at(-1)).toBe(`GET /api/reporte/gastos${address}`)
    await clear()
    await waitForColumn('Valor', ALL)
  }
  expect(router.state.location.search).toBe('')
})
