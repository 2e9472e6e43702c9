import { waitFor } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { acceptSoftWarnings } from '../../setup/screen'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones, type Dialog } from './listScreen'

/** Warnings of the settlement form about its figures, which it does not refuse. */
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterEach(() => document.querySelector('meta[name="umbral-pasajeros"]')?.remove())
afterAll(() => testApp.close())

const BASICS = { Fecha: '05/03/26', Bus: '12', Viajes: '6', Sensor: '300' }

const region = ({ dialog }: Dialog) => dialog.querySelector('[role="status"][aria-label="Advertencias"]')

/** Warning about the register, with its button. */
const doesNotStart = (begins: string, figure: string, when = '', pressed = false) =>
  `Empieza en ${begins}, no donde terminó la anterior (${figure})${when}. ${pressed ? '' : 'Aún no ha pulsado Buscar. '}Usar ${figure}`

const waitUntil = (dialog: Dialog, advertencias: string[]) =>
  waitFor(() => {
    const said = [...(region(dialog)?.querySelectorAll('p') ?? [])].map(({ textContent }) =>
      textContent.trim(),
    )
    expect(said).toEqual(advertencias)
  })

const withThreshold = (content: string) =>
  document.head.append(Object.assign(document.createElement('meta'), { name: 'umbral-pasajeros', content }))

test('a register that does not begin where the bus’s last one ended is told, with the figure where that one ended, and asked of', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-02', regIni: 900, regFin: 1_150 })
  await storedLiquidacion(testApp, { fecha: '2026-03-04', regIni: 1_150, regFin: 1_400 })
  await storedLiquidacion(testApp, { fecha: '2026-03-06', regIni: 1_700, regFin: 2_000 })
  const { openCreate, user } = await openList(testApp)
  const dialog = await openCreate()
  expect(region(dialog)).toBeEmptyDOMElement()
  await dialog.fill({ ...BASICS, 'Registradora inicial': '1450', 'Registradora final': '1750' })
  const advertencia = doesNotStart('1.450', '1.400', ', el 4 de marzo de 2026')
  await waitUntil(dialog, [advertencia])

  await dialog.press('Usar 1.400')
  expect(dialog.field('Registradora inicial')).toHaveValue('1400')
  expect(dialog.field('Registradora inicial')).toHaveFocus()
  await waitUntil(dialog, [])
  await dialog.fill({ 'Registradora inicial': '1450' })
  await waitUntil(dialog, [advertencia])
  await dialog.press('Crear')
  await acceptSoftWarnings(user)
  await dialog.closed()
  await waitFor(() => expect(buses()).toHaveLength(4))
})

test('a bus without an earlier settlement is told nothing', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-06', regFin: 5_000 })
  await storedLiquidacion(testApp, { busNumero: '15', fecha: '2026-03-04', regFin: 9_000 })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill({
    ...BASICS,
    'Registradora inicial': '1000',
    'Registradora final': '1300',
    Sensor: '500',
  })
  // The one thing that is odd here.
  await waitUntil(dialog, [
    'El sensor (482 a 500) y la registradora (300) difieren en 182 pasajeros, un 60,7\u00a0%.',
  ])
})

test('a bus’s first settlement begins at 0, and the field says that no register is known', async () => {
  const payload = [{ fecha: '2026-03-04', busNumero: '12', sensor: 300, viajes: 6, civica: 0 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload })
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  await dialog.fill(BASICS)
  const field = dialog.field('Registradora inicial')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('No se conoce una registradora anterior de este bus.'),
  )
  expect(field).toHaveValue('0')
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Sensor')).toHaveValue(''))
  await dialog.fill({ Viajes: '6', Sensor: '300' })
  await waitUntil(dialog, ['El sensor (282 a 300) y la registradora (0) difieren en 282 pasajeros.'])
  expect(field).toHaveAccessibleDescription('No se conoce una registradora anterior de este bus.')
  await dialog.fill({ 'Registradora inicial': '1000' })
  expect(field).toHaveAccessibleDescription('')
})

test('under a search, whose rows are not all, it goes by what Buscar has answered', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-02', regIni: 900, regFin: 1_150 })
  await storedLiquidacion(testApp, { fecha: '2026-03-04', regIni: 1_150, regFin: 1_400 })
  const { openCreate } = await openList(testApp, '/?fechaInicial=2026-03-01&fechaFinal=2026-03-03')
  const dialog = await openCreate()
  const altered = { 'Registradora inicial': '1450', 'Registradora final': '1750' }
  await dialog.fill({ ...BASICS, ...altered, Sensor: '500' })
  await waitUntil(dialog, [
    'El sensor (482 a 500) y la registradora (300) difieren en 182 pasajeros, un 60,7\u00a0%.',
  ])

  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Sensor')).toHaveValue(''))
  await dialog.fill({ Viajes: '6', ...altered, Sensor: '300' })
  await waitUntil(dialog, [doesNotStart('1.450', '1.400', '', true)])
  // An answer about another bus is none, and goes at once.
  await dialog.fill({ Bus: '15' })
  expect(region(dialog)).toBeEmptyDOMElement()
  await waitUntil(dialog, [])
})

test('sensor and register may differ by the share that the page names, and by a fifth where it names none', async () => {
  const { openCreate } = await openList(testApp)
  const dialog = await openCreate()
  const registers = { 'Registradora inicial': '1000', 'Registradora final': '1300' }
  // Six trips of three passengers that the sensor may have counted twice.
  await dialog.fill({ ...BASICS, ...registers, Sensor: '379' })
  await waitUntil(dialog, [
    'El sensor (361 a 379) y la registradora (300) difieren en 61 pasajeros, un 20,3\u00a0%.',
  ])
  withThreshold('5')
  await dialog.fill({ Sensor: '334' })
  await waitUntil(dialog, [
    'El sensor (316 a 334) y la registradora (300) difieren en 16 pasajeros, un 5,3\u00a0%.',
  ])
})

test('the form of Liquidar tells the same, of its own settlement not a word', async () => {
  await storedLiquidacion(testApp, {
    fecha: '2026-03-04',
    regIni: 900,
    regFin: 1_000,
    viajes: 1,
    sensor: 100,
  })
  await storedLiquidacion(testApp, { fecha: '2026-03-05', regIni: 1_000, regFin: 1_300 })
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('5 de marzo de 2026')
  const dialog = await openLiquidar()
  await dialog.fill({ 'Registradora inicial': '990' })
  await waitUntil(dialog, [doesNotStart('990', '1.000', ', el 4 de marzo de 2026', true)])
})
