import { screen, waitFor, within } from '@testing-library/react'
import type { TablaAbonos } from '../../../src/contract/abonos'
import { fechaLarga, hoyEn } from '../../../src/contract/fechas'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aBus, aConductor, aContrato, aDeuda, aLiquidacion, anAbono, anEmitido } from '../../server/builders'
import { watchCalls } from '../../setup/calls'
import { openTable } from '../../setup/fleet'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  buttonOf,
  chooseRow,
  columnTexts,
  field,
  fillIn,
  hands,
  openDialog,
  rowOf,
  toasts,
  totals,
  waitForColumn,
} from '../../setup/screen'

/** The drivers' debts and what they have paid back, by the words of each. */
const LEDGERS = [
  {
    noun: 'deudas',
    one: 'Deuda',
    text: 'Razón',
    texts: ['Préstamo', 'Faltante', 'Multa'],
    // Ana has paid 50.000 back.
    sums: (total: string, balance: string) => ({ 'Total de deudas': total, 'Balance de deuda': balance }),
    question: '¿Estás seguro que deseas eliminar la deuda?',
    edited: 'POST /api/deudas',
  },
  {
    noun: 'abonos',
    one: 'Abono',
    text: 'Origen',
    texts: ['Prima', 'Liquidación', 'Cesantías'],
    sums: (total: string) => ({ 'Total de abonos': total }),
    question: '¿Estás seguro que deseas eliminar el abono?',
    edited: 'PUT /api/abonos',
  },
] as const

const VALUES = ['$ 200.000', '$ 100.000', '$ 80.000']

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
beforeEach(async () => {
  for (const table of ['abonos', 'deudas', 'liquidaciones', 'buses', 'conductores'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

/** Ana's 300.000 in two rows, one of them of a settlement; of Beto, retired, 80.000. */
async function someRows(noun: 'deudas' | 'abonos') {
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await aBus(db, { numero: '12' })
  const { uuid: liquidacionUuid } = await aLiquidacion(db, {
    conductorUuid: ana.uuid,
    busNumero: '12',
    fecha: '2026-03-02',
  })
  const add = (of: { uuid: string }, text: string, changes: object) =>
    noun === 'deudas'
      ? aDeuda(db, of.uuid, { razon: text, ...changes })
      : anAbono(db, of.uuid, { origen: text, ...changes })
  const [own, linked, retired] = LEDGERS.find((ledger) => ledger.noun === noun)!.texts
  await add(beto, retired, { valor: 80_000, fecha: '2026-03-01' })
  await add(ana, linked, { valor: 100_000, fecha: '2026-03-02', liquidacionUuid })
  await add(ana, own, { valor: 200_000, fecha: '2026-03-03' })
  if (noun === 'deudas') await anAbono(db, ana.uuid, { valor: 50_000 })
  return liquidacionUuid
}

describe.each(LEDGERS)('$noun', ({ noun, one, text, texts, sums, question, edited }) => {
  const [own, linked, retired] = texts

  test('is searched by driver, retired ones too, in the address', async () => {
    await someRows(noun)
    const { router } = await openTable(testApp, `/${noun}`, 'consulta')
    await waitForColumn('Valor', VALUES)
    expect(columnTexts('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez', 'Beto Bernal'])
    expect(columnTexts('Fecha')[0]).toBe('3 de marzo de 2026')
    expect(totals()).toEqual(sums('$ 380.000', '$ 330.000'))
    await fillIn(user, field('Conductor'), 'beto')
    await user.click(buttonOf('Buscar'))
    await waitForColumn(text, [retired])
    expect(totals()).toEqual(sums('$ 80.000', '$ 80.000'))
    expect(testApp.calls.at(-1)).toBe(`GET /api/${noun}/conductor?documento=1002`)
    expect(router.state.location.search).toBe('?documento=1002')
    await user.click(buttonOf('Limpiar'))
    await waitForColumn('Valor', VALUES)
    expect(router.state.location.search).toBe('')
  })

  test('one is created, edited and deleted; none is of a settlement', async () => {
    await aConductor(testApp.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await openTable(testApp, `/${noun}`)
    await screen.findByText(`No hay ${noun}.`)

    const create = await openDialog(user, 'Crear', `Crear ${one}`)
    await create.fill({ Conductor: 'ana', Valor: '150000', [text]: own })
    const today = hoyEn('America/Bogota')
    if (noun === 'abonos') {
      expect(create.field('Fecha')).toHaveValue(fechaCorta(today))
    }
    await create.press('Crear')
    await create.closed()
    await waitForColumn('Valor', ['$ 150.000'])
    expect(columnTexts('Fecha')).toEqual([fechaLarga(today)])
    expect(totals()).toEqual(sums('$ 150.000', '$ 150.000'))

    await chooseRow(user, own)
    const edit = await openDialog(user, 'Editar', `Editar ${one}`)
    await waitFor(() => expect(edit.field('Conductor')).toHaveValue('Ana Álvarez'))
    expect(edit.field('Conductor')).toBeEnabled()
    expect(edit.field('Valor')).toHaveValue('150.000')
    await edit.fill({ Valor: '120000', [text]: retired, ...(noun === 'abonos' && { Fecha: '05/03/26' }) })
    await edit.press('Aceptar')
    await edit.closed()
    await waitForColumn(text, [retired])
    const day = noun === 'abonos' ? '5 de marzo de 2026' : fechaLarga(today)
    expect(columnTexts('Fecha')).toEqual([day])
    expect(totals()).toEqual(sums('$ 120.000', '$ 120.000'))
    expect(testApp.calls.filter((call) => !call.startsWith('GET'))).toEqual([`POST /api/${noun}`, edited])

    const remove = await openDialog(user, 'Eliminar', `Eliminar ${one}`)
    expect(remove.dialog).toHaveAccessibleDescription(`Ana Álvarez, ${day}, $\u00a0120.000 ${question}`)
    await remove.press('Eliminar')
    await screen.findByText(`No hay ${noun}.`)
    await waitFor(() => expect(totals()).toEqual(sums('$ 0', '$ 0')))
  })

  test('one of a settlement is edited and deleted here too: one record in two places', async () => {
    const liquidacionUuid = await someRows(noun)
    const inItsLiquidacion = async () => {
      const url = `/api/liquidaciones/detalle?uuid=${liquidacionUuid}`
      const answer = await testApp.ask('consulta', { method: 'GET', url })
      return answer.json<LiquidacionDetalle>()[noun === 'deudas' ? 'deudaDto' : 'abonoDto']
    }
    await openTable(testApp, `/${noun}`)
    // The origin of a repayment says it already.
    await chooseRow(user, noun === 'deudas' ? `${linked}De liquidación` : linked)
    const edit = await openDialog(user, 'Editar', `Editar ${one}`)
    const where = 'Está en la liquidación del bus 12 del 2 de marzo de 2026.'
    expect(screen.getByText(`${where} Su conductor y su fecha se cambian allí.`)).toBeInTheDocument()
    expect(edit.field('Conductor')).toBeDisabled()
    if (noun === 'abonos') expect(edit.field('Fecha')).toBeDisabled()
    await edit.fill({ Valor: '90000' })
    await edit.press('Aceptar')
    await edit.closed()
    await waitForColumn('Valor', ['$ 200.000', '$ 90.000', '$ 80.000'])
    expect(await inItsLiquidacion()).toMatchObject({ valor: 90_000, fecha: '2026-03-02' })

    const remove = await openDialog(user, 'Eliminar', `Eliminar ${one}`)
    expect(remove.dialog).toHaveAccessibleDescription(
      `Ana Álvarez, 2 de marzo de 2026, $\u00a090.000 ${question} ${where}`,
    )
    await remove.press('Eliminar')
    await waitForColumn('Valor', ['$ 200.000', '$ 80.000'])
    expect(await inItsLiquidacion()).toBeNull()
  })
})

test('what a colleague saves while one edits is told at the attempt, which does not pass over it unseen', async () => {
  await someRows('abonos')
  await openTable(testApp, '/abonos')
  await chooseRow(user, 'Prima')
  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  await edit.fill({ Origen: 'Prima de junio' })
  const answer = await testApp.ask('admin', { method: 'GET', url: '/api/abonos' })
  const [prima] = answer.json<TablaAbonos>().abonos
  const payload = { ...prima, conductorDocumento: '1002', valor: 250_000, fecha: '2026-03-09' }
  await testApp.ask('editor', { method: 'PUT', url: '/api/abonos', payload })
  const differences = {
    Conductor: 'Ahora: Beto Bernal · Usted: Ana Álvarez',
    Valor: 'Ahora: $ 250.000 · Usted: $ 200.000',
    Origen: 'Ahora: Prima · Usted: Prima de junio',
    Fecha: 'Ahora: 9 de marzo de 2026 · Usted: 3 de marzo de 2026',
  }
  await edit.press('Aceptar')
  await within(edit.dialog).findByText(/^Otra persona cambió este abono/)
  expect(edit.differences()).toEqual(differences)
  for (const label of ['Conductor', 'Valor', 'Fecha']) await edit.useCurrent(label)
  expect(edit.field('Fecha')).toHaveValue('09/03/26')
  await edit.press('Aceptar')
  await edit.closed()
  await waitFor(() => expect(rowOf('Prima de junio')).toHaveTextContent('9 de marzo de 2026'))
  expect(rowOf('Prima de junio')).toHaveTextContent(/Beto Bernal.*250\.000|250\.000.*Beto Bernal/)
})

describe('Importar', () => {
  const stored = () => testApp.db.selectFrom('deudas').select('valor').execute()
  async function read(values: readonly number[], known: readonly number[] = []) {
    const { uuid } = await aConductor(testApp.db, { documento: '1001' })
    for (const valor of known)
      await aDeuda(testApp.db, uuid, { valor, razon: 'Choque', fecha: hoyEn('America/Bogota') })
    await openTable(testApp, '/deudas')
    const dialog = await openDialog(user, 'Importar', 'Importar deudas')
    const lines = values.map((valor) => `1001;${valor};Choque`)
    await user.upload(
      screen.getByLabelText('Archivo'),
      new File([['Documento;Valor;Razón', ...lines].join('\n')], 'deudas.csv'),
    )
    await waitFor(() => expect(dialog.button('Siguiente')).toBeEnabled())
    await dialog.press('Siguiente')
    await screen.findByText(/^Crear \d/)
    return dialog
  }

  test('leaves out what seems to be stored already, and takes it in by one press', async () => {
    const { press } = await read([100, 200, 300], [100, 200])
    const cells = within(screen.getByRole('grid', { name: 'Filas del archivo' }))
    expect(cells.getAllByText(/^Parece repetida: ya hay una deuda igual/)).toHaveLength(2)
    expect(screen.getByText('Crear 1 deuda, omitir 2 filas')).toBeVisible()
    await user.click(await screen.findByLabelText('Crear las posibles repetidas'))
    expect(await screen.findByText('Crear 3 deudas')).toBeVisible()
    await press('Importar')
    expect(await screen.findByText('Importación terminada: 3 deudas.')).toBeVisible()
    expect(await stored()).toHaveLength(5)
  })

  test('sends the same part again after an answer that was lost, and stores each row once', async () => {
    const values = Array.from({ length: 501 }, (_, index) => 1000 + index)
    const { press } = await read(values)
    const seen = watchCalls()
    // The server stores the part, and its answer is lost.
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      await send(input, init)
      throw new TypeError('Failed to fetch')
    }
    await press('Importar')
    expect(await screen.findByText(/^Guardadas 0 de 501\. No hay conexión/)).toBeVisible()
    globalThis.fetch = send
    expect(await stored()).toHaveLength(500)
    for (const name of ['Atrás', 'Importar', 'Siguiente'])
      expect(screen.queryByText(name, { selector: '[role="dialog"] button' })).not.toBeInTheDocument()
    await press('Seguir')
    expect(await screen.findByText('Importación terminada: 501 deudas.')).toBeVisible()
    expect((await stored()).map(({ valor }) => valor).sort((a, b) => a - b)).toEqual(values)
    const keys = seen
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/importaciones/deudas'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true])
  })
})

// Papers stay where they are stored: this one comes last.
test('a repayment that a paper has deducted says whose it is, and stays as it is', async () => {
  const { db } = testApp
  const { uuid: conductorUuid } = await aConductor(db, { nombre: 'Ciro Cano' })
  const { uuid } = await aContrato(db, conductorUuid)
  const { uuid: emitidoUuid } = await anEmitido(db, { uuid, conductorUuid })
  await anAbono(db, conductorUuid, { origen: 'Liquidación 2026-3', emitidoUuid })
  await openTable(testApp, '/abonos')
  await chooseRow(user, 'Liquidación 2026-3De documento')
  const message = 'Es del documento Liquidación 2026-3: anúlelo'

  const remove = await openDialog(user, 'Eliminar', 'Eliminar Abono')
  expect(remove.dialog).toHaveAccessibleDescription(
    `Ciro Cano, 5 de marzo de 2026, $\u00a050.000 ¿Estás seguro que deseas eliminar el abono? ${message}`,
  )
  await remove.press('Eliminar')
  await waitFor(() => expect(toasts()).toEqual([message]))
  await remove.press('Cancelar')

  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  expect(within(edit.dialog).getByText(message)).toBeVisible()
  for (const name of ['Conductor', 'Fecha']) expect(edit.field(name)).toBeDisabled()
  await edit.fill({ Valor: '1' })
  await edit.press('Aceptar')
  await waitFor(() => expect(edit.banner()).toHaveTextContent(message))
  await waitForColumn('Valor', ['$ 50.000'])
})
