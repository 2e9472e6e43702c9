import { screen, waitFor } from '@testing-library/react'
import { hoyEn, sumarDias } from '../../../src/contract/fechas'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aBus, aGasto, aLiquidacion } from '../../server/builders'
import type { Office } from '../../setup/page'
import { acceptDoubts, buttonOf, dialogTitled, errorOf, hands, inDialog, readable } from '../../setup/screen'
import { openList, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'
import { openPlanilla, waitForNote } from './planilla/sheet'

/** What may be right but hardly is: said beside its field, and asked once before it is saved. */
let office: Office

beforeAll(async () => {
  office = await aCompany()
  for (let i = 0; i < 10; i += 1) await aBus(office.db, { numero: `9${i}` })
})
beforeEach(() => clearLiquidaciones(office))
afterAll(() => office.close())

const TOMORROW = sumarDias(hoyEn('America/Bogota'), 1)
const OF_12 = {
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '300',
}

const sent = () => office.calls.filter((call) => call === 'POST /api/liquidaciones')
const under = (field: HTMLElement) => readable(errorOf(field))

/** More settlements than are needed to know what is usual: 300 passengers by register and by sensor. */
async function aHundred() {
  const { uuid } = await office.db.selectFrom('conductores').select('uuid').executeTakeFirstOrThrow()
  for (let i = 0; i < 100; i += 1)
    await aLiquidacion(office.db, {
      // In the ten days before, of which the sheet knows too.
      ...{
        fecha: sumarDias('2026-03-04', -Math.floor(i / 10)),
        busNumero: `9${i % 10}`,
        conductorUuid: uuid,
      },
      ...{ sensor: 300, pasajerosSensor: 300, valorNetoReg: 400_000, valorNetoSensor: 400_000 },
    })
}

test('a day to come is said, asked once, and not again for the next bus of the day', async () => {
  const { openCreate, user } = await openList(office)
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Fecha: fechaCorta(TOMORROW) })
  expect(under(dialog.field('Fecha'))).toBe('Es posterior a hoy.')
  await dialog.press('Guardar y siguiente')
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  expect(question.dialog).toHaveAccessibleDescription('Fecha: es posterior a hoy. ¿Guardar así?')
  // Enter is what the focus is on: to look again.
  expect(question.button('Revisar')).toHaveFocus()
  await user.keyboard('{Enter}')
  await question.closed()
  expect(sent()).toEqual([])
  expect(dialog.field('Sensor')).toHaveValue('300')

  await dialog.press('Guardar y siguiente')
  await acceptDoubts(user)
  await waitFor(() => expect(dialog.field('Bus')).toHaveValue('15'))
  await dialog.fill({ ...OF_12, Bus: '15' })
  await dialog.press('Crear')
  await dialog.closed()
  expect(sent()).toHaveLength(2)
})

test('the last digits of a register are completed by one key, or by going on', async () => {
  await storedLiquidacion(office, { regIni: 172_000, regFin: 173_470 })
  const { openCreate, user } = await openList(office)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: '06/03/26', Bus: '12' })
  await dialog.press('Buscar')
  await waitFor(() => expect(dialog.field('Registradora inicial')).toHaveValue('173.470'))
  const final = dialog.field('Registradora final')
  await user.clear(final)
  await user.type(final, '860')
  expect(dialog.button('Completar: 173.860')).toBeVisible()
  await user.tab()
  expect(final).toHaveValue('173.860')
  expect(under(final)).toBe('')

  await user.type(final, '{Backspace}')
  expect(final).toHaveValue('')
  await user.type(final, '9271')
  await user.tab()
  expect(under(final)).toBe('Ingrese un número valido de registradora final.')
  await user.clear(final)
  await user.type(final, '860{ArrowDown}')
  expect(final).toHaveValue('173.860')
  expect(final).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Completar: / })).toBeNull()
})

test('what is wrong is said first, and nothing is asked of a figure that was not typed', async () => {
  await storedLiquidacion(office, { fecha: TOMORROW })
  const { openCreate, openLiquidar, chooseRow } = await openList(office)
  const dialog = await openCreate()
  await dialog.fill({ Fecha: fechaCorta(TOMORROW), Bus: '15' })
  await dialog.press('Crear')
  expect(await screen.findByText('El sensor es requerido, puede ser 0.')).toBeVisible()
  expect(screen.queryByText('Revise antes de guardar')).toBeNull()
  await dialog.press('Cancelar')
  await inDialog(hands(), await dialogTitled('Descartar cambios')).press('Descartar')
  await dialog.closed()

  await chooseRow('12')
  const edit = await openLiquidar()
  await edit.fill({ Comentario: 'Sin novedad' })
  await edit.press('Aceptar')
  await edit.closed()
})

test('a figure of more than ten times the usual is said and asked, with what is unusual beside it', async () => {
  await aHundred()
  const { openCreate, user } = await openList(office)
  const dialog = await openCreate()
  await dialog.fill({ ...OF_12, Fecha: '05/03/26', 'Registradora final': '4000', Sensor: '3000' })
  expect(under(dialog.field('Registradora final'))).toBe('')
  await dialog.fill({ 'Registradora final': '4001', Sensor: '30000' })
  const said = 'Más de diez veces lo usual.'
  expect([under(dialog.field('Registradora final')), under(dialog.field('Sensor'))]).toEqual([said, said])
  await dialog.press('Crear')
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  expect(question.dialog).toHaveAccessibleDescription(
    'Registradora final: más de diez veces lo usual. Sensor: más de diez veces lo usual. ¿Guardar así?',
  )
  await question.press('Guardar')
  await dialog.closed()
  expect(sent()).toHaveLength(1)
})

test.each([
  ['taken out with Supr', '{Delete}', ['12000 Aseo']],
  ['typed as 0', '0', ['12000 Aseo']],
  ['typed over and emptied to 0', '5{Backspace}0', ['12000 Aseo']],
  ['left as it is', '', ['12000 Aseo', '95000 Combustible']],
])(
  'the bus’s last expenses are proposed in grey, and stored with the form: one is %s',
  async (_how, keys, expected) => {
    const { uuid } = await storedLiquidacion(office, { fecha: '2026-03-04', gastos: [] })
    await aGasto(office.db, uuid, { nombre: 'Aseo', valor: 12_000 })
    await aGasto(office.db, uuid, { nombre: 'Combustible', valor: 95_000 })
    const { openCreate, user } = await openList(office)
    const dialog = await openCreate()
    await dialog.fill({ ...OF_12, Fecha: '05/03/26' })
    const second = dialog.field('Valor del gasto 2')
    await waitFor(() => expect(second).toHaveAttribute('placeholder', '95.000'))
    expect(second).toHaveValue('')
    await user.click(second)
    if (keys) await user.keyboard(keys)
    expect(second).toHaveValue(keys ? '0' : '')
    await dialog.press('Crear')
    await dialog.closed()
    const stored = await office.db
      .selectFrom('gastos as g')
      .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
      .select(['g.nombre', 'g.valor'])
      .where('l.fecha', '=', '2026-03-05')
      .orderBy('g.nombre')
      .execute()
    expect(stored.map(({ nombre, valor }) => `${valor} ${nombre}`)).toEqual(expected)
  },
)

test('in the sheet of a day to come nothing is sent until the day is said to be right', async () => {
  const { goTo, type, user } = await openPlanilla(office, 'editor', TOMORROW)
  await goTo('12', 'Viajes')
  await type('6{Tab}1000{Tab}1300{Tab}300{ArrowDown}')
  await waitForNote('12', /^Sin guardar/)
  expect(sent()).toEqual([])
  await user.click(buttonOf('Es el día correcto'))
  await waitForNote('12', 'Guardada, pendiente')
  expect(screen.queryByText(/posterior a hoy/)).toBeNull()
})

test('an unusual row of the sheet waits for Guardar todo, which asks of it; others are sent by themselves', async () => {
  await aHundred()
  const { goTo, type, user } = await openPlanilla(office)
  await goTo('12', 'Viajes')
  await type('6{Tab}1000{Tab}1300{Tab}30000{ArrowDown}')
  await waitForNote('12', /^Sin guardar. Sensor: más de diez veces lo usual./)
  await goTo('17', 'Bus')
  expect(sent()).toEqual([])
  await user.click(buttonOf('Guardar todo'))
  const question = inDialog(user, await dialogTitled('Revise antes de guardar'))
  expect(question.dialog).toHaveAccessibleDescription(
    'Bus 12. Sensor: más de diez veces lo usual. ¿Guardar así?',
  )
  await question.press('Guardar')
  await waitForNote('12', /^Guardada, pendiente/)
  expect(sent()).toHaveLength(1)
})
