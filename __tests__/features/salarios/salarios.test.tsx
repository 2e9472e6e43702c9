import { screen, waitFor } from '@testing-library/react'
import { unaLiquidacion, unBus, unConductor } from '../../server/builders'
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

/** Ana on 1 and 2 March 2026; Beto, who has retired since, on the 2nd. */
async function unMes() {
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  const { numero: busNumero } = await unBus(db, { numero: '12' })
  const deAna = { conductorUuid: ana.uuid }
  await unaLiquidacion(db, {
    ...deAna,
    fecha: '2026-03-01',
    salarioSensor: 100_000,
    salarioReg: 90_000,
    busNumero,
  })
  await unaLiquidacion(db, { ...deAna, fecha: '2026-03-02', salarioSensor: 110_000, salarioReg: 80_000 })
  await unaLiquidacion(db, {
    conductorUuid: beto.uuid,
    fecha: '2026-03-02',
    salarioSensor: 60_000,
    salarioReg: 70_000,
  })
}

const buscar = async () => user.click(screen.getByRole('button', { name: 'Buscar' }))

test('where there are no salaries nothing is drawn, and the averages per day are left out', async () => {
  await oficina.abrir('/salarios')
  await screen.findByText('No hay salarios.')
  expect(screen.queryByRole('region', { name: 'Salario por día' })).not.toBeInTheDocument()
  await waitFor(() =>
    expect(totales()).toEqual({
      'Total salarios': '$ 0',
      'Promedio salario': '$ 0',
      'Total salarios registradora': '$ 0',
      'Promedio salario registradora': '$ 0',
    }),
  )
})

test('shows a row per settlement and the six figures of the server', async () => {
  await unMes()
  await oficina.abrir('/salarios', 'consulta')
  await esperarColumna('Conductor', ['Beto Bernal', 'Ana Álvarez', 'Ana Álvarez'])
  expect(columna('Valor')).toEqual(['$ 60.000', '$ 110.000', '$ 100.000'])
  expect(columna('Valor registradora')).toEqual(['$ 70.000', '$ 80.000', '$ 90.000'])
  expect(columna('Bus')[2]).toBe('12')
  expect(columna('Fecha')[2]).toBe('1 de marzo de 2026')
  expect(totales()).toEqual({
    'Total salarios': '$ 270.000',
    'Promedio salario': '$ 90.000',
    'Promedio por día': '$ 135.000',
    'Total salarios registradora': '$ 240.000',
    'Promedio salario registradora': '$ 80.000',
    'Promedio por día registradora': '$ 120.000',
  })
})

test('draws the salary per day, says in words what the lines tell, and folds away', async () => {
  await unMes()
  await oficina.abrir('/salarios')
  const grafica = await screen.findByRole('region', { name: 'Salario por día' })
  expect(legible(document.getElementById(grafica.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
    'Del 1 de marzo de 2026 al 2 de marzo de 2026: $ 270.000 según el sensor y $ 240.000 según la registradora, una diferencia de $ 30.000.',
  )
  expect(await screen.findByText('Sensor')).toBeInTheDocument()
  const titulo = screen.getByRole('button', { name: 'Salario por día' })
  await user.click(titulo)
  expect(titulo).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('Sensor')).not.toBeInTheDocument()
})

test('is searched by driver and dates, in the address, until Limpiar', async () => {
  await unMes()
  const { router } = await oficina.abrir('/salarios')
  await esperarColumna('Valor', ['$ 60.000', '$ 110.000', '$ 100.000'])

  // A retired driver is found too.
  await escribir(user, campo('Conductor'), 'bernal')
  await buscar()
  await esperarColumna('Valor', ['$ 60.000'])
  expect(router.state.location.search).toBe('?documento=1002')
  expect(oficina.llamadas.at(-1)).toBe('GET /api/salarios?documento=1002')

  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  await escribir(user, campo('Fecha Inicio'), '01/03/26')
  await escribir(user, campo('Fecha Final'), '02/03/26')
  await buscar()
  await esperarColumna('Valor', ['$ 60.000', '$ 110.000', '$ 100.000'])
  await escribir(user, campo('Fecha Inicio'), '02/03/26')
  await escribir(user, campo('Fecha Final'), '')
  await buscar()
  await esperarColumna('Valor', ['$ 60.000', '$ 110.000'])
  expect(router.state.location.search).toBe('?fechaInicial=2026-03-02')

  await user.click(screen.getByRole('button', { name: 'Limpiar' }))
  await esperarColumna('Valor', ['$ 60.000', '$ 110.000', '$ 100.000'])
  expect(router.state.location.search).toBe('')
})

test('opens with the search of its address and keeps it for the way back', async () => {
  await unMes()
  const { router } = await oficina.abrir('/salarios?documento=1001')
  await esperarColumna('Valor', ['$ 110.000', '$ 100.000'])
  await waitFor(() => expect(campo('Conductor')).toHaveValue('Ana Álvarez'))
  await user.click(screen.getByRole('link', { name: 'Liquidaciones' }))
  await screen.findByRole('heading', { name: 'Liquidaciones' })
  await user.click(screen.getByRole('link', { name: 'Salarios' }))
  await esperarColumna('Valor', ['$ 110.000', '$ 100.000'])
  expect(router.state.location.search).toBe('?documento=1001')
})
