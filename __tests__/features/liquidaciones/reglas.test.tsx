import { waitFor } from '@testing-library/react'
import type { Oficina } from '../../setup/page'
import { abrirLista, errorDe, unaEmpresa, type Dialogo } from './pantalla'

/** The rules of section 5 as the settlement's form says them, each on its own field. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
afterAll(() => oficina.cerrar())

const muestra = (dialogo: Dialogo, mensajes: Record<string, string | undefined>) =>
  waitFor(() => {
    const dichos = Object.keys(mensajes).map((etiqueta) => [etiqueta, errorDe(dialogo.campo(etiqueta))])
    expect(Object.fromEntries(dichos)).toEqual(mensajes)
  })

const nadaSeEnvio = () => expect(oficina.llamadas.filter((llamada) => llamada.startsWith('POST'))).toEqual([])

test('an empty form says what each field needs, and sends nothing', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ 'Registradora final': '', 'Registradora inicial': '' })
  await dialogo.llenar({ 'Nombre del gasto 1': '', 'Valor del gasto 1': '' })
  await user.click(dialogo.campo('Abono'))
  await user.click(dialogo.campo('Deuda'))
  await dialogo.pulsar('Crear')
  await muestra(dialogo, {
    Fecha: 'Fecha es requerida.',
    Bus: 'Bus es requerido.',
    Conductor: 'Conductor es requerido.',
    Viajes: 'Los viajes son requeridos.',
    'Registradora final': 'La numeración final es requerida, puede ser 0.',
    'Registradora inicial': 'La numeración inicial es requerida, puede ser 0.',
    Sensor: 'El sensor es requerido, puede ser 0.',
    Cívica: undefined,
    Tiquetes: undefined,
    'Nombre del gasto 1': 'El nombre es requerido.',
    'Valor del gasto 1': 'El valor es requerido.',
    'Valor del abono': 'El valor del abono es requerido.',
    'Razón de la deuda': 'La razón de la deuda es requerida.',
    'Valor de la deuda': 'El valor de la deuda es requerida.',
  })
  expect(dialogo.campo('Fecha')).toHaveFocus()
  nadaSeEnvio()
})

test('a negative number is refused on its field, and mending it takes the message away', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await user.click(dialogo.campo('Abono'))
  await user.click(dialogo.campo('Deuda'))
  const negativos = {
    Viajes: '-1',
    'Registradora final': '-2',
    'Registradora inicial': '-1',
    Sensor: '-1',
    Cívica: '-1',
    Tiquetes: '-1',
    'Valor del gasto 1': '-1',
    'Valor del abono': '-1',
    'Valor de la deuda': '-1',
  }
  await dialogo.llenar(negativos)
  await dialogo.pulsar('Crear')
  await muestra(dialogo, {
    Viajes: 'Ingrese un número valido de viajes.',
    'Registradora final': 'Ingrese un número valido de registradora final.',
    'Registradora inicial': 'Ingrese un número valido de registradora inicial.',
    Sensor: 'Ingrese un número valido de sensor.',
    Cívica: 'Ingrese un número valido de civica.',
    Tiquetes: 'Ingrese un número valido de tiquetes.',
    'Valor del gasto 1': 'Ingrese un número valido.',
    'Valor del abono': 'Ingrese un número valido.',
    'Valor de la deuda': 'Ingrese un número valido.',
  })
  await dialogo.llenar({ Viajes: '6', 'Valor del abono': '0' })
  await muestra(dialogo, { Viajes: undefined, 'Valor del abono': undefined })
  nadaSeEnvio()
})

test('the final register may not come before the initial one, whatever else is missing', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ 'Registradora inicial': '1300', 'Registradora final': '1299' })
  await user.tab()
  await muestra(dialogo, {
    'Registradora final': 'Ingrese un número valido de registradora final.',
    // Nobody has been there yet.
    Sensor: undefined,
  })
  await dialogo.llenar({ 'Registradora final': '1300' })
  await muestra(dialogo, { 'Registradora final': undefined })
})

test('a date that does not exist, or is half typed, is refused', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ Fecha: '31/02/26' })
  await user.tab()
  await muestra(dialogo, { Fecha: 'Ingrese una fecha válida.' })
  await dialogo.llenar({ Fecha: '28/02/26' })
  await muestra(dialogo, { Fecha: undefined })
})

test('a section that is not checked is not asked for', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await user.click(dialogo.campo('Deuda'))
  await user.click(dialogo.campo('Deuda'))
  await dialogo.llenar({ Fecha: '05/03/26', Bus: '12', Viajes: '0', Sensor: '0' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
})
