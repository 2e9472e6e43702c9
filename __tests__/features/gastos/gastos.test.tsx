import { screen, waitFor } from '@testing-library/react'
import { unaLiquidacion, unBus, unConductor, unGasto } from '../../server/builders'
import { unaOficina, type Oficina } from '../../setup/page'
import { campo, columna, escribir, esperarColumna, legible, manos, totales } from '../../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
})
beforeEach(async () => {
  for (const tabla of ['liquidaciones', 'buses', 'conductores'] as const)
    await oficina.db.deleteFrom(tabla).execute()
})
afterAll(() => oficina.cerrar())

/** Ana's bus 12 on 1 March 2026 (Aseo and Taller) and Beto's bus 15 on 2 March (Aseo). */
async function unosGastos() {
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await unBus(db, { numero: '12' })
  await unBus(db, { numero: '15' })
  const dia = async (fecha: string, busNumero: string, conductorUuid: string) =>
    (await unaLiquidacion(db, { fecha, busNumero, conductorUuid })).uuid
  const primera = await dia('2026-03-01', '12', ana.uuid)
  await unGasto(db, primera, { nombre: 'Aseo', valor: 30_000 })
  await unGasto(db, primera, { nombre: 'Taller', valor: 200_000 })
  await unGasto(db, await dia('2026-03-02', '15', beto.uuid), { nombre: 'Aseo', valor: 40_000 })
}

const TODOS = ['$ 40.000', '$ 30.000', '$ 200.000']
const buscar = () => user.click(screen.getByRole('button', { name: 'Buscar' }))
const limpiar = () => user.click(screen.getByRole('button', { name: 'Limpiar' }))

test('where nothing was spent the totals are zero, and nothing is drawn', async () => {
  await oficina.abrir('/reportes/gastos')
  await screen.findByText('No hay reporte de gastos.')
  expect(screen.queryByRole('region', { name: 'Gasto por nombre' })).not.toBeInTheDocument()
  await waitFor(() =>
    expect(totales()).toEqual({ 'Total de Gastos': '$ 0', 'Promedio de Gastos por Día': '$ 0' }),
  )
})

test('shows the expenses as currency, with their total and the average per day', async () => {
  await unosGastos()
  await oficina.abrir('/reportes/gastos', 'consulta')
  await esperarColumna('Valor', TODOS)
  expect(columna('Nombre')).toEqual(['Aseo', 'Aseo', 'Taller'])
  expect(columna('Fecha')[0]).toBe('2 de marzo de 2026')
  expect(columna('Bus')).toEqual(['15', '12', '12'])
  expect(columna('Conductor')).toEqual(['Beto Bernal', 'Ana Álvarez', 'Ana Álvarez'])
  expect(totales()).toEqual({ 'Total de Gastos': '$ 270.000', 'Promedio de Gastos por Día': '$ 135.000' })
})

test('draws the expense by name for what is searched, and says it in words', async () => {
  await unosGastos()
  await oficina.abrir('/reportes/gastos')
  const dicho = async () => {
    const grafica = await screen.findByRole('region', { name: 'Gasto por nombre' })
    return legible(document.getElementById(grafica.getAttribute('aria-describedby') ?? '')?.textContent)
  }
  expect(await dicho()).toBe('Taller: $ 200.000 (74 %); Aseo: $ 70.000 (26 %).')
  await escribir(user, campo('Bus'), '15')
  await buscar()
  await esperarColumna('Valor', ['$ 40.000'])
  expect(await dicho()).toBe('Aseo: $ 40.000 (100 %).')
})

test.each([
  // Free text finds a part of the name; the types of expense are only suggested.
  ['Nombre Gasto', 'tall', ['$ 200.000'], '?nombre=tall'],
  ['Fecha Inicio', '02/03/26', ['$ 40.000'], '?fechaInicial=2026-03-02'],
  ['Fecha Final', '01/03/26', ['$ 30.000', '$ 200.000'], '?fechaFinal=2026-03-01'],
  ['Bus', '12', ['$ 30.000', '$ 200.000'], '?numero=12'],
  ['Conductor', 'Beto', ['$ 40.000'], '?documento=1002'],
])('is searched by %s alone, in the address, until Limpiar', async (etiqueta, texto, valores, direccion) => {
  await unosGastos()
  const { router } = await oficina.abrir('/reportes/gastos')
  await esperarColumna('Valor', TODOS)
  await user.click(campo(etiqueta))
  await user.paste(texto)
  if (etiqueta === 'Bus' || etiqueta === 'Conductor') await user.keyboard('{Enter}')
  await buscar()
  await esperarColumna('Valor', valores)
  expect(router.state.location.search).toBe(direccion)
  // Empty filters are null, which the address leaves out.
  expect(oficina.llamadas.at(-1)).toBe(`GET /api/reporte/gastos${direccion}`)
  await limpiar()
  await esperarColumna('Valor', TODOS)
  expect(router.state.location.search).toBe('')
})

test('suggests the types of expense', async () => {
  await oficina.abrir('/reportes/gastos')
  await screen.findByText('No hay reporte de gastos.')
  await user.click(campo('Nombre Gasto'))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Aseo',
    'Combustible',
    'Pesca',
    'Vacuna',
    'Reserva',
    'Taller',
    'Preventiva',
    'Tecnomecanica',
  ])
})
