/**
 * Section 5 in the dialogs: each message on its field while its condition holds, and the same from the server, in every call
 * that takes the same body. What both share are the schemas of src/contract; how far each goes, beyond what the specification says
 * (lengths, impossible dates, ranges), is in __tests__/contract.
 */
import { waitFor } from '@testing-library/react'
import { setIn } from 'formik'
import { unaEmpresa } from '../features/liquidaciones/pantalla'
import { abrirTabla } from '../setup/fleet'
import { abrirFormulario, manos } from '../setup/screen'
import type { Oficina } from '../setup/page'

/** Of a field: its path in the body, what is said when it is empty, and what is said of each wrong number. */
type Regla = readonly [campo: string, falta?: string, ...malos: (readonly [texto: string, mensaje: string])[]]

interface Formulario {
  ruta: string
  boton?: string
  titulo: string
  enviar?: string
  /** What has to be ticked for the rest to be asked for. */
  marcar?: readonly string[]
  /** The calls that take the body. */
  llamadas: readonly string[]
  reglas: Readonly<Record<string, Regla>>
}

const FECHA = 'Fecha es requerida.'
const INVALIDO = 'Ingrese un número valido.'
const noNegativo = (mensaje = INVALIDO) => ['-1', mensaje] as const
const positivo = (mensaje: string) =>
  [
    ['-1', mensaje],
    ['0', mensaje],
  ] as const
const UUID = '7a6dec79-0efa-43ed-8ab0-33d589112fc5'

const FORMULARIOS: Readonly<Record<string, Formulario>> = {
  Liquidación: {
    ruta: '/',
    titulo: 'Crear Liquidación',
    marcar: ['Abono', 'Deuda'],
    llamadas: ['POST /liquidaciones', 'PUT /liquidaciones/liquidar'],
    reglas: {
      Fecha: ['fecha', FECHA],
      Bus: ['busNumero', 'Bus es requerido.'],
      Conductor: ['conductorDocumento', 'Conductor es requerido.'],
      Viajes: ['viajes', 'Los viajes son requeridos.', noNegativo('Ingrese un número valido de viajes.')],
      'Registradora final': [
        'regFin',
        'La numeración final es requerida, puede ser 0.',
        noNegativo('Ingrese un número valido de registradora final.'),
      ],
      'Registradora inicial': [
        'regIni',
        'La numeración inicial es requerida, puede ser 0.',
        noNegativo('Ingrese un número valido de registradora inicial.'),
      ],
      Sensor: [
        'sensor',
        'El sensor es requerido, puede ser 0.',
        noNegativo('Ingrese un número valido de sensor.'),
      ],
      Cívica: ['civica', undefined, noNegativo('Ingrese un número valido de civica.')],
      Tiquetes: ['tiquetes', undefined, noNegativo('Ingrese un número valido de tiquetes.')],
      'Nombre del gasto 1': ['gastos.0.nombre', 'El nombre es requerido.'],
      'Valor del gasto 1': ['gastos.0.valor', 'El valor es requerido.', noNegativo()],
      'Valor del abono': ['abonoDto.valor', 'El valor del abono es requerido.', noNegativo()],
      'Razón de la deuda': ['deudaDto.razon', 'La razón de la deuda es requerida.'],
      'Valor de la deuda': ['deudaDto.valor', 'El valor de la deuda es requerida.', noNegativo()],
    },
  },
  'Sensor rows': {
    ruta: '/',
    boton: 'Ingresar Sensores',
    titulo: 'Formulario Ingreso Sensores',
    enviar: 'Ingresar',
    llamadas: ['POST /liquidaciones/sensores'],
    reglas: {
      Fecha: ['0.fecha', FECHA],
      Bus: ['0.busNumero', 'Bus es requerido.'],
      Sensor: ['0.sensor', 'El sensor es requerido.', ...positivo('Ingrese un número valido de sensor.')],
      Cívica: ['0.civica', undefined, noNegativo('Ingrese un número valido de civica.')],
      Viajes: ['0.viajes', 'Los viajes son requeridos.', ...positivo('Ingrese un número valido de viajes.')],
    },
  },
  Conductor: {
    ruta: '/conductores',
    titulo: 'Crear Conductor',
    llamadas: ['POST /conductores', 'PUT /conductores/conductor?documento=1001'],
    reglas: {
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
    llamadas: ['POST /buses', 'PUT /buses/bus/actualizar?numero=12'],
    reglas: {
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
    llamadas: ['POST /pasajes', 'PUT /pasajes'],
    reglas: {
      Ruta: ['ruta', 'La ruta es requerida.'],
      'Fecha inicio': ['fechaInicio', 'Fecha Inicial es requerida.'],
      'Fecha final': ['fechaFinal', 'Fecha Final es requerida.'],
      Valor: ['valor', 'El valor es requerido.', noNegativo()],
      'Porcentaje pasajero': ['porcentajePasajero', 'El porcentaje es requerido.', noNegativo()],
      'Porcentaje festivos': ['porcentajeFestivos', 'Porcentaje de festivos es requerido.', noNegativo()],
      'Porcentaje bonificación': ['porcentajeBonificacion', 'La bonificación es requerido.', noNegativo()],
      'Límite bonificación': ['limiteBonificacion', 'El limite de bonificación es requerido.', noNegativo()],
      'Pasajeros por viaje': ['pasajerosPorViaje', 'Los pasajeros por viaje son requeridos.', noNegativo()],
    },
  },
  Deuda: {
    ruta: '/deudas',
    titulo: 'Crear Deuda',
    llamadas: ['POST /deudas'],
    reglas: {
      // The specification has one message for it: that of a number below 0.
      Valor: [
        'valor',
        'Ingrese un número valido de prestamo.',
        noNegativo('Ingrese un número valido de prestamo.'),
      ],
      Razón: ['razon', 'La razón es requerida.'],
      Conductor: ['conductorDocumento', 'El conductor es requerido.'],
    },
  },
  Abono: {
    ruta: '/abonos',
    titulo: 'Crear Abono',
    llamadas: ['POST /abonos', 'PUT /abonos'],
    reglas: {
      Valor: [
        'valor',
        'Ingrese un número valido de Abono.',
        noNegativo('Ingrese un número valido de Abono.'),
      ],
      Origen: ['origen', 'El origen es requerido.'],
      Conductor: ['conductorDocumento', 'El conductor es requerido.'],
      Fecha: ['fecha', FECHA],
    },
  },
  Festivo: {
    ruta: '/festivos',
    titulo: 'Formulario Festivo',
    llamadas: ['POST /festivos'],
    reglas: { Fecha: ['fecha', FECHA] },
  },
}

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaEmpresa()
})
afterAll(() => oficina.cerrar())

async function abrir({ ruta, boton = 'Crear', titulo, enviar = 'Crear', marcar = [] }: Formulario) {
  await abrirTabla(oficina, ruta)
  const formulario = await abrirFormulario(user, boton, titulo)
  for (const casilla of marcar) await user.click(formulario.campo(casilla))
  return { ...formulario, enviar: () => formulario.pulsar(enviar) }
}

/** What the server says of each field of a body, by the labels of the form. */
async function diceElServidor(llamada: string, { reglas }: Formulario, valores: Record<string, unknown>) {
  const [method, url] = llamada.split(' ') as ['POST' | 'PUT', string]
  const edita = method === 'PUT' && !url.includes('?')
  const inicial: unknown = { cuerpo: url.endsWith('sensores') ? [] : edita ? { uuid: UUID } : {} }
  const payload = Object.entries(valores).reduce<unknown>(
    (cuerpo, [etiqueta, valor]) => setIn(cuerpo, `cuerpo.${reglas[etiqueta]?.[0]}`, valor) as unknown,
    inicial,
  ) as { cuerpo: unknown }
  const respuesta = await oficina.pedir('admin', { method, url: `/api${url}`, payload: payload.cuerpo })
  expect(respuesta.statusCode).toBe(400)
  const { mensaje, errores } = respuesta.json<{ mensaje: string; errores: Record<string, string> }>()
  expect(Object.values(errores)).toContain(mensaje.replace('Fila 1: ', ''))
  const dichos = Object.entries(reglas).map(([etiqueta, [campo]]) => [etiqueta, errores[campo]])
  return Object.fromEntries(dichos.filter(([, dicho]) => dicho !== undefined)) as Record<string, string>
}

const nadaSeEnvio = () => expect(oficina.llamadas.filter((una) => !una.startsWith('GET'))).toEqual([])

test.each(Object.entries(FORMULARIOS))('%s: what is required', async (_nombre, formulario) => {
  const { llenar, enviar, errores } = await abrir(formulario)
  const { reglas, llamadas } = formulario
  const vacios = Object.fromEntries(Object.keys(reglas).map((etiqueta) => [etiqueta, '']))
  const faltas = Object.fromEntries(
    Object.entries(reglas).flatMap(([etiqueta, [, falta]]) => (falta ? [[etiqueta, falta]] : [])),
  )
  await llenar(vacios)
  await enviar()
  await waitFor(() => expect(errores()).toEqual(faltas))
  nadaSeEnvio()
  for (const llamada of llamadas)
    expect([llamada, await diceElServidor(llamada, formulario, vacios)]).toEqual([llamada, faltas])
})

const CON_NUMEROS = Object.entries(FORMULARIOS).filter(([, { reglas }]) =>
  Object.values(reglas).some(([, , malo]) => malo),
)

test.each(CON_NUMEROS)('%s: which numbers will not do', async (_nombre, formulario) => {
  const { llenar, enviar, errores } = await abrir(formulario)
  const { reglas, llamadas } = formulario
  for (const ronda of [0, 1]) {
    const malos = Object.entries(reglas).flatMap(([etiqueta, [, , ...casos]]) => {
      const caso = casos[ronda]
      return caso ? [[etiqueta, ...caso] as const] : []
    })
    if (malos.length === 0) continue
    const dichos = Object.fromEntries(malos.map(([etiqueta, , mensaje]) => [etiqueta, mensaje]))
    await llenar(Object.fromEntries(malos.map(([etiqueta, texto]) => [etiqueta, texto])))
    await enviar()
    await waitFor(() => expect(errores()).toMatchObject(dichos))
    nadaSeEnvio()
    const valores = Object.fromEntries(malos.map(([etiqueta, texto]) => [etiqueta, Number(texto)]))
    for (const llamada of llamadas)
      expect(await diceElServidor(llamada, formulario, valores)).toMatchObject(dichos)
  }

  // The least that will do takes the message away as it is typed.
  const buenos = Object.entries(reglas).filter(([, [, , malo]]) => malo)
  const minimo = ([, [, , ...casos]]: [string, Regla]) => (casos.length > 1 ? '1' : '0')
  await llenar(Object.fromEntries(buenos.map((una) => [una[0], minimo(una)])))
  const etiquetas = buenos.map(([etiqueta]) => etiqueta)
  await waitFor(() => expect(Object.keys(errores()).filter((una) => etiquetas.includes(una))).toEqual([]))
})

test('Liquidación: regFin is not below regIni, whatever else is missing', async () => {
  const formulario = FORMULARIOS.Liquidación!
  const { llenar, enviar, errores } = await abrir(formulario)
  const mensaje = 'Ingrese un número valido de registradora final.'
  await llenar({ 'Registradora inicial': '1300', 'Registradora final': '1299' })
  await enviar()
  await waitFor(() => expect(errores()).toMatchObject({ 'Registradora final': mensaje }))
  const valores = { 'Registradora inicial': 1300, 'Registradora final': 1299 }
  for (const llamada of formulario.llamadas)
    expect(await diceElServidor(llamada, formulario, valores)).toMatchObject({
      'Registradora final': mensaje,
      Viajes: 'Los viajes son requeridos.',
    })
  await llenar({ 'Registradora final': '1300' })
  await waitFor(() => expect(errores()).not.toHaveProperty('Registradora final'))
})
