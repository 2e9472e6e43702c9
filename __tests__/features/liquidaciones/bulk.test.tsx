import { screen, waitFor, within } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { buttonOf, dialogTitled, NO_PERMISSION, reasons, rowOf, toasts } from '../../setup/screen'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const settled = { liquidada: true }

/** A settlement of bus 12 that only its sensor has filled. A comment makes it known. */
async function counted(fecha: string, comentario: string) {
  const payload = [{ fecha, busNumero: '12', sensor: 320, viajes: 6, civica: 0 }]
  await testApp.ask('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload })
  await testApp.db.updateTable('liquidaciones').set({ comentario }).where('fecha', '=', fecha).execute()
}

/** The list with the mode on and these rows chosen. */
async function choosing(comments: readonly string[], user = 'admin') {
  const page = await openList(testApp, '/', user)
  await page.user.click(buttonOf('Varias'))
  await waitFor(() => expect(buttonOf('Varias')).toHaveAttribute('aria-pressed', 'true'))
  for (const comment of comments)
    await page.user.click(within(rowOf(comment)).getByLabelText('Seleccionar fila'))
  await waitFor(() => expect(chosenCount()).toBe(comments.length))
  return page
}

const chosenCount = () =>
  Number(/(\d+) elegidas?/.exec(document.querySelector('main')?.textContent ?? '')?.[1])

const buttonIn = (dialog: HTMLElement, text: string) => within(dialog).getByText(text, { selector: 'button' })

const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument())

const stored = () => testApp.db.selectFrom('liquidaciones').select(['comentario', 'liquidada']).execute()

test('several are settled as they are stored; those that are already are named and left alone', async () => {
  await storedLiquidacion(testApp, { comentario: 'uno', viajes: 5 })
  await storedLiquidacion(testApp, {
    comentario: 'dos',
    busNumero: '15',
    conductorDocumento: '1002',
    gastos: [{ nombre: 'Llantas', valor: 9_000_000 }],
  })
  await storedLiquidacion(testApp, { comentario: 'hecha', fecha: '2026-03-06', ...settled })
  await storedLiquidacion(testApp, { comentario: 'otra', fecha: '2026-03-07' })
  const { user } = await choosing(['uno', 'dos', 'hecha'])

  await user.click(buttonOf('Liquidar'))
  const question = await dialogTitled('Liquidar varias')
  expect(question).toHaveTextContent(
    /^Liquidar varias¿Liquidar 2 liquidaciones\? Se salta 1 ya liquidada: Bus 12 del 6 de marzo de 2026\. Total neto registradora: -\$.[\d.]+\. 2 con dudas: Bus 15 del 5 de marzo de 2026 \(Neto negativo: -\$.[\d.]+\), Bus 12 del 5 de marzo de 2026 \(La del 6 de marzo de 2026 empieza en 1\.000\)\./,
  )
  await user.click(buttonIn(question, 'Liquidar'))
  await waitFor(() => expect(toasts()).toEqual(['2 liquidaciones liquidadas.']))
  expect(await stored()).toEqual(
    expect.arrayContaining([
      { comentario: 'uno', liquidada: 1 },
      { comentario: 'dos', liquidada: 1 },
      { comentario: 'otra', liquidada: 0 },
    ]),
  )
  expect(chosenCount()).toBe(0)

  await user.click(buttonOf('Deshacer'))
  await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 2 registros.']))
  expect((await stored()).filter(({ liquidada }) => liquidada)).toEqual([
    { comentario: 'hecha', liquidada: 1 },
  ])
})

test('what only sensors have filled is named and left alone: its register is still to be read', async () => {
  await storedLiquidacion(testApp, { comentario: 'uno' })
  await storedLiquidacion(testApp, { comentario: 'hecha', fecha: '2026-03-06', ...settled })
  // Nobody was on board, which staff have seen.
  await storedLiquidacion(testApp, { comentario: 'varado', fecha: '2026-03-07', regIni: 500, regFin: 500 })
  await counted('2026-03-08', 'contada')
  await counted('2026-03-09', 'otra')
  const { user } = await choosing(['uno', 'hecha', 'varado', 'contada', 'otra'])

  await user.click(buttonOf('Liquidar'))
  const question = await dialogTitled('Liquidar varias')
  expect(question).toHaveTextContent(
    '¿Liquidar 2 liquidaciones? Se salta 1 ya liquidada: Bus 12 del 6 de marzo de 2026. ' +
      'Se saltan 2 que solo tienen lo del sensor: Bus 12 del 9 de marzo de 2026, Bus 12 del 8 de marzo de 2026.',
  )
  await user.click(buttonIn(question, 'Liquidar'))
  await waitFor(() => expect(toasts()).toEqual(['2 liquidaciones liquidadas.']))
  const unread = await testApp.db
    .selectFrom('liquidaciones')
    .select(['comentario', 'liquidada', 'fechaEntrega'])
    .where('fecha', '>=', '2026-03-08')
    .orderBy('fecha')
    .execute()
  expect(unread).toEqual([
    { comentario: 'contada', liquidada: 0, fechaEntrega: null },
    { comentario: 'otra', liquidada: 0, fechaEntrega: null },
  ])
})

test('nothing is asked when none of the chosen ones can be settled', async () => {
  await counted('2026-03-08', 'contada')
  const { user } = await choosing(['contada'])
  await user.click(buttonOf('Liquidar'))
  await waitFor(() =>
    expect(toasts()).toEqual(['Se salta 1 que solo tiene lo del sensor: Bus 12 del 8 de marzo de 2026.']),
  )
})

/** Settles two, of which the server refuses one, and leaves the report open. */
async function settleHalf() {
  const { uuid } = await storedLiquidacion(testApp, { comentario: 'sin conductor' })
  await storedLiquidacion(testApp, { comentario: 'completa', busNumero: '15', conductorDocumento: '1002' })
  await testApp.db
    .updateTable('liquidaciones')
    .set({ conductorUuid: null })
    .where('uuid', '=', uuid)
    .execute()
  const { user } = await choosing(['sin conductor', 'completa'])
  await user.click(buttonOf('Liquidar'))
  await user.click(buttonIn(await dialogTitled('Liquidar varias'), 'Liquidar'))
  return user
}

test('what cannot be settled stays chosen, with the server’s reason', async () => {
  const user = await settleHalf()
  const close = await waitFor(() => buttonOf('Cerrar'))
  const report = await dialogTitled('Liquidar varias')
  expect(report).toHaveTextContent('1 liquidación liquidada.')
  expect(within(report).getByLabelText('Sin hacer')).toHaveTextContent(
    /^Bus 12 del 5 de marzo de 2026\. Conductor es requerido\.$/,
  )
  expect(toasts()).toEqual([])
  await user.click(close)
  await gone(report)
  await waitFor(() => expect(toasts()).toEqual(['1 liquidación liquidada.']))
  expect(chosenCount()).toBe(1)
  expect(rowOf('sin conductor')).toHaveAttribute('aria-selected', 'true')
})

test('what a bulk action has done is undone from its report', async () => {
  const user = await settleHalf()
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^Se deshizo/)]))
  expect((await stored()).map(({ liquidada }) => liquidada)).toEqual([0, 0])
})

test('several are deleted after one question, and come back with one press', async () => {
  await storedLiquidacion(testApp, { comentario: 'pendiente' })
  await storedLiquidacion(testApp, { comentario: 'hecha', fecha: '2026-03-06', ...settled })
  await storedLiquidacion(testApp, { comentario: 'queda', busNumero: '15', conductorDocumento: '1002' })
  const { user } = await choosing(['pendiente', 'hecha'])

  await user.click(buttonOf('Eliminar'))
  const question = await dialogTitled('Eliminar liquidaciones')
  expect(question).toHaveTextContent('¿Eliminar 2 liquidaciones?')
  await user.click(buttonIn(question, 'Eliminar'))
  await waitFor(() => expect(toasts()).toEqual(['2 liquidaciones eliminadas.']))
  await waitFor(() => expect(buses()).toEqual(['15']))
  expect(await stored()).toHaveLength(1)

  await user.click(buttonOf('Deshacer'))
  await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 2 registros.']))
  await waitFor(() => expect(buses()).toHaveLength(3))
})

test('the title’s checkbox takes the page, a button all that the filters leave; leaving the mode forgets', async () => {
  for (let day = 10; day < 22; day++)
    await storedLiquidacion(testApp, { fecha: `2026-03-${day}`, comentario: `día ${day}` })
  const { user } = await choosing([])
  expect(reasons(['Eliminar', 'Liquidar'])).toEqual({
    Eliminar: 'Elija una fila o varias.',
    Liquidar: 'Elija una fila o varias.',
  })
  await user.click(document.querySelector('[aria-label="Seleccionar todas las filas"]')!)
  await waitFor(() => expect(chosenCount()).toBe(10))
  await user.click(buttonOf('Marcar las 12'))
  await waitFor(() => expect(chosenCount()).toBe(12))
  await user.click(buttonOf('Varias'))
  expect(document.querySelector('input[type="checkbox"][name="select_row"]')).toBeNull()
  expect(buttonOf('Detalle')).toBeDisabled()
  await user.click(buttonOf('Varias'))
  await waitFor(() => expect(chosenCount()).toBe(0))
})

test('the keyboard chooses: Space a row, Shift with the arrows a range, Escape leaves', async () => {
  for (let day = 10; day < 14; day++)
    await storedLiquidacion(testApp, { fecha: `2026-03-${day}`, comentario: `día ${day}` })
  const { user } = await choosing([])
  await user.click(within(rowOf('día 13')).getByText('día 13'))
  await waitFor(() => expect(chosenCount()).toBe(1))
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await waitFor(() => expect(chosenCount()).toBe(3))
  await user.keyboard(' ')
  await waitFor(() => expect(chosenCount()).toBe(2))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(buttonOf('Varias')).toHaveAttribute('aria-pressed', 'false'))
})

test('an EDITOR may settle several and not delete them', async () => {
  await storedLiquidacion(testApp, { comentario: 'uno' })
  await choosing(['uno'], 'editor')
  expect(reasons(['Eliminar', 'Liquidar'])).toEqual({ Eliminar: NO_PERMISSION, Liquidar: null })
})
