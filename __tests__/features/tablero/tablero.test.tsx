import { screen, waitFor, within } from '@testing-library/react'
import { sumarDias } from '../../../src/contract/fechas'
import {
  unAbono,
  unaDeuda,
  unaLiquidacion,
  unBus,
  unCambio,
  unConductor,
  unGasto,
  unPasaje,
} from '../../server/builders'
import { cortar, retener } from '../../setup/calls'
import { unaOficina, type Oficina } from '../../setup/page'
import { botonDe, legible, manos } from '../../setup/screen'

const HOY = '2026-03-20'
const user = manos()

let oficina: Oficina
beforeAll(async () => {
  oficina = await unaOficina({ ahora: `${HOY}T17:00:00Z` })
})
beforeEach(async () => {
  for (const tabla of ['abonos', 'deudas', 'liquidaciones', 'pasajes', 'buses', 'conductores'] as const)
    await oficina.db.deleteFrom(tabla).execute()
  await unCambio(oficina.db)
})
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())
afterAll(() => oficina.cerrar())

/** Ana's bus 12 on 1 and 20 March, in February and a year ago; bus 15, which has not been settled of late. */
async function unaEmpresa() {
  const { db } = oficina
  const { uuid: conductorUuid } = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  for (const numero of ['12', '15']) await unBus(db, { numero })
  const dia = async (fecha: string, pasajeros: number, liquidada: 0 | 1) => {
    const { uuid } = await unaLiquidacion(db, {
      ...{ fecha, busNumero: '12', conductorUuid, liquidada },
      ...{ pasajerosReg: pasajeros, pasajerosSensor: pasajeros + 5 },
      ...{ valorNetoReg: 400_000, valorNetoSensor: 410_000, salarioReg: 90_000, salarioSensor: 91_000 },
    })
    await unGasto(db, uuid, { nombre: 'Aseo', valor: 30_000 })
  }
  await dia('2026-03-01', 1000, 0)
  await dia(HOY, 200, 1)
  await dia('2026-02-20', 40, 1)
  await dia('2025-03-01', 7, 1)
  await unaDeuda(db, conductorUuid, { valor: 80_000 })
  await unAbono(db, conductorUuid, { valor: 30_000 })
  await unPasaje(db, { ruta: 'CSUR2', valor: 3200, fechaFinal: sumarDias(HOY, 12) })
}

const abrir = async () => {
  const vista = await oficina.abrir('/tablero', 'consulta')
  await parte('Pasajeros')
  return vista
}

const parte = (titulo: string) => screen.findByRole('region', { name: titulo }, { timeout: 25_000 })

/** What the table of a part says, row by row, its heading first. */
const tabla = async (titulo: string) => {
  const rows = within(await parte(titulo)).getAllByRole('row')
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => legible(cell.textContent)))
}

const enlace = (titulo: string, texto: string) =>
  parte(titulo).then((region) => within(region).getByText(texto, { selector: 'a' }).getAttribute('href'))

test('a company without anything says so', async () => {
  await oficina.abrir('/tablero')
  expect(await screen.findByText('Aún no hay datos para el tablero.', {}, { timeout: 25_000 })).toBeVisible()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('each part draws its figures, says them in words, and shows them as a table one press away', async () => {
  await unaEmpresa()
  await abrir()
  expect(oficina.llamadas.filter((llamada) => llamada === 'GET /api/tablero')).toHaveLength(1)
  const pasajeros = await parte('Pasajeros')
  expect(legible(pasajeros.textContent)).toContain('Sensor 1.210 · Registradora 1.200 · Diferencia +10')
  expect(pasajeros).toHaveAccessibleDescription(
    '1–20 mar 2026: Sensor 1.210, Registradora 1.200, Diferencia +10; ' +
      '1–20 feb 2026: Sensor 45, Registradora 40, Diferencia +5; ' +
      '1–20 mar 2025: Sensor 12, Registradora 7, Diferencia +5.',
  )
  expect(within(pasajeros).queryByRole('table')).not.toBeInTheDocument()
  for (const titulo of ['Pasajeros', 'Valor neto', 'Salarios', 'Gastos', 'Pendientes', 'Saldos'])
    await user.click(botonDe('Tabla', await parte(titulo)))
  expect(await tabla('Pasajeros')).toEqual([
    ['Días', 'Sensor', 'Registradora', 'Diferencia'],
    ['1–20 mar 2026', '1.210', '1.200', '+10'],
    ['1–20 feb 2026', '45', '40', '+5'],
    ['1–20 mar 2025', '12', '7', '+5'],
  ])
  expect((await tabla('Valor neto'))[1]).toEqual(['1–20 mar 2026', '$ 820.000', '$ 800.000'])
  expect((await tabla('Salarios'))[3]).toEqual(['1–20 mar 2025', '$ 91.000', '$ 90.000'])
  expect(await tabla('Gastos')).toEqual([
    ['Nombre', 'mar 2026', 'feb 2026', 'mar 2025'],
    ['Aseo', '$ 60.000', '$ 30.000', '$ 30.000'],
    ['Total', '$ 60.000', '$ 30.000', '$ 30.000'],
  ])
  expect((await tabla('Pendientes')).slice(1)).toEqual([
    ['0–1 días', '0'],
    ['2–7 días', '0'],
    ['8–30 días', '1'],
    ['Más de 30', '0'],
  ])
  expect((await tabla('Saldos')).at(-1)).toEqual(['Ana Álvarez', '$ 50.000'])
  expect((await tabla('Pasajes por vencer')).at(-1)).toEqual([
    'Circular Sur 302',
    '$ 3.200',
    '01/04/26',
    '12 días',
  ])
  await user.click(botonDe('Gráfica', await parte('Pasajeros')))
  expect(within(await parte('Pasajeros')).queryByRole('table')).not.toBeInTheDocument()
})

test('the days on which a bus has no settlement are marked, the bus that lacks most first', async () => {
  await unaEmpresa()
  await abrir()
  const [dias = [], sin = [], quince = [], doce = []] = await tabla('Buses sin liquidación')
  expect([dias[1], dias.at(-1)]).toEqual(['sá 7', 'hoy'])
  expect([sin[1], sin.at(-1)]).toEqual(['2', '1'])
  expect(quince).toEqual(['15', ...Array.from({ length: 14 }, () => 'Falta')])
  expect(doce).toEqual(['12', ...Array.from({ length: 13 }, () => 'Falta'), ''])
})

test('each part leads to the screen that explains it, searched for what it shows', async () => {
  await unaEmpresa()
  const { router } = await abrir()
  const mes = 'fechaInicial=2026-03-01&fechaFinal=2026-03-20'
  expect(await enlace('Pasajeros', 'Liquidaciones')).toBe(`/?${mes}`)
  expect(await enlace('Salarios', 'Salarios')).toBe(`/salarios?${mes}`)
  expect(await enlace('Gastos', 'Reporte')).toBe(`/reportes/gastos?${mes}`)
  expect(await enlace('Pasajes por vencer', 'Pasajes')).toBe('/pasajes')
  expect(await enlace('Buses sin liquidación', '15')).toBe(
    '/?numero=15&fechaInicial=2026-03-07&fechaFinal=2026-03-20',
  )
  expect(await enlace('Saldos', 'Deudas')).toBe('/deudas?vista=conductor')
  await user.click(botonDe('Tabla', await parte('Saldos')))
  expect(await enlace('Saldos', 'Ana Álvarez')).toBe('/deudas?documento=1001')
  await user.click(botonDe('Tabla', await parte('Pendientes')))
  await user.click(within(await parte('Pendientes')).getByText('8–30 días', { selector: 'a' }))
  await waitFor(() =>
    expect(oficina.llamadas).toContain(
      'GET /api/liquidaciones/v2/table?fechaInicial=2026-02-18&fechaFinal=2026-03-12&liquidada=false',
    ),
  )
  expect(router.state.location.pathname).toBe('/')
})

test('says that it is on its way', async () => {
  await unaEmpresa()
  const soltar = retener('GET /api/tablero')
  await oficina.abrir('/tablero')
  expect(await screen.findByLabelText('Cargando', {}, { timeout: 25_000 })).toBeInTheDocument()
  soltar()
  await parte('Pasajeros')
})

test('one that cannot come is asked for again', async () => {
  await unaEmpresa()
  const arreglar = cortar('GET /api/tablero')
  await oficina.abrir('/tablero')
  const boton = await screen.findByText('Reintentar', {}, { timeout: 25_000 })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  arreglar()
  await user.click(boton)
  await parte('Pasajeros')
  expect(screen.queryByText('Reintentar')).not.toBeInTheDocument()
})

test('with another host it leaves no trace: no menu entry, no screen, no call', async () => {
  const otra = 'https://otra.example/api'
  document.head.insertAdjacentHTML('beforeend', `<meta name="api-base-url" content="${otra}">`)
  await oficina.abrir('/tablero')
  expect(await screen.findByText('Página no encontrada', {}, { timeout: 25_000 })).toBeVisible()
  expect(document.querySelector('nav a[href="/tablero"]')).toBeNull()
  expect(oficina.llamadas.filter((llamada) => llamada.includes('tablero'))).toEqual([])
})
