/** 'Historial' of a record, from its screen's toolbar and from the settlement's detail. */
import { screen, waitFor, within } from '@testing-library/react'
import { changedFields } from '../../../src/records/historial/changedFields'
import type { Cambio } from '../../../src/contract/historial'
import { failCall } from '../../setup/calls'
import type { TestApp } from '../../setup/page'
import { buttonOf, readable } from '../../setup/screen'
import { openList, storedLiquidacion, aCompany, clearLiquidaciones } from '../liquidaciones/listScreen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const historyDialog = () => screen.findByRole('dialog', { name: /^Historial/ })

/** Heading, fields and reason of each change in the open dialog. */
const changesIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('ol > li')].map((change) =>
    [...change.querySelectorAll('p, li')].map(({ textContent }) => readable(textContent)),
  )

test('a settlement tells who did what, field by field, newest first, its debt included', async () => {
  const { uuid } = await storedLiquidacion(testApp, { deudaDto: { razon: 'Descuadre', valor: 5_000 } })
  await storedLiquidacion(testApp, {
    uuid,
    regFin: 1_310,
    liquidada: true,
    gastos: [{ nombre: 'Aseo', valor: 40_000 }],
    deudaDto: { razon: 'Descuadre', valor: 6_000 },
    motivo: 'Se leyó mal',
  })
  const { chooseRow, user } = await openList(testApp, '/', 'consulta')
  expect(buttonOf('Historial')).toBeDisabled()
  await chooseRow('12')
  await user.click(buttonOf('Historial'))
  const dialog = await historyDialog()
  await waitFor(() => expect(changesIn(dialog)).toHaveLength(4))
  expect(dialog).toHaveTextContent('Bus 12 del 5 de marzo de 2026')

  const changes = changesIn(dialog)
  const edited = changes.find(([heading]) => heading?.includes('Editó') && !heading.includes('Deuda'))
  expect(edited?.[0]).toMatch(/^Admin · Editó 20 mar 2030, 12:00$/)
  expect(edited).toEqual(
    expect.arrayContaining([
      'Registradora final: 1.300 → 1.310',
      'Gastos: Aseo $ 30.000, Combustible $ 150.000 → Aseo $ 40.000',
      'Liquidada: No → Sí',
      'Motivo: Se leyó mal',
    ]),
  )
  expect(changes).toContainEqual([
    expect.stringMatching(/· Editó · Deuda/),
    'Valor: $ 5.000 → $ 6.000',
    'Motivo: Se leyó mal',
  ])
  expect(changes.at(-1)?.join()).toMatch(/Creó/)
  const created = changes.find(([heading]) => heading?.includes('Creó') && !heading.includes('Deuda'))
  expect(created).toEqual(expect.arrayContaining(['Bus: 12', 'Conductor: Ana Álvarez', 'Viajes: 6']))
  // Nothing technical.
  expect(dialog.textContent).not.toMatch(/uuid|version|[0-9a-f]{8}-/i)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('it opens from the detail too', async () => {
  await storedLiquidacion(testApp)
  const { openDetail, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const detail = await openDetail()
  await detail.press('Historial')
  await waitFor(async () => expect(changesIn(await historyDialog())).toHaveLength(1))
})

test('what is from before the record was kept says so', async () => {
  await storedLiquidacion(testApp)
  // As the data of an earlier version: in no record.
  const { user } = await testApp.open('/buses')
  await user.click(await screen.findByText('TDD020', undefined, { timeout: 25_000 }))
  await waitFor(() => expect(buttonOf('Historial')).toBeEnabled())
  await user.click(buttonOf('Historial'))
  const dialog = await historyDialog()
  expect(await within(dialog).findByText(/^Sin registro/)).toBeInTheDocument()
})

test('a failure says why and is tried again', async () => {
  await storedLiquidacion(testApp)
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  const mend = failCall('GET /api/historial/registro')
  await user.click(buttonOf('Historial'))
  const dialog = await historyDialog()
  expect(await within(dialog).findByText(/^No hay conexión/)).toBeInTheDocument()
  mend()
  await user.click(within(dialog).getByText('Reintentar'))
  await waitFor(() => expect(changesIn(dialog)).toHaveLength(1))
})

test('what was created says what it has, what was deleted what it had, and an edit an emptied field', () => {
  const change: Cambio = {
    secuencia: 1,
    instante: '2026-11-20T15:42:00.000Z',
    usuario: 'Ana',
    grupo: 'g',
    sustantivo: 'deudas',
    identificador: 'x',
    registro: 'Ana',
    tipo: 'creado',
    antes: null,
    despues: { uuid: 'x', version: 1, valor: 5_000, razon: '', conductorNombre: 'Ana', fecha: '2026-11-20' },
    motivo: null,
    deshacible: false,
  }
  const read = (one: Cambio) =>
    changedFields(one).map(({ label, before, after }) => [label, readable(before), readable(after)])
  expect(read(change)).toEqual([
    ['Valor', '', '$ 5.000'],
    ['Conductor', '', 'Ana'],
    ['Fecha', '', '20 de noviembre de 2026'],
  ])
  expect(read({ ...change, tipo: 'eliminado', antes: change.despues, despues: null })[0]).toEqual([
    'Valor',
    '$ 5.000',
    '',
  ])
  expect(
    read({
      ...change,
      tipo: 'editado',
      antes: { razon: 'Pico', version: 1 },
      despues: { razon: '', version: 2 },
    }),
  ).toEqual([['Razón', 'Pico', '']])
})
