import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga } from '../../../src/contract/fechas'
import { PropuestaSchema, yearToPropose } from '../../../src/features/festivos/proposal'
import { aFestivo } from '../../server/builders'
import { watchCalls } from '../../setup/calls'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import {
  chooseRow,
  hands,
  NO_SELECTION,
  openForm,
  openQuestion,
  reasons,
  toasts,
  waitForColumn,
} from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/festivos')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

test('a holiday is created and deleted', async () => {
  await aFestivo(testApp.db, { fecha: '2020-12-25' })
  await openTable(testApp, '/festivos')
  const create = await openForm(user, 'Crear', 'Formulario Festivo')
  await create.fill({ Fecha: '20/07/20' })
  await create.press('Crear')
  await create.closed()
  await waitForColumn('Fecha', ['25 de diciembre de 2020', '20 de julio de 2020'])
  expect(toasts()).toEqual([])

  await chooseRow(user, '25 de diciembre de 2020')
  const remove = await openQuestion(user, 'Eliminar', 'Eliminar Liquidación')
  await remove.press('Eliminar')
  await remove.closed()
  await waitForColumn('Fecha', ['20 de julio de 2020'])
  expect(toasts()).toEqual(['Festivo eliminado exitosamente.'])
  await waitFor(() => expect(reasons(['Eliminar'])).toEqual({ Eliminar: NO_SELECTION }))
})

test('those to come are first, the next one at the top, then the past ones back in time', async () => {
  const year = Number(today().slice(0, 4))
  const dates = [`${year - 1}-05-01`, `${year + 2}-01-01`, `${year - 2}-12-25`, `${year + 1}-07-20`]
  for (const fecha of dates) await aFestivo(testApp.db, { fecha })
  await openTable(testApp, '/festivos')
  const [past, farthest, longPast, next] = dates.map(fechaLarga)
  await waitForColumn('Fecha', [next, farthest, past, longPast].map(String))
})

describe('a year’s holidays are proposed', () => {
  test('those that are ticked are added by a call each, as far as the server takes them', async () => {
    const year = Number(today().slice(0, 4)) + 1
    const [newYear, independence] = [`1 de enero de ${year}`, `20 de julio de ${year}`]
    await aFestivo(testApp.db, { fecha: `${year}-01-01` })
    await openTable(testApp, '/festivos')
    const { dialog, press, closed, fill, field } = await openForm(
      user,
      'Proponer festivos',
      'Proponer festivos',
    )
    await fill({ Año: String(year) })
    expect(field('Año')).toHaveTextContent(String(year))
    const list = within(await within(dialog).findByRole('list', { name: `Festivos de ${year}` }))
    const recorded = list.getByLabelText(`${newYear}: Año Nuevo (ya registrado)`)
    expect([recorded.matches(':checked'), recorded.matches(':disabled')]).toEqual([true, true])
    for (const box of list.getAllByRole('checkbox')) expect(box).toBeChecked()
    await press('Desmarcar todos')
    await press('Agregar')
    await within(dialog).findByText('Marque al menos un festivo.')
    for (const day of [/^1 de mayo/, /^20 de julio/, /^25 de diciembre/])
      await user.click(list.getByLabelText(day))

    // A colleague registers one of them meanwhile, and the server gives up after the second call.
    await aFestivo(testApp.db, { fecha: `${year}-05-01` })
    const send = globalThis.fetch
    let calls = 0
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      return request.method === 'POST' && ++calls > 2 ? new Response(null, { status: 503 }) : send(request)
    }
    const seen = watchCalls()
    await press('Agregar')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Se agregó 1 festivo\. /)
    await waitForColumn('Fecha', [newYear, `1 de mayo de ${year}`, independence])
    globalThis.fetch = send
    await press('Agregar')
    await closed()
    await waitForColumn('Fecha', [
      newYear,
      `1 de mayo de ${year}`,
      independence,
      `25 de diciembre de ${year}`,
    ])
    expect(toasts()).toContain('Se agregó 1 festivo.')
    // No call is taken for a repetition of another.
    const keys = seen.flatMap(({ method, headers }) =>
      method === 'POST' ? [headers.get('Idempotency-Key')] : [],
    )
    expect([keys.length, new Set(keys).size]).toEqual([3, 3])
  })

  test('beginning with this one while a coming holiday of it is missing, else with the next', () => {
    const day = (fecha: string, registrado: boolean) => ({ fecha, nombre: '', registrado })
    const past = day('2026-01-01', false)
    expect(yearToPropose([past, day('2026-07-20', false)], '2026-07-20')).toBe(2026)
    expect(yearToPropose([past, day('2026-07-20', true)], '2026-07-20')).toBe(2027)
  })

  test('but only those of the year that is shown', () => {
    const marcados = { '2026-12-25': true, '2027-07-20': true, '2027-01-01': true, '2027-05-01': false }
    expect(PropuestaSchema.parse({ anio: 2027, marcados })).toEqual({ fechas: ['2027-01-01', '2027-07-20'] })
  })

  test('and nobody speaks of it when the server does not know the call', async () => {
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      return request.url.includes('/propuestas') ? new Response('{}', { status: 404 }) : send(request)
    }
    await openTable(testApp, '/festivos')
    await waitFor(() => expect(screen.queryByText('Proponer festivos', { selector: 'button' })).toBeNull())
    expect(toasts()).toEqual([])
    globalThis.fetch = send
  })
})
