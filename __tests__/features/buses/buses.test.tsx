import { screen, waitFor } from '@testing-library/react'
import type { BusFila } from '../../../src/contract/buses'
import { unBus, unConductor } from '../../server/builders'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import { abrirFormulario, avisos, columna, esperarColumna, manos } from '../../setup/screen'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/buses')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

test('a bus is created, edited and given to another driver', async () => {
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await unConductor(oficina.db, { documento: '1002', nombre: 'Beto Bernal' })
  await abrirTabla(oficina, '/buses')
  expect(screen.getByText('No hay buses.')).toBeVisible()

  const crear = await abrirFormulario(user, 'Crear', 'Crear Bus')
  await crear.llenar({
    Número: '12',
    Placa: 'taa012',
    Empresa: 'Coonatra',
    Ruta: 'Circular Sur 302',
    Modelo: '2018',
    Marca: 'Chevrolet',
    Conductor: 'alvarez',
  })
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Conductor', ['Ana Álvarez'])
  expect(columna('Ruta')).toEqual(['Circular Sur 302'])
  expect(columna('Placa')).toEqual(['TAA012'])
  expect(avisos()).toEqual([])
  expect(await oficina.db.selectFrom('buses').selectAll().executeTakeFirst()).toMatchObject({
    ruta: 'CSUR2',
    modelo: '2018',
    marca: 'Chevrolet',
  })

  // What was just created is the selected row.
  const editar = await abrirFormulario(user, 'Editar', 'Editar Bus')
  expect(editar.campo('Conductor')).toHaveValue('Ana Álvarez')
  await editar.llenar({ Número: '15', Conductor: '1002' })
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Conductor', ['Beto Bernal'])
  expect(columna('Número')).toEqual(['15'])
  expect(oficina.llamadas).toContain('PUT /api/buses/bus/actualizar?numero=12')
  expect(avisos()).toEqual([])
})

test('a bus of an unknown route asks for one of the four before it is saved', async () => {
  const { uuid } = await unConductor(oficina.db, { documento: '1001' })
  await unBus(oficina.db, { numero: '15', ruta: 'OTRA', conductorUuid: uuid })
  await abrirTabla(oficina, '/buses')
  await elegirFila(user, '15')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Bus')
  await editar.pulsar('Aceptar')
  await screen.findByText('La ruta es requerida.')
  expect(editar.errores()).toEqual({ Ruta: 'La ruta es requerida.' })
})

test('offers active drivers only', async () => {
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await unConductor(oficina.db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await abrirTabla(oficina, '/buses')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Bus')
  await user.click(crear.campo('Conductor'))
  const opciones = await screen.findAllByRole('option')
  expect(opciones.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Ana Álvarez 1001']))
  expect(screen.queryByText('Beto Bernal')).toBeNull()
})

test('a bus that a colleague has given to another driver since it was opened stays that driver’s', async () => {
  const { uuid } = await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await unConductor(oficina.db, { documento: '1002', nombre: 'Beto Bernal' })
  await unBus(oficina.db, { numero: '12', modelo: '2018', conductorUuid: uuid })
  await abrirTabla(oficina, '/buses')
  await elegirFila(user, '12')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Bus')
  await editar.llenar({ Modelo: '2019' })
  const [fila] = (await oficina.pedir('editor', { method: 'GET', url: '/api/buses' })).json<BusFila[]>()
  const payload = { ...fila, conductorDocumento: '1002' }
  const url = '/api/buses/bus/actualizar?numero=12'
  expect((await oficina.pedir('editor', { method: 'PUT', url, payload })).statusCode).toBe(200)
  await editar.pulsar('Aceptar')
  await waitFor(() =>
    expect(editar.diferencias()).toEqual({
      Modelo: 'Ahora: 2018 · Usted: 2019',
      Conductor: 'Ahora: Beto Bernal · Usted: Ana Álvarez',
    }),
  )
  await editar.usarLoDeAhora('Conductor')
  await waitFor(() => expect(editar.campo('Conductor')).toHaveValue('Beto Bernal'))
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Conductor', ['Beto Bernal'])
  expect(await oficina.db.selectFrom('buses').select(['modelo', 'version']).execute()).toEqual([
    { modelo: '2019', version: 3 },
  ])
})
