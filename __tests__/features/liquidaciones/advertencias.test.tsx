import { waitFor } from '@testing-library/react'
import type { Oficina } from '../../setup/page'
import { abrirLista, buses, registrada, unaEmpresa, vaciar, type Dialogo } from './pantalla'

/** What the settlement form says of its figures without refusing them. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterEach(() => document.querySelector('meta[name="umbral-pasajeros"]')?.remove())
afterAll(() => oficina.cerrar())

const BASICOS = { Fecha: '05/03/26', Bus: '12', Viajes: '6', Sensor: '300' }

const region = ({ dialogo }: Dialogo) => dialogo.querySelector('[role="status"][aria-label="Advertencias"]')

/** What the warning says of the register, with what it offers. */
const noEmpieza = (cifra: string, cuando = '', pulsada = false) =>
  `No empieza donde terminó la anterior (${cifra})${cuando}. ${pulsada ? '' : 'Aún no ha pulsado Buscar. '}Usar ${cifra}`

const esperar = (dialogo: Dialogo, advertencias: string[]) =>
  waitFor(() => {
    const dichas = [...(region(dialogo)?.querySelectorAll('p') ?? [])].map(({ textContent }) =>
      textContent.trim(),
    )
    expect(dichas).toEqual(advertencias)
  })

const conUmbral = (content: string) =>
  document.head.append(Object.assign(document.createElement('meta'), { name: 'umbral-pasajeros', content }))

test('a register that does not begin where the bus’s last one ended is told, with the figure where that one ended, and can be saved', async () => {
  await registrada(oficina, { fecha: '2026-03-02', regIni: 900, regFin: 1_150 })
  await registrada(oficina, { fecha: '2026-03-04', regIni: 1_150, regFin: 1_400 })
  await registrada(oficina, { fecha: '2026-03-06', regIni: 1_700, regFin: 2_000 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  expect(region(dialogo)).toBeEmptyDOMElement()
  await dialogo.llenar({ ...BASICOS, 'Registradora inicial': '1450', 'Registradora final': '1750' })
  const advertencia = noEmpieza('1.400', ', el 4 de marzo de 2026')
  await esperar(dialogo, [advertencia])

  await dialogo.llenar({ 'Registradora inicial': '1400' })
  await esperar(dialogo, [])
  await dialogo.llenar({ 'Registradora inicial': '1450' })
  await esperar(dialogo, [advertencia])
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
  await waitFor(() => expect(buses()).toHaveLength(4))
})

test('a bus without an earlier settlement is told nothing', async () => {
  await registrada(oficina, { fecha: '2026-03-06', regFin: 5_000 })
  await registrada(oficina, { busNumero: '15', fecha: '2026-03-04', regFin: 9_000 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({
    ...BASICOS,
    'Registradora inicial': '1000',
    'Registradora final': '1300',
    Sensor: '500',
  })
  // The one thing that is odd here.
  await esperar(dialogo, ['El sensor (500) y la registradora (300) difieren en un 66,7\u00a0%.'])
})

test('under a search, whose rows are not all, it goes by what Buscar has answered', async () => {
  await registrada(oficina, { fecha: '2026-03-02', regIni: 900, regFin: 1_150 })
  await registrada(oficina, { fecha: '2026-03-04', regIni: 1_150, regFin: 1_400 })
  const { abrirCrear } = await abrirLista(oficina, '/?fechaInicial=2026-03-01&fechaFinal=2026-03-03')
  const dialogo = await abrirCrear()
  const alterada = { 'Registradora inicial': '1450', 'Registradora final': '1750' }
  await dialogo.llenar({ ...BASICOS, ...alterada, Sensor: '500' })
  await esperar(dialogo, ['El sensor (500) y la registradora (300) difieren en un 66,7\u00a0%.'])

  await dialogo.pulsar('Buscar')
  await dialogo.llenar({ Sensor: '300' })
  await esperar(dialogo, [noEmpieza('1.400', '', true)])
  // Of another bus, that is no answer.
  await dialogo.llenar({ Bus: '15' })
  await esperar(dialogo, [])
})

test('the figure where the former one ended is offered, and taken with one press', async () => {
  await registrada(oficina, { fecha: '2026-03-04', regIni: 172_000, regFin: 173_470 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...BASICOS, 'Registradora inicial': '173740', 'Registradora final': '173770' })
  await waitFor(() => expect(region(dialogo)).toHaveTextContent('Usar 173.470'))
  await dialogo.pulsar('Usar 173.470')
  expect(dialogo.campo('Registradora inicial')).toHaveValue('173.470')
  expect(dialogo.campo('Registradora inicial')).toHaveFocus()
  await esperar(dialogo, [])
})

test('what was said of a bus goes at once with it', async () => {
  await registrada(oficina, { fecha: '2026-03-04', regIni: 1_150, regFin: 1_400 })
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ ...BASICOS, 'Registradora inicial': '1450', 'Registradora final': '1750' })
  await waitFor(() => expect(region(dialogo)).toHaveTextContent('1.400'))
  await dialogo.llenar({ Bus: '15' })
  expect(region(dialogo)).toBeEmptyDOMElement()
})

test('sensor and register may differ by the share that the page names, and by a fifth where it names none', async () => {
  const { abrirCrear } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  const registros = { 'Registradora inicial': '1000', 'Registradora final': '1300' }
  await dialogo.llenar({ ...BASICOS, ...registros, Sensor: '361' })
  await esperar(dialogo, ['El sensor (361) y la registradora (300) difieren en un 20,3\u00a0%.'])
  await dialogo.llenar({ Sensor: '360' })
  await esperar(dialogo, [])
  await dialogo.llenar({ Sensor: '239' })
  await esperar(dialogo, ['El sensor (239) y la registradora (300) difieren en un 20,3\u00a0%.'])

  conUmbral('5')
  await dialogo.llenar({ Sensor: '316' })
  await esperar(dialogo, ['El sensor (316) y la registradora (300) difieren en un 5,3\u00a0%.'])
})

test('the form of Liquidar tells the same, of its own settlement not a word', async () => {
  await registrada(oficina, { fecha: '2026-03-04', regIni: 900, regFin: 1_000, viajes: 1, sensor: 100 })
  await registrada(oficina, { fecha: '2026-03-05', regIni: 1_000, regFin: 1_300 })
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('5 de marzo de 2026')
  const dialogo = await abrirLiquidar()
  await dialogo.llenar({ 'Registradora inicial': '990' })
  await esperar(dialogo, [noEmpieza('1.000', ', el 4 de marzo de 2026', true)])
})
