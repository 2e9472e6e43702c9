/** What a change of the fleet asks the server for again: the lists that show it, and no other. */
import { act, screen, waitFor } from '@testing-library/react'
import { unBus, unConductor, unFestivo, unPasaje } from '../../server/builders'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import { abrirFormulario, abrirPregunta, botonDe, esperarColumna, manos } from '../../setup/screen'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/conductores')
})
beforeEach(async () => {
  await vaciar(oficina)
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  await unConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await unBus(db, { numero: '12', conductorUuid: ana.uuid })
  await unPasaje(db, { ruta: 'CBOS' })
  await unFestivo(db, { fecha: '2026-12-25' })
})
afterAll(() => oficina.cerrar())

const heading = () => document.querySelector('h1')?.textContent

/** Goes through the screens with one cache, so that each list has been asked for once; ends in the last. */
async function recorrer(...rutas: string[]) {
  const { router } = await abrirTabla(oficina, rutas[0] ?? '/')
  const ir = async (ruta: string) => {
    oficina.llamadas.length = 0
    const before = heading()
    await act(() => router.navigate(ruta))
    await waitFor(() => expect(heading()).not.toBe(before))
    await screen.findByText(/^No hay .+\.$|^[1-9]\d*–\d+ de \d+$/, undefined, { timeout: 20_000 })
  }
  for (const ruta of rutas.slice(1)) await ir(ruta)
  oficina.llamadas.length = 0
  return { ir }
}

/** What has been asked for since, in the order of the alphabet. */
const pedidas = () => [...oficina.llamadas].sort()

const RETIRO = 'PUT /api/conductores/conductor/retirar?documento=1001'
const CONDUCTORES = 'GET /api/conductores/ingresos'
const TODOS = 'GET /api/conductores'
const SELECTOR = 'GET /api/conductores?valido=true'

test('a screen that nothing has changed asks for nothing again', async () => {
  const { ir } = await recorrer('/buses', '/pasajes', '/conductores')
  for (const ruta of ['/buses', '/pasajes', '/conductores']) {
    await ir(ruta)
    expect(oficina.llamadas).toEqual([])
  }
})

test('retiring a driver refreshes the drivers, the buses and the selectors, and nothing else', async () => {
  const { ir } = await recorrer('/', '/festivos', '/pasajes', '/buses', '/conductores')
  await elegirFila(user, '1001')
  const retirar = await abrirPregunta(user, 'Retirar', 'Retirar Conductor')
  await retirar.pulsar('Retirar')
  await retirar.cerrado()
  await waitFor(() => expect(pedidas()).toEqual([CONDUCTORES, RETIRO]))

  await ir('/pasajes')
  expect(oficina.llamadas).toEqual([])
  await ir('/festivos')
  expect(oficina.llamadas).toEqual([])
  await ir('/buses')
  await esperarColumna('Conductor', [''])
  expect(oficina.llamadas).toEqual(['GET /api/buses'])
})

test('the settlement form no longer offers a retired driver, and leaves the settlements as they are', async () => {
  const { ir } = await recorrer('/', '/conductores')
  await elegirFila(user, '1001')
  const retirar = await abrirPregunta(user, 'Retirar', 'Retirar Conductor')
  await retirar.pulsar('Retirar')
  await retirar.cerrado()
  await ir('/')
  // The search of the list finds retired drivers too.
  await waitFor(() => expect(pedidas()).toEqual(['GET /api/buses', TODOS]))

  const crear = await abrirFormulario(user, 'Crear', 'Crear Liquidación')
  await crear.llenar({ Bus: '12' })
  expect(crear.campo('Conductor')).toHaveValue('')
  await user.click(crear.campo('Conductor'))
  expect(await screen.findByText('Beto Bernal')).toBeVisible()
  expect(screen.queryByText('Ana Álvarez')).toBeNull()
  expect(pedidas()).toEqual(['GET /api/buses', TODOS, SELECTOR])
})

test("giving a bus to another driver refreshes the buses alone, and the settlement form's driver with them", async () => {
  const { ir } = await recorrer('/', '/conductores', '/buses')
  await elegirFila(user, '12')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Bus')
  await editar.llenar({ Conductor: '1002' })
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Conductor', ['Beto Bernal'])
  // Besides what the form's own selector asks for, the first time.
  expect(pedidas()).toEqual(['GET /api/buses', SELECTOR, 'PUT /api/buses/bus/actualizar?numero=12'])

  await ir('/conductores')
  expect(oficina.llamadas).toEqual([])
  await ir('/')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Liquidación')
  await crear.llenar({ Bus: '12' })
  await waitFor(() => expect(crear.campo('Conductor')).toHaveValue('Beto Bernal'))
  // What the chosen driver owes.
  await waitFor(() => expect(oficina.llamadas).toEqual(['GET /api/deudas/conductor?documento=1002']))
})

test('a bus with another number is called so in the settlements too', async () => {
  const { ir } = await recorrer('/', '/conductores', '/buses')
  await elegirFila(user, '12')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Bus')
  await editar.llenar({ Número: '15' })
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Número', ['15'])
  await ir('/')
  await waitFor(() => expect(pedidas()).toEqual(['GET /api/liquidaciones/table']))
  await ir('/conductores')
  expect(oficina.llamadas).toEqual([])
})

test('a driver who is admitted again can be chosen again', async () => {
  await oficina.db.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1002').execute()
  const { ir } = await recorrer('/buses', '/conductores')
  await elegirFila(user, '1002')
  const ingresar = await abrirPregunta(user, 'Ingresar', 'Ingresar Conductor')
  await ingresar.pulsar('Ingresar')
  await ingresar.cerrado()
  await ir('/buses')
  await user.click(botonDe('Crear'))
  const campo = await screen.findByLabelText('Conductor', { selector: 'input' })
  await user.click(campo)
  expect(await screen.findByText('Beto Bernal')).toBeVisible()
})
