import { screen, waitFor, within } from '@testing-library/react'
import type { PasajeFila } from '../../../src/contract/pasajes'
import { unPasaje } from '../../server/builders'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import {
  abrirFormulario,
  abrirPregunta,
  motivos,
  avisos,
  columna,
  esperarColumna,
  filas,
  manos,
} from '../../setup/screen'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/pasajes')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

test('a fare is created, edited and invalidated', async () => {
  await abrirTabla(oficina, '/pasajes')
  expect(screen.getByText('No hay pasajes.')).toBeVisible()

  const crear = await abrirFormulario(user, 'Crear', 'Crear Pasaje')
  await crear.llenar({
    Ruta: 'Calasanz Boston',
    Valor: '3200',
    'Porcentaje pasajero': '12,8',
    'Porcentaje festivos': '15.5',
    'Porcentaje bonificación': '5',
    'Límite bonificación': '300',
    'Pasajeros por viaje': '2',
    'Fecha inicio': '01/01/26',
    'Fecha final': '31/12/26',
  })
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Ruta', ['Calasanz Boston'])
  await waitFor(() => expect(avisos()).toEqual(['Pasaje creado existosamente!']))
  expect(columna('Valor')).toEqual(['$ 3.200'])
  expect(columna('Porcentaje pasajero')).toEqual(['12,8 %'])
  expect(columna('Porcentaje festivos')).toEqual(['15,5 %'])
  expect(columna('Límite bonificación')).toEqual(['300'])
  expect(columna('Fecha final')).toEqual(['31 de diciembre de 2026'])
  expect(within(filas()[0]!).getByTitle('Sí')).toBeInTheDocument()

  await elegirFila(user, 'Calasanz Boston')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Pasaje')
  expect(editar.campo('Porcentaje pasajero')).toHaveValue('12,8')
  await editar.llenar({ Valor: '3400', 'Porcentaje pasajero': '13,25' })
  await editar.pulsar('Confirmar')
  await editar.cerrado()
  await esperarColumna('Porcentaje pasajero', ['13,25 %'])
  await waitFor(() => expect(avisos()).toContain('Pasaje editado existosamente!'))

  const invalidar = await abrirPregunta(user, 'Invalidar', 'Invalidar Pasaje')
  await invalidar.pulsar('Invalidar')
  await invalidar.cerrado()
  await waitFor(() => expect(filas()[0]).toHaveClass('invalida'))
  expect(within(filas()[0]!).getByTitle('No')).toBeInTheDocument()
  expect(avisos()).toContain('Pasaje invalidado exitosamente.')
  expect(screen.getByText('Inválido')).toBeVisible()
  // There is no way back from it, which is the server's to say.
  expect(motivos(['Editar', 'Invalidar'])).toEqual({ Editar: null, Invalidar: null })
  const otraVez = await abrirPregunta(user, 'Invalidar', 'Invalidar Pasaje')
  await otraVez.pulsar('Invalidar')
  await waitFor(() => expect(avisos()).toContain('El pasaje ya está invalidado.'))
})

test('a fare is copied for the year after it, with what has been raised', async () => {
  await unPasaje(oficina.db, {
    ruta: 'CBOS',
    valor: 3200,
    fechaInicio: '2026-01-01',
    fechaFinal: '2026-12-31',
  })
  await abrirTabla(oficina, '/pasajes')
  await elegirFila(user, 'Calasanz Boston')
  const copia = await abrirFormulario(user, 'Duplicar', 'Crear Pasaje')
  expect(copia.campo('Fecha inicio')).toHaveValue('01/01/27')
  expect(copia.campo('Fecha final')).toHaveValue('31/12/27')
  await copia.llenar({ Valor: '3400' })
  await copia.pulsar('Crear')
  await copia.cerrado()
  await waitFor(() => expect(filas()).toHaveLength(2))
  expect(columna('Valor').toSorted()).toEqual(['$ 3.200', '$ 3.400'])
  expect(columna('Ruta')).toEqual(['Calasanz Boston', 'Calasanz Boston'])
})

test.each(['01/03/26', '28/02/26'])('a fare that begins on 01/03/26 does not end on %s', async (final) => {
  await abrirTabla(oficina, '/pasajes')
  const crear = await abrirFormulario(user, 'Crear', 'Crear Pasaje')
  await crear.llenar({ Ruta: 'Calasanz Boston', 'Fecha inicio': '01/03/26', 'Fecha final': final })
  await crear.pulsar('Crear')
  await waitFor(() =>
    expect(crear.errores()).toEqual({ 'Fecha final': 'Fecha final debe ser mayor a la inicial.' }),
  )
})

test('says why a fare that a colleague has invalidated meanwhile cannot be edited', async () => {
  const { uuid } = await unPasaje(oficina.db, { ruta: 'CBOS' })
  await abrirTabla(oficina, '/pasajes')
  await elegirFila(user, 'Calasanz Boston')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Pasaje')
  await oficina.db.updateTable('pasajes').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  await editar.pulsar('Confirmar')
  const mensaje = 'El pasaje está invalidado y no se puede editar.'
  expect(await within(editar.dialogo).findByText(mensaje)).toBeVisible()
  expect(avisos()).toEqual([mensaje])
})

describe('a fare that a colleague has changed since it was opened', () => {
  const guardados = async () =>
    (await oficina.pedir('admin', { method: 'GET', url: '/api/pasajes' })).json<PasajeFila[]>()
  /** A colleague's edit, from another browser. */
  const deOtro = async (cambios: Partial<PasajeFila>) => {
    const [fila] = await guardados()
    const payload = { ...fila, ...cambios }
    expect((await oficina.pedir('admin', { method: 'PUT', url: '/api/pasajes', payload })).statusCode).toBe(
      200,
    )
  }
  const abrirEditar = async () => {
    await unPasaje(oficina.db, { ruta: 'CBOS', valor: 3300, pasajerosPorViaje: 2 })
    await abrirTabla(oficina, '/pasajes')
    await elegirFila(user, 'Calasanz Boston')
    return abrirFormulario(user, 'Editar', 'Editar Pasaje')
  }

  test('is told from what was typed field by field, and one press takes what is stored', async () => {
    const editar = await abrirEditar()
    await editar.llenar({ 'Pasajeros por viaje': '3' })
    await deOtro({ valor: 3350 })
    await editar.pulsar('Confirmar')
    await waitFor(() =>
      expect(editar.diferencias()).toEqual({
        Valor: 'Ahora: $ 3.350 · Usted: $ 3.300',
        'Pasajeros por viaje': 'Ahora: 2 · Usted: 3',
      }),
    )
    expect(editar.banner()).toHaveTextContent(/^Otra persona cambió este pasaje/)
    // Once, in the dialog.
    expect(avisos()).toEqual([])
    expect(editar.campo('Pasajeros por viaje')).toHaveValue('3')
    expect(editar.boton('Confirmar')).toBeEnabled()

    await editar.usarLoDeAhora('Valor')
    expect(editar.campo('Valor')).toHaveValue('3.350')
    expect(editar.diferencias()).toEqual({ 'Pasajeros por viaje': 'Ahora: 2 · Usted: 3' })
    // The keyboard goes on to the next one.
    expect(document.activeElement).toHaveAccessibleName('Usar lo de ahora en Pasajeros por viaje')
    await editar.pulsar('Confirmar')
    await editar.cerrado()
    expect(await guardados()).toMatchObject([{ valor: 3350, pasajerosPorViaje: 3, version: 3 }])
    expect(avisos()).toEqual(['Pasaje editado existosamente!'])
  })

  test('is overwritten knowingly by sending again', async () => {
    const editar = await abrirEditar()
    await editar.llenar({ Valor: '3400' })
    await deOtro({ valor: 3350 })
    await editar.pulsar('Confirmar')
    await waitFor(() => expect(editar.diferencias()).toEqual({ Valor: 'Ahora: $ 3.350 · Usted: $ 3.400' }))
    await editar.pulsar('Confirmar')
    await editar.cerrado()
    expect(await guardados()).toMatchObject([{ valor: 3400, version: 3 }])
  })

  test('and once more meanwhile, is told again', async () => {
    const editar = await abrirEditar()
    await editar.llenar({ 'Pasajeros por viaje': '3' })
    await deOtro({ pasajerosPorViaje: 4 })
    await editar.pulsar('Confirmar')
    const una = { 'Pasajeros por viaje': 'Ahora: 4 · Usted: 3' }
    await waitFor(() => expect(editar.diferencias()).toEqual(una))
    await deOtro({ pasajerosPorViaje: 2, fechaFinal: '2027-12-31' })
    await editar.pulsar('Confirmar')
    await waitFor(() =>
      expect(editar.diferencias()).toEqual({
        'Pasajeros por viaje': 'Ahora: 2 · Usted: 3',
        'Fecha final': 'Ahora: 31 de diciembre de 2027 · Usted: 31 de diciembre de 2099',
      }),
    )
    // The value from before the key that was typed.
    await editar.usarLoDeAhora('Pasajeros por viaje')
    expect(editar.campo('Pasajeros por viaje')).toHaveValue('2')
    await editar.usarLoDeAhora('Fecha final')
    expect(editar.diferencias()).toEqual({})
    expect(editar.boton('Confirmar')).toHaveFocus()
    await user.keyboard('{Enter}')
    await editar.cerrado()
    expect(await guardados()).toMatchObject([{ pasajerosPorViaje: 2, fechaFinal: '2027-12-31', version: 3 }])
  })
})
