import { screen, waitFor } from '@testing-library/react'
import { unBus, unConductor } from '../../server/builders'
import {
  abrirFormulario,
  abrirPregunta,
  botonDe,
  motivos,
  avisos,
  columna,
  esperarColumna,
  filas,
  manos,
} from '../../setup/screen'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/conductores')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const ANA = {
  Nombre: 'Ana Álvarez',
  Empresa: 'Coonatra',
  'Fecha de nacimiento': '17/05/1955',
  'Tipo de documento': 'Cédula de Extranjería',
  Documento: '1001',
}

test('a driver is created, edited, retired and taken back', async () => {
  const { db } = oficina
  await abrirTabla(oficina, '/conductores')
  expect(screen.getByText('No hay conductores.')).toBeVisible()

  const crear = await abrirFormulario(user, 'Crear', 'Crear Conductor')
  await crear.llenar(ANA)
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Nombre', ['Ana Álvarez'])
  expect(columna('Fecha de último ingreso')).toEqual(['20 de marzo de 2090'])
  expect(columna('Fecha de último retiro')).toEqual([''])
  expect(avisos()).toEqual([])
  const guardado = await db.selectFrom('conductores').selectAll().executeTakeFirstOrThrow()
  expect(guardado).toMatchObject({ fechaNacimiento: '1955-05-17', tipoDocumento: 'C.E.', valido: 1 })
  await unBus(db, { numero: '12', conductorUuid: guardado.uuid })

  // Who was just created is the selected row.
  const editar = await abrirFormulario(user, 'Editar', 'Editar Conductor')
  expect(editar.campo('Fecha de nacimiento')).toHaveValue('17/05/1955')
  await editar.llenar({ Nombre: 'Ana María Álvarez', Documento: '1009' })
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Documento', ['1009'])
  expect(oficina.llamadas).toContain('PUT /api/conductores/conductor?documento=1001')
  expect(avisos()).toEqual([])

  await elegirFila(user, '1009')
  const retirar = await abrirPregunta(user, 'Retirar', 'Retirar Conductor')
  await retirar.pulsar('Retirar')
  await retirar.cerrado()
  await esperarColumna('Fecha de último retiro', ['20 de marzo de 2090'])
  expect(avisos()).toEqual(['Conductor retirado exitosamente.'])
  expect(await db.selectFrom('buses').select('conductorUuid').executeTakeFirst()).toEqual({
    conductorUuid: null,
  })

  const ingresar = await abrirPregunta(user, 'Ingresar', 'Ingresar Conductor')
  await ingresar.pulsar('Ingresar')
  await ingresar.cerrado()
  await waitFor(() => expect(filas()[0]).not.toHaveClass('invalida'))
  expect(avisos()).toContain('Conductor ingresado exitosamente.')
})

test('nothing happens to a driver when the question is answered with Cancelar', async () => {
  await unConductor(oficina.db, { documento: '1001' })
  await abrirTabla(oficina, '/conductores')
  await elegirFila(user, '1001')
  const retirar = await abrirPregunta(user, 'Retirar', 'Retirar Conductor')
  await retirar.pulsar('Cancelar')
  await retirar.cerrado()
  expect(oficina.llamadas.filter((llamada) => llamada.startsWith('PUT'))).toEqual([])
})

test('shows long dates, and the document type by its full name', async () => {
  await unConductor(oficina.db, {
    documento: '1001',
    tipoDocumento: 'C.C.',
    fechaNacimiento: '1955-05-17',
    fechaUltimoIngreso: '2020-01-15',
    fechaUltimoRetiro: '2019-12-31',
  })
  await abrirTabla(oficina, '/conductores')
  expect(columna('Fecha de último ingreso')).toEqual(['15 de enero de 2020'])
  expect(columna('Fecha de último retiro')).toEqual(['31 de diciembre de 2019'])

  await user.click(botonDe('Columnas'))
  await user.click(await screen.findByRole('checkbox', { name: 'Tipo de documento' }))
  await user.click(screen.getByRole('checkbox', { name: 'Fecha de nacimiento' }))
  await esperarColumna('Tipo de documento', ['Cédula de Ciudadanía'])
  expect(columna('Fecha de nacimiento')).toEqual(['17 de mayo de 1955'])
})

test('filters the drivers by documento', async () => {
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana' })
  await unConductor(oficina.db, { documento: '2002', nombre: 'Beto' })
  await abrirTabla(oficina, '/conductores')
  await user.click(botonDe('Filtros'))
  await user.click(await screen.findByRole('combobox', { name: 'Columna' }))
  await user.click(screen.getByRole('option', { name: 'Documento' }))
  await user.type(screen.getByPlaceholderText('Valor buscado'), '200')
  await esperarColumna('Nombre', ['Beto'])
})

test('a retired driver is marked and explained; that he is retired already, or active, is the server’s to say', async () => {
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana' })
  await unConductor(oficina.db, { documento: '2002', nombre: 'Beto', valido: 0 })
  await abrirTabla(oficina, '/conductores')
  const [ana, beto] = filas()
  expect(ana).not.toHaveClass('invalida')
  expect(beto).toHaveClass('invalida')
  expect(screen.getByText('Retirado')).toBeVisible()

  const libres = { Retirar: null, Ingresar: null, Editar: null }
  await elegirFila(user, '2002')
  expect(motivos(Object.keys(libres))).toEqual(libres)
  const retirar = await abrirPregunta(user, 'Retirar', 'Retirar Conductor')
  await retirar.pulsar('Retirar')
  await waitFor(() => expect(avisos()).toEqual(['El conductor ya está retirado.']))
  await retirar.pulsar('Cancelar')
  await retirar.cerrado()

  await elegirFila(user, '1001')
  expect(motivos(Object.keys(libres))).toEqual(libres)
  const ingresar = await abrirPregunta(user, 'Ingresar', 'Ingresar Conductor')
  await ingresar.pulsar('Ingresar')
  await waitFor(() => expect(avisos()).toContain('El conductor ya está ingresado.'))
})

test('keeps the question open with the reason when a colleague has retired the driver first', async () => {
  const { uuid } = await unConductor(oficina.db, { documento: '1001' })
  await abrirTabla(oficina, '/conductores')
  await elegirFila(user, '1001')
  const retirar = await abrirPregunta(user, 'Retirar', 'Retirar Conductor')
  await oficina.db.updateTable('conductores').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  await retirar.pulsar('Retirar')
  await waitFor(() => expect(avisos()).toEqual(['El conductor ya está retirado.']))
  expect(retirar.dialogo).toBeVisible()
})

test('a driver whom a colleague has changed since they were opened is told from what was typed', async () => {
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez', empresa: 'Coonatra' })
  await abrirTabla(oficina, '/conductores')
  await elegirFila(user, '1001')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Conductor')
  await editar.llenar({ Empresa: 'Coopetrans' })
  const deOtro = {
    ...{ nombre: 'Ana Ávila', empresa: 'Coonatra', documento: '1001' },
    ...{ tipoDocumento: 'PP', fechaNacimiento: '1980-05-18' },
  }
  const url = '/api/conductores/conductor?documento=1001'
  expect((await oficina.pedir('editor', { method: 'PUT', url, payload: deOtro })).statusCode).toBe(200)
  await editar.pulsar('Aceptar')
  await waitFor(() =>
    expect(editar.diferencias()).toEqual({
      Nombre: 'Ahora: Ana Ávila · Usted: Ana Álvarez',
      Empresa: 'Ahora: Coonatra · Usted: Coopetrans',
      'Fecha de nacimiento': 'Ahora: 18 de mayo de 1980 · Usted: 17 de mayo de 1980',
      'Tipo de documento': 'Ahora: Pasaporte · Usted: Cédula de Ciudadanía',
    }),
  )
  expect(avisos()).toEqual([])
  for (const campo of ['Nombre', 'Fecha de nacimiento', 'Tipo de documento'])
    await editar.usarLoDeAhora(campo)
  expect(editar.campo('Fecha de nacimiento')).toHaveValue('18/05/1980')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  const { nombre, tipoDocumento, empresa, version } = await oficina.db
    .selectFrom('conductores')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect([nombre, tipoDocumento, empresa, version]).toEqual(['Ana Ávila', 'PP', 'Coopetrans', 3])
})
