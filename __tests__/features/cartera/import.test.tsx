/** Debts and repayments from a file: what may be there already is asked about, and no row is stored twice. */
import { screen, waitFor, within } from '@testing-library/react'
import { aConductor, aDeuda } from '../../server/builders'
import { watchCalls } from '../../setup/calls'
import { openTestAppAt, openTable } from '../../setup/fleet'
import { hands, openDialog } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
let ana: string
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/deudas')
  ana = (await aConductor(testApp.db, { documento: '1001' })).uuid
})
beforeEach(() => testApp.db.deleteFrom('deudas').execute())
afterAll(() => testApp.close())

const PART = 'POST /api/importaciones/deudas'
const stored = () => testApp.db.selectFrom('deudas').select('valor').execute()

async function read(...values: number[]) {
  await openTable(testApp, '/deudas')
  const dialog = await openDialog(user, 'Importar', 'Importar deudas')
  const lines = values.map((valor) => `1001;${valor};Choque`)
  const file = new File([['Documento;Valor;Razón', ...lines].join('\n')], 'deudas.csv')
  await user.upload(screen.getByLabelText('Archivo'), file)
  const next = async () => {
    const button = await screen.findByRole('button', { name: 'Siguiente' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
  }
  await next()
  await screen.findByText(/^Crear \d/)
  return dialog
}

test('what seems to be stored already is left out, and taken in by one press', async () => {
  for (const valor of [100, 200])
    await aDeuda(testApp.db, ana, { valor, razon: 'Choque', fecha: '2090-03-19' })
  const { press } = await read(100, 200, 300)
  const cells = within(screen.getByRole('grid', { name: 'Filas del archivo' }))
  expect(cells.getAllByText(/^Parece repetida: ya hay una deuda igual/)).toHaveLength(2)
  expect(screen.getByText('Crear 1 deuda, omitir 2 filas')).toBeVisible()
  await user.click(await screen.findByLabelText('Crear las posibles repetidas'))
  expect(await screen.findByText('Crear 3 deudas')).toBeVisible()
  await press('Importar')
  expect(await screen.findByText('Se crearon 3 deudas.')).toBeVisible()
  expect(await stored()).toHaveLength(5)
})

test('after an answer that was lost the same part goes again, and stores each row once', async () => {
  const values = Array.from({ length: 501 }, (_, index) => 1000 + index)
  const { press } = await read(...values)
  await screen.findByText('Crear 501 deudas')
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
  expect(await screen.findByText('Se crearon 501 deudas.')).toBeVisible()
  expect((await stored()).map(({ valor }) => valor).sort((a, b) => a - b)).toEqual(values)
  const keys = seen
    .filter(({ method, url }) => `${method} ${new URL(url).pathname}` === PART)
    .map(({ headers }) => headers.get('Idempotency-Key'))
  expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true])
})
