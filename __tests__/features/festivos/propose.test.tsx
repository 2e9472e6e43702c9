import { screen, waitFor, within } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { sumarDias } from '../../../src/contract/fechas'
import type { FestivoPropuesto } from '../../../src/contract/festivos'
import { aFestivo } from '../../server/builders'
import { watchCalls, answerWith } from '../../setup/calls'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import { openForm, toasts, columnTexts, waitForColumn, hands } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/festivos')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

const thisYear = Number(today().slice(0, 4))
const PUBLISHED = (calls: string[]) => calls.filter((call) => call === 'POST /api/festivos')

/** Opens the proposal for a year and waits for its list. */
async function propose(year: number) {
  const dialog = await openForm(user, 'Proponer festivos', 'Proponer festivos')
  await dialog.fill({ Año: String(year) })
  const list = await within(dialog.dialog).findByRole('list', { name: `Festivos de ${year}` })
  return { ...dialog, list }
}

/** Leaves only these days ticked. */
async function markOnly(list: HTMLElement, press: (button: string) => Promise<void>, days: RegExp[]) {
  await press('Desmarcar todos')
  for (const day of days) await user.click(within(list).getByLabelText(day))
}

const firstOfJanuary = (year: number) => `1 de enero de ${year}: Año Nuevo`

test('adds the ticked holidays, one call each, and says how many', async () => {
  const next = thisYear + 1
  await aFestivo(testApp.db, { fecha: `${next}-01-01` })
  await openTable(testApp, '/festivos')
  const { press, closed, list } = await propose(next)

  const recorded = within(list).getByLabelText(`${firstOfJanuary(next)} (ya registrado)`)
  expect(recorded).toBeChecked()
  expect(recorded).toBeDisabled()

  await markOnly(list, press, [/^20 de julio/, /^25 de diciembre/])
  await press('Agregar')
  await closed()
  await waitForColumn('Fecha', [
    `1 de enero de ${next}`,
    `20 de julio de ${next}`,
    `25 de diciembre de ${next}`,
  ])
  expect(PUBLISHED(testApp.calls)).toHaveLength(2)
  expect(toasts()).toEqual(['Se agregaron 2 festivos.'])
})

test('proposes another year, all of it at once, and only that year is added', async () => {
  await openTable(testApp, '/festivos')
  const { list, fill, press, closed, dialog } = await propose(thisYear)
  expect(within(list).getByLabelText(firstOfJanuary(thisYear))).toBeChecked()
  await fill({ Año: String(thisYear + 1) })
  const next = await within(dialog).findByRole('list', { name: `Festivos de ${thisYear + 1}` })
  const checkboxes = within(next).getAllByRole('checkbox')
  const count = checkboxes.length
  expect(count).toBeGreaterThanOrEqual(17)
  for (const checkbox of checkboxes) expect(checkbox).toBeChecked()
  await press('Agregar')
  await closed()
  await waitFor(() => expect(toasts()).toEqual([`Se agregaron ${count} festivos.`]))
  await waitFor(() => expect(columnTexts('Fecha')[0]).toBe(`1 de enero de ${thisYear + 1}`))
  const stored = await testApp.db.selectFrom('festivos').select('fecha').execute()
  expect(stored).toHaveLength(count)
})

test('wants at least one ticked, and says so on sending alone', async () => {
  await openTable(testApp, '/festivos')
  const { press, dialog, field } = await propose(thisYear + 1)
  await press('Desmarcar todos')
  field('Año').focus()
  await user.tab()
  await waitFor(() => expect(field('Año')).not.toHaveFocus())
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await press('Agregar')
  expect(await within(dialog).findByText('Marque al menos un festivo.')).toBeVisible()
  expect(PUBLISHED(testApp.calls)).toEqual([])
})

test('no call is taken for a repetition of another: each has a key of its own', async () => {
  const seen = watchCalls()
  await openTable(testApp, '/festivos')
  const { list, press, closed } = await propose(thisYear)
  await markOnly(list, press, [/^20 de julio/, /^25 de diciembre/])
  await press('Agregar')
  await closed()
  const passwords = seen
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect(passwords).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(passwords).size).toBe(2)
})

test('a holiday that a colleague has registered meanwhile is not counted', async () => {
  await openTable(testApp, '/festivos')
  const { list, press, closed } = await propose(thisYear)
  await markOnly(list, press, [/^20 de julio/, /^25 de diciembre/])
  await aFestivo(testApp.db, { fecha: `${thisYear}-07-20` })
  await press('Agregar')
  await closed()
  await waitFor(() => expect(toasts()).toEqual(['Se agregó 1 festivo.']))
})

test('stops at a refusal, says how many were added before it, and leaves the rest to try again', async () => {
  const next = thisYear + 1
  await openTable(testApp, '/festivos')
  const { list, press, closed, dialog } = await propose(next)
  await markOnly(list, press, [/^20 de julio/, /^25 de diciembre/])
  const release = afterOne('POST /api/festivos', new Response(null, { status: 503 }))
  await press('Agregar')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Se agregó 1 festivo\. /)
  await waitForColumn('Fecha', [`20 de julio de ${next}`])
  release()
  await press('Agregar')
  await closed()
  await waitForColumn('Fecha', [`20 de julio de ${next}`, `25 de diciembre de ${next}`])
})

/** The holidays that the server proposes for a year. */
const proposals = async (year: number) => {
  const url = `/api/festivos/propuestas?anio=${year}`
  return (await testApp.ask('admin', { method: 'GET', url })).json<FestivoPropuesto[]>()
}
const labels = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('begins with this year while a coming holiday of it is missing, the coming ones first', async () => {
  const toCome = { fecha: sumarDias(today(), 1), nombre: 'El de mañana', registrado: false }
  const past = { fecha: `${thisYear}-01-01`, nombre: 'Año Nuevo', registrado: false }
  const giveBack = answerWith('GET /api/festivos/propuestas', [past, toCome])
  await openTable(testApp, '/festivos')
  const { dialog, field } = await openForm(user, 'Proponer festivos', 'Proponer festivos')
  expect(field('Año')).toHaveTextContent(String(thisYear))
  const list = within(dialog).getByRole('list')
  expect(labels(list)).toEqual([expect.stringContaining('El de mañana'), firstOfJanuary(thisYear)])
  for (const checkbox of within(list).getAllByRole('checkbox')) expect(checkbox).toBeChecked()
  giveBack()
})

test('begins with the next year once no coming holiday of this one is missing', async () => {
  for (const { fecha } of await proposals(thisYear))
    if (fecha >= today()) await aFestivo(testApp.db, { fecha })
  await openTable(testApp, '/festivos')
  const { dialog, closed } = await openForm(user, 'Proponer festivos', 'Proponer festivos')
  const list = await within(dialog).findByRole('list', { name: `Festivos de ${thisYear + 1}` })
  for (const checkbox of within(list).getAllByRole('checkbox')) expect(checkbox).toBeChecked()
  // Nothing has been typed: nothing is to be asked.
  await user.keyboard('{Escape}')
  await closed()
})

test('is not offered, nor spoken of, when the server does not know the call', async () => {
  const release = reply('GET /api/festivos/propuestas', new Response('{}', { status: 404 }))
  await openTable(testApp, '/festivos')
  await waitFor(() => expect(screen.queryByText('Proponer festivos', { selector: 'button' })).toBeNull())
  expect(toasts()).toEqual([])
  release()
})

/** Answers a call in the server's place until it is let go. */
function reply(call: string, answer: Response, from = 1): () => void {
  const send = globalThis.fetch
  let times = 0
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const thisOne = `${request.method} ${new URL(request.url).pathname}` === call
    if (thisOne) times += 1
    return thisOne && times >= from ? answer.clone() : send(request)
  }
  return () => {
    globalThis.fetch = send
  }
}

/** The same from the second time on. */
const afterOne = (call: string, answer: Response) => reply(call, answer, 2)
