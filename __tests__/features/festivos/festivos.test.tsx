import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { DIAS_SEMANA } from '../../../src/contract/catalogos'
import { diaDeLaSemana, fechaLarga } from '../../../src/contract/fechas'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aFestivo } from '../../server/builders'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import {
  chooseRow,
  dialogTitled,
  inDialog,
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

test('the latest is first', async () => {
  const year = Number(today().slice(0, 4))
  const dates = [`${year - 1}-05-01`, `${year + 2}-01-01`, `${year - 2}-12-25`, `${year + 1}-07-20`]
  for (const fecha of dates) await aFestivo(testApp.db, { fecha })
  await openTable(testApp, '/festivos')
  await waitForColumn('Fecha', dates.sort().reverse().map(fechaLarga))
})

test('a day of the calendar chooses its row; a free one opens the form with its date', async () => {
  const year = Number(today().slice(0, 4))
  const free = `${year}-03-10`
  await aFestivo(testApp.db, { fecha: `${year}-12-25` })
  await openTable(testApp, '/festivos')
  const day = (text: string) =>
    within(screen.getByRole('region', { name: 'Calendario' })).getByLabelText(text)
  const christmas = await screen.findByLabelText(/25 de diciembre de \d+, Navidad$/)
  await user.click(christmas)
  expect(christmas).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(reasons(['Eliminar'])).toEqual({ Eliminar: null }))

  await user.click(day(`${DIAS_SEMANA[diaDeLaSemana(free)]} ${fechaLarga(free)}`))
  const { press, closed, field } = inDialog(user, await dialogTitled('Formulario Festivo'))
  expect(field('Fecha')).toHaveValue(fechaCorta(free))
  await press('Crear')
  await closed()
  await waitForColumn('Fecha', [`25 de diciembre de ${year}`, `10 de marzo de ${year}`])
})

describe('a year’s holidays are proposed', () => {
  test('and those that it lacks are added as one action', async () => {
    const year = Number(today().slice(0, 4)) + 1
    await aFestivo(testApp.db, { fecha: `${year}-01-01` })
    await openTable(testApp, '/festivos')
    await user.click(await screen.findByLabelText('Año siguiente'))
    await screen.findByText('Registrados: 1')
    const missing = Number((await screen.findByText(/^Faltan: /)).textContent?.slice(8))
    const { dialog, press, closed } = await openQuestion(
      user,
      'Proponer festivos',
      `Proponer festivos de ${year}`,
    )
    expect(dialog).toHaveTextContent(/1 de mayo de \d+: Día del Trabajador/)
    expect(dialog).not.toHaveTextContent(/Año Nuevo/)
    await press(`Agregar los ${missing}`)
    await closed()
    await screen.findByText(`Registrados: ${missing + 1}`)
    expect(screen.queryByText(/^Faltan/)).not.toBeInTheDocument()
    expect(toasts()).toContain(`Festivos agregados: ${missing}.`)
    await user.click(screen.getByText('Deshacer'))
    await waitForColumn('Fecha', [`1 de enero de ${year}`])
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
