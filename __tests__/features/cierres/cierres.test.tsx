import { screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { today } from '../../../src/api/client/today'
import type { Caja, Cierres } from '../../../src/contract/cierres'
import { sumarDias } from '../../../src/contract/fechas'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aBus, aConductor, aPasaje } from '../../server/builders'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { openTable } from '../../setup/fleet'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  openForm,
  toasts,
  columnTexts,
  columns,
  chooseRow,
  waitForColumn,
  enabled,
  readable,
  hands,
  reasons,
} from '../../setup/screen'
import { hearNews } from '../../setup/news'

const BUTTONS = ['Cerrar caja', 'Reabrir', 'Imprimir', 'Historial']
let testApp: TestApp
const user = hands()

// A settlement comes, by the register, to 454.800: see `server/cierres/caja.ts`.
const signIn = async (usuario: string, changes: object = {}) => {
  const payload = liquidacionPayload({ fecha: today(), liquidada: true, ...changes })
  const answer = await testApp.ask(usuario, { method: 'POST', url: '/api/liquidaciones', payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<{ uuid: string }>()
}
const tillsOf = async (fecha = today()) =>
  (await testApp.ask('admin', { method: 'GET', url: `/api/cierres?fecha=${fecha}` })).json<Cierres>()
const tillOf = async (username: string) => (await tillsOf()).cajas.find((caja) => caja.username === username)
/** Closes a till as another person does, with what should be there. */
const closeAsAdmin = async (caja: Caja | null | undefined, fecha = today()) => {
  const count = {
    contadoPor: 'total',
    efectivo: {},
    total: caja?.ahora.esperado,
    motivo: '',
    enterado: true,
  }
  const payload = { fecha, username: caja?.username, huella: caja?.huella, ...count }
  const answer = await testApp.ask('admin', { method: 'POST', url: '/api/cierres', payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}
const figures = () =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: 'Cifras del día' }))
      .getAllByRole('term')
      .map(({ textContent, parentElement }) => [
        textContent,
        readable([...parentElement!.querySelectorAll('dd')].map((one) => one.textContent).join(' ')),
      ]),
  )
const openTill = async (usuario: string) => {
  const view = await openTable(testApp, '/cierres', usuario)
  await chooseRow(user, 'Editor')
  return view
}

beforeEach(async () => {
  testApp = await openTestApp()
  await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
  for (const numero of ['12', '15']) await aBus(testApp.db, { numero })
  // The same on Sundays and holidays.
  await aPasaje(testApp.db, { porcentajeFestivos: 12.8 })
})
afterEach(() => testApp.close())

test('today’s tills, what they come to, and what the day lacks; the only one is chosen', async () => {
  await signIn('editor', { abonoDto: { valor: 20_000 }, liquidada: false })
  await openTable(testApp, '/cierres')
  expect(columns()).toEqual([
    'Usuario',
    'Estado',
    'Liq.',
    'Pend.',
    'Neto reg.',
    'Neto sensor',
    'Abonos',
    'Deudas',
    'Total a entregar',
    'Contado',
    'Diferencia',
  ])
  expect(columnTexts('Usuario')).toEqual(['Editor'])
  expect(columnTexts('Estado')).toEqual(['Abierta'])
  expect(columnTexts('Total a entregar')).toEqual(['$ 474.800'])
  expect(figures()).toEqual({
    'A entregar': '$ 474.800',
    Contado: '—',
    Diferencia: '—',
    Pendientes: '1',
    'Faltan hoy': '1 15',
  })
  expect(enabled(BUTTONS)).toEqual(['Cerrar caja'])
})

test('the money is counted by notes and coins, down the list with Enter, and the till is closed', async () => {
  await signIn('editor')
  await signIn('admin', { busNumero: '15' })
  await openTill('editor')
  const close = await openForm(user, 'Cerrar caja', 'Cerrar caja de Editor')
  expect(close.field('Contar por')).toHaveFocus()
  await user.click(close.field('Billetes de $ 100.000'))
  await user.keyboard('4{Enter}1{Enter}')
  expect(close.field('Billetes de $ 20.000')).toHaveFocus()
  await user.click(close.field('Monedas de $ 500'))
  await user.keyboard('9')
  const counted = () => readable(close.dialog.querySelector('form > fieldset > :last-child dl')?.textContent)
  expect(counted()).toBe('Contado$ 454.500Diferencia—')
  await close.press('Cerrar caja')
  await waitFor(() =>
    expect(close.errors()).toEqual({
      'Motivo de la diferencia': 'Escriba el motivo de la diferencia.',
      'Lo demás está en cero':
        'Faltan denominaciones por contar: escriba cuántas hay o marque que lo demás está en cero.',
    }),
  )
  await user.click(close.field('Lo demás está en cero'))
  expect(counted()).toBe('Contado$ 454.500DiferenciaFaltante $ 300')
  await close.fill({ 'Motivo de la diferencia': 'Faltaron vueltas' })
  await close.press('Cerrar caja')
  await close.closed()
  await waitForColumn('Estado', ['Abierta', 'Cerrada'])
  expect(columnTexts('Contado')).toEqual(['', '$ 454.500'])
  expect(columnTexts('Diferencia')).toEqual(['', 'Faltante $ 300'])
  expect(toasts()).toEqual(['Caja cerrada.Editor'])
  expect(screen.getByText(/^Caja cerrada por Editor:/)).toBeVisible()
  const last = within(screen.getByRole('table', { name: 'Últimos 14 días' }))
  expect(
    last
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells }) => [...cells].slice(0, 3).map((cell) => readable(cell.textContent))),
  ).toEqual([
    ['Usuario', ...[0, -1].map((days) => fechaCorta(sumarDias(today(), days)).slice(0, 5))],
    ['Editor', '−$ 300', '—'],
    ['Admin', '—', '—'],
  ])
  expect((await tillOf('editor'))?.cierre).toMatchObject({ contado: 454_500, motivo: 'Faltaron vueltas' })
})

test('a past day after the last one that was closed is said to be open still', async () => {
  const before = sumarDias(today(), -2)
  await closeAsAdmin((await tillsOf(before)).propia, before)
  await openTable(testApp, '/cierres')
  const [, row] = await within(
    await screen.findByRole('table', { name: 'Últimos 14 días' }),
  ).findAllByRole<HTMLTableRowElement>('row')
  expect([...row!.cells].slice(0, 5).map(({ textContent }) => readable(textContent))).toEqual([
    'Admin',
    '—',
    'sin cerrar',
    '$ 0',
    '—',
  ])
})

test('a sum is enough; what is missing has to be said; a till that changed unheard is refused, and its figures come', async () => {
  await signIn('editor', { liquidada: false })
  await openTill('editor')
  const close = await openForm(user, 'Cerrar caja', 'Cerrar caja de Editor')
  await close.fill({ 'Contar por': 'Total' })
  await close.press('Cerrar caja')
  await waitFor(() =>
    expect(close.errors()).toEqual({
      'Total contado': 'Escriba el total contado.',
      'Estoy enterado de lo que falta': 'Indique que está enterado de lo que falta.',
    }),
  )
  await close.fill({ 'Total contado': '454800' })
  await user.click(close.field('Estoy enterado de lo que falta'))
  await signIn('editor', { busNumero: '15' })
  await close.press('Cerrar caja')
  await waitFor(() =>
    expect(close.banner()).toHaveTextContent(
      'La caja cambió mientras la contaba y no se cerró. Revise las cifras y ciérrela de nuevo.',
    ),
  )
  await waitFor(() =>
    expect(readable(close.dialog.textContent)).toContain('A entregar (registradora)$ 909.600'),
  )
  await close.fill({ 'Total contado': '909600' })
  await close.press('Cerrar caja')
  await close.closed()
  await waitForColumn('Diferencia', ['Sin diferencia'])
})

test('a till that changes while it is counted says so, and is closed as it is now', async () => {
  await signIn('editor')
  const { store } = await openTill('editor')
  const close = await openForm(user, 'Cerrar caja', 'Cerrar caja de Editor')
  await close.fill({ 'Contar por': 'Total', 'Total contado': '909600' })
  await user.click(close.field('Estoy enterado de lo que falta'))
  // Something is missing as before: the figures alone are others.
  await signIn('editor', { busNumero: '15', liquidada: false })
  await hearNews(store)
  await screen.findByText('Las cifras de la caja cambiaron desde que la abrió: las de ahora son estas.')
  await close.press('Cerrar caja')
  await close.closed()
  await waitForColumn('Diferencia', ['Sin diferencia'])
})

test('a till that is gone while it is counted says so, and what was typed stays', async () => {
  const { uuid } = await signIn('editor')
  const { store } = await openTill('editor')
  const close = await openForm(user, 'Cerrar caja', 'Cerrar caja de Editor')
  await close.fill({ 'Contar por': 'Total', 'Total contado': '454800' })
  const url = `/api/liquidaciones?uuid=${uuid}`
  expect((await testApp.ask('admin', { method: 'DELETE', url })).statusCode).toBe(200)
  store.dispatch(api.util.invalidateTags(['cierres']))
  await waitFor(() => expect(close.dialog).toHaveTextContent('Esta caja ya no tiene nada que cerrar'))
  expect(close.field('Total contado')).toHaveValue('454800')
  expect(within(close.dialog).getByText('Cerrar caja', { selector: 'button' })).toBeDisabled()

  // It is there again, and can be closed.
  await signIn('editor')
  store.dispatch(api.util.invalidateTags(['cierres']))
  await waitFor(() => expect(close.dialog).not.toHaveTextContent('ya no tiene nada que cerrar'))
  await user.click(close.field('Estoy enterado de lo que falta'))
  await close.press('Cerrar caja')
  await close.closed()
  await waitForColumn('Estado', ['Cerrada'])
})

test('a clerk to whom nothing has come closes their own till; an office without buses is told nothing of them', async () => {
  await testApp.db.deleteFrom('buses').execute()
  await openTable(testApp, '/cierres', 'editor')
  const close = await openForm(user, 'Mi caja', 'Cerrar caja de Editor')
  await close.fill({ 'Contar por': 'Total', 'Total contado': '200000', 'Motivo de la diferencia': 'Base' })
  await close.press('Cerrar caja')
  await close.closed()
  await waitForColumn('Estado', ['Cerrada'])
  expect(screen.queryByText('Mi caja')).not.toBeInTheDocument()
  expect(figures()).toMatchObject({ 'Faltan hoy': '0' })
})

test('an administrator reopens with a reason, which the history tells', async () => {
  await signIn('editor')
  await closeAsAdmin(await tillOf('editor'))
  await openTill('admin')
  expect(reasons(['Cerrar caja'])).toEqual({ 'Cerrar caja': 'La caja ya está cerrada.' })
  const reabrir = await openForm(user, 'Reabrir', 'Reabrir caja de Editor')
  await reabrir.press('Reabrir')
  await waitFor(() => expect(reabrir.errors()).toEqual({ Motivo: 'Escriba el motivo.' }))
  await reabrir.fill({ Motivo: 'Se contó mal' })
  await reabrir.press('Reabrir')
  await reabrir.closed()
  await waitForColumn('Estado', ['Reabierta'])
  const historial = await openForm(user, 'Historial', 'Historial')
  await waitFor(() => expect(historial.dialog).toHaveTextContent('MotivoSe contó mal'))
  expect(readable(historial.dialog.textContent)).toContain('CerradaSí → No')
})

test('whoever may not is told why', async () => {
  await signIn('admin')
  await signIn('editor', { busNumero: '15' })
  await openTill('editor')
  expect(enabled(BUTTONS)).toEqual(['Cerrar caja'])
  await chooseRow(user, 'Admin')
  await waitFor(() =>
    expect(reasons(['Cerrar caja', 'Reabrir', 'Imprimir'])).toEqual({
      'Cerrar caja': 'Solo un administrador cierra la caja de otra persona.',
      Reabrir: 'Su usuario no tiene permiso para esto.',
      Imprimir: 'La caja no está cerrada.',
    }),
  )
})

test('a closed till of whose settlements the sensors have counted more says so', async () => {
  await signIn('editor', { liquidada: false })
  await closeAsAdmin(await tillOf('editor'))
  const payload = [{ fecha: today(), busNumero: '12', sensor: 400, viajes: 6 }]
  await testApp.ask('editor', { method: 'POST', url: '/api/liquidaciones/sensores', payload })
  await openTable(testApp, '/cierres')
  expect(columnTexts('Estado')).toEqual(['Cerrada, cambió'])
  expect(columnTexts('Total a entregar')).toEqual(['$ 454.800'])
})

test('what came to a closed day is named in the next till, and in its form', async () => {
  const { uuid } = await signIn('editor')
  await closeAsAdmin(await tillOf('editor'))
  const late = await signIn('editor', { busNumero: '15', gastos: [] })
  // As if it had been yesterday.
  const fecha = sumarDias(today(), -1)
  await testApp.db.updateTable('cierres').set({ fecha }).execute()
  await testApp.db
    .updateTable('liquidaciones')
    .set({ fechaEntrega: fecha, fecha })
    .where('uuid', 'in', [uuid, late.uuid])
    .execute()
  await openTill('editor')
  const text = `1 liquidación del ${fechaCorta(fecha)} ($ 634.800)`
  expect(columnTexts('Total a entregar')).toEqual(['$ 634.800'])
  const close = await openForm(user, 'Cerrar caja', 'Cerrar caja de Editor')
  expect(readable(close.dialog.textContent)).toContain(`De días ya cerrados: ${text}`)
  expect(screen.getByText(`Incluye ${text}`)).toBeVisible()
})

test('another day is asked for in the address, and the days before it among the last ones', async () => {
  await signIn('editor')
  const yesterday = sumarDias(today(), -1)
  const { router } = await openTable(testApp, `/cierres?fecha=${today()}`)
  await waitForColumn('Usuario', ['Editor'])
  await user.click(screen.getByRole('link', { name: fechaCorta(yesterday).slice(0, 5) }))
  expect(await screen.findByText('No hay liquidaciones entregadas ese día.')).toBeVisible()
  expect(router.state.location.search).toBe(`?fecha=${yesterday}`)
  const [year, month, day] = yesterday.split('-')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Fecha de entrega/)).toHaveValue(`${day}/${month}/${year?.slice(2)}`),
  )
})
