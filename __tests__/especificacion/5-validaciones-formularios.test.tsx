/**
 * Section 5 in the dialogs: each message on its field while its condition holds, and the same from the server, in every call
 * that takes the same body. What both share are the schemas of src/contract; how far each goes, beyond what the specification says
 * (lengths, impossible dates, ranges), is in __tests__/contract.
 */
import { waitFor } from '@testing-library/react'
import { setIn } from 'formik'
import { aCompany } from '../features/liquidaciones/listScreen'
import { openTable } from '../setup/fleet'
import { openForm, hands } from '../setup/screen'
import type { TestApp } from '../setup/page'

/** Path of a field in the body, the message when it is empty, and that of each wrong number. */
type Rule = readonly [campo: string, falta?: string, ...malos: (readonly [texto: string, mensaje: string])[]]

interface Form {
  ruta: string
  button?: string
  titulo: string
  send?: string
  /** Boxes to tick before the rest is asked for. */
  mark?: readonly string[]
  /** The calls that take the body. */
  calls: readonly string[]
  rules: Readonly<Record<string, Rule>>
}

const FECHA = 'Fecha es requerida.'
const INVALID = 'Ingrese un número valido.'
const notNegative = (message = INVALID) => ['-1', message] as const
const positive = (message: string) =>
  [
    ['-1', message],
    ['0', message],
  ] as const
const UUID = '7a6dec79-0efa-43ed-8ab0-33d589112fc5'

const FORMS: Readonly<Record<string, Form>> = {
  Liquidación: {
    ruta: '/',
    titulo: 'Crear Liquidación',
    mark: ['Abono', 'Deuda'],
    calls: ['POST /liquidaciones', 'PUT /liquidaciones/liquidar'],
    rules: {
      Fecha: ['fecha', FECHA],
      Bus: ['busNumero', 'Bus es requerido.'],
      Conductor: ['conductorDocumento', 'Conductor es requerido.'],
      Viajes: ['viajes', 'Los viajes son requeridos.', notNegative('Ingrese un número valido de viajes.')],
      'Registradora final': [
        'regFin',
        'La numeración final es requerida, puede ser 0.',
        notNegative('Ingrese un número valido de registradora final.'),
      ],
      'Registradora inicial': [
        'regIni',
        'La numeración inicial es requerida, puede ser 0.',
        notNegative('Ingrese un número valido de registradora inicial.'),
      ],
      Sensor: [
        'sensor',
        'El sensor es requerido, puede ser 0.',
        notNegative('Ingrese un número valido de sensor.'),
      ],
      Cívica: ['civica', undefined, notNegative('Ingrese un número valido de civica.')],
      Tiquetes: ['tiquetes', undefined, notNegative('Ingrese un número valido de tiquetes.')],
      'Nombre del gasto 1': ['gastos.0.nombre', 'El nombre es requerido.'],
      'Valor del gasto 1': ['gastos.0.valor', 'El valor es requerido.', notNegative()],
      'Valor del abono': ['abonoDto.valor', 'El valor del abono es requerido.', notNegative()],
      'Razón de la deuda': ['deudaDto.razon', 'La razón de la deuda es requerida.'],
      'Valor de la deuda': ['deudaDto.valor', 'El valor de la deuda es requerida.', notNegative()],
    },
  },
  'Sensor rows': {
    ruta: '/',
    button: 'Ingresar Sensores',
    titulo: 'Formulario Ingreso Sensores',
    send: 'Ingresar',
    calls: ['POST /liquidaciones/sensores'],
    rules: {
      Fecha: ['0.fecha', FECHA],
      Bus: ['0.busNumero', 'Bus es requerido.'],
      Sensor: ['0.sensor', 'El sensor es requerido.', ...positive('Ingrese un número valido de sensor.')],
      Cívica: ['0.civica', undefined, notNegative('Ingrese un número valido de civica.')],
      Viajes: ['0.viajes', 'Los viajes son requeridos.', ...positive('Ingrese un número valido de viajes.')],
    },
  },
  Conductor: {
    ruta: '/conductores',
    titulo: 'Crear Conductor',
    calls: ['POST /conductores', 'PUT /conductores/conductor?documento=1001'],
    rules: {
      Nombre: ['nombre', 'El nombre es requerido.'],
      Empresa: ['empresa', 'La empresa es requerida.'],
      'Fecha de nacimiento': ['fechaNacimiento', FECHA],
      'Tipo de documento': ['tipoDocumento', 'Tipo de documento es requerido.'],
      Documento: ['documento', 'El documento es requerido.'],
    },
  },
  Bus: {
    ruta: '/buses',
    titulo: 'Crear Bus',
    calls: ['POST /buses', 'PUT /buses/bus/actualizar?numero=12'],
    rules: {
      Número: ['numero', 'El número es requerido.'],
      Empresa: ['empresa', 'La empresa es requerida.'],
      Ruta: ['ruta', 'La ruta es requerida.'],
      Modelo: ['modelo', 'El modelo es requerido.'],
      Marca: ['marca', 'La marca es requerida.'],
      Placa: ['placa', 'La placa es requerida.'],
      Conductor: ['conductorDocumento', 'El conductor es requerido.'],
    },
  },
  Pasaje: {
    ruta: '/pasajes',
    titulo: 'Crear Pasaje',
    calls: ['POST /pasajes', 'PUT /pasajes'],
    rules: {
      Ruta: ['ruta', 'La ruta es requerida.'],
      'Fecha inicio': ['fechaInicio', 'Fecha Inicial es requerida.'],
      'Fecha final': ['fechaFinal', 'Fecha Final es requerida.'],
      Valor: ['valor', 'El valor es requerido.', notNegative()],
      'Porcentaje pasajero': ['porcentajePasajero', 'El porcentaje es requerido.', notNegative()],
      'Porcentaje festivos': ['porcentajeFestivos', 'Porcentaje de festivos es requerido.', notNegative()],
      'Porcentaje bonificación': ['porcentajeBonificacion', 'La bonificación es requerido.', notNegative()],
      'Límite bonificación': ['limiteBonificacion', 'El limite de bonificación es requerido.', notNegative()],
      'Pasajeros por viaje': ['pasajerosPorViaje', 'Los pasajeros por viaje son requeridos.', notNegative()],
    },
  },
  Deuda: {
    ruta: '/deudas',
    titulo: 'Crear Deuda',
    calls: ['POST /deudas'],
    rules: {
      // The specification has one message for it: that of a number below 0.
      Valor: [
        'valor',
        'Ingrese un número valido de prestamo.',
        notNegative('Ingrese un número valido de prestamo.'),
      ],
      Razón: ['razon', 'La razón es requerida.'],
      Conductor: ['conductorDocumento', 'El conductor es requerido.'],
    },
  },
  Abono: {
    ruta: '/abonos',
    titulo: 'Crear Abono',
    calls: ['POST /abonos', 'PUT /abonos'],
    rules: {
      Valor: [
        'valor',
        'Ingrese un número valido de Abono.',
        notNegative('Ingrese un número valido de Abono.'),
      ],
      Origen: ['origen', 'El origen es requerido.'],
      Conductor: ['conductorDocumento', 'El conductor es requerido.'],
      Fecha: ['fecha', FECHA],
    },
  },
  Festivo: {
    ruta: '/festivos',
    titulo: 'Formulario Festivo',
    calls: ['POST /festivos'],
    rules: { Fecha: ['fecha', FECHA] },
  },
}

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await aCompany()
})
afterAll(() => testApp.close())

async function open({ ruta, button = 'Crear', titulo, send = 'Crear', mark = [] }: Form) {
  await openTable(testApp, ruta)
  const form = await openForm(user, button, titulo)
  for (const checkbox of mark) await user.click(form.field(checkbox))
  return { ...form, send: () => form.press(send) }
}

/** Server's messages on the fields of a body, by the labels of the form. */
async function serverSays(call: string, { rules }: Form, values: Record<string, unknown>) {
  const [method, url] = call.split(' ') as ['POST' | 'PUT', string]
  const edits = method === 'PUT' && !url.includes('?')
  const initial: unknown = { body: url.endsWith('sensores') ? [] : edits ? { uuid: UUID } : {} }
  const payload = Object.entries(values).reduce<unknown>(
    (body, [label, value]) => setIn(body, `body.${rules[label]?.[0]}`, value) as unknown,
    initial,
  ) as { body: unknown }
  const answer = await testApp.ask('admin', { method, url: `/api${url}`, payload: payload.body })
  expect(answer.statusCode).toBe(400)
  const { mensaje, errores } = answer.json<{ mensaje: string; errores: Record<string, string> }>()
  expect(Object.values(errores)).toContain(mensaje.replace('Fila 1: ', ''))
  const said = Object.entries(rules).map(([label, [field]]) => [label, errores[field]])
  return Object.fromEntries(said.filter(([, said]) => said !== undefined)) as Record<string, string>
}

const nothingWasSent = () => expect(testApp.calls.filter((one) => !one.startsWith('GET'))).toEqual([])

test.each(Object.entries(FORMS))('%s: what is required', async (_name, form) => {
  const { fill, send, errors } = await open(form)
  const { rules, calls } = form
  const empty = Object.fromEntries(Object.keys(rules).map((label) => [label, '']))
  const faults = Object.fromEntries(
    Object.entries(rules).flatMap(([label, [, fault]]) => (fault ? [[label, fault]] : [])),
  )
  await fill(empty)
  await send()
  await waitFor(() => expect(errors()).toEqual(faults))
  nothingWasSent()
  for (const call of calls) expect([call, await serverSays(call, form, empty)]).toEqual([call, faults])
})

const WITH_NUMBERS = Object.entries(FORMS).filter(([, { rules }]) =>
  Object.values(rules).some(([, , bad]) => bad),
)

test.each(WITH_NUMBERS)('%s: which numbers will not do', async (_name, form) => {
  const { fill, send, errors } = await open(form)
  const { rules, calls } = form
  for (const round of [0, 1]) {
    const bad = Object.entries(rules).flatMap(([label, [, , ...testCases]]) => {
      const testCase = testCases[round]
      return testCase ? [[label, ...testCase] as const] : []
    })
    if (bad.length === 0) continue
    const said = Object.fromEntries(bad.map(([label, , message]) => [label, message]))
    await fill(Object.fromEntries(bad.map(([label, text]) => [label, text])))
    await send()
    await waitFor(() => expect(errors()).toMatchObject(said))
    nothingWasSent()
    const values = Object.fromEntries(bad.map(([label, text]) => [label, Number(text)]))
    for (const call of calls) expect(await serverSays(call, form, values)).toMatchObject(said)
  }

  // The least that will do takes the message away as it is typed.
  const good = Object.entries(rules).filter(([, [, , bad]]) => bad)
  const least = ([, [, , ...testCases]]: [string, Rule]) => (testCases.length > 1 ? '1' : '0')
  await fill(Object.fromEntries(good.map((one) => [one[0], least(one)])))
  const labels = good.map(([label]) => label)
  await waitFor(() => expect(Object.keys(errors()).filter((one) => labels.includes(one))).toEqual([]))
})

test('Liquidación: regFin is not below regIni, whatever else is missing', async () => {
  const form = FORMS.Liquidación!
  const { fill, send, errors } = await open(form)
  const message = 'Ingrese un número valido de registradora final.'
  await fill({ 'Registradora inicial': '1300', 'Registradora final': '1299' })
  await send()
  await waitFor(() => expect(errors()).toMatchObject({ 'Registradora final': message }))
  const values = { 'Registradora inicial': 1300, 'Registradora final': 1299 }
  for (const call of form.calls)
    expect(await serverSays(call, form, values)).toMatchObject({
      'Registradora final': message,
      Viajes: 'Los viajes son requeridos.',
    })
  await fill({ 'Registradora final': '1300' })
  await waitFor(() => expect(errors()).not.toHaveProperty('Registradora final'))
})
