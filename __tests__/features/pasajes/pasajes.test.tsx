import { screen, waitFor, within } from '@testing-library/react'
import { unPasaje } from '../../server/constructores'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import { abrirFormulario, abrirPregunta, motivos } from '../../setup/form-dialog'
import type { Oficina } from '../../setup/page'
import { avisos, columna, esperarColumna, filas, manos } from '../../setup/table-screen'

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
