/** The screen Historial: who did what, across all records. */
import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { aFestivo } from '../../server/builders'
import { downloads, textOf } from '../../setup/files'
import type { TestApp } from '../../setup/page'
import {
  buttonOf,
  cellUnder,
  columnTexts,
  dialogTitled,
  hands,
  inDialog,
  readable,
  rows,
  toasts,
  waitForColumn,
} from '../../setup/screen'
import { aCompany } from '../liquidaciones/listScreen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
afterAll(() => testApp.close())

/** Twelve holidays created, the last one deleted by the EDITOR: thirteen changes. */
beforeAll(async () => {
  for (let day = 10; day < 22; day += 1) {
    const { statusCode } = await testApp.ask('admin', {
      method: 'POST',
      url: '/api/festivos',
      payload: { fecha: `2020-07-${day}` },
    })
    expect(statusCode).toBe(201)
  }
  const { uuid } = await testApp.db
    .selectFrom('festivos')
    .select('uuid')
    .where('fecha', '=', '2020-07-21')
    .executeTakeFirstOrThrow()
  await testApp.ask('editor', { method: 'DELETE', url: `/api/festivos?uuid=${uuid}` })
})

const openScreen = async (address = '/historial?sustantivo=festivos') => {
  const opened = await testApp.open(address)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0), { timeout: 25_000 })
  return opened
}
const rowOf = (text: string) => rows().find(({ textContent }) => textContent?.includes(text))!

test('ten a page, newest first, until there are no more, whatever an address asks of other tables', async () => {
  const { user } = await openScreen('/historial?sustantivo=festivos&texto=bus&orden=instante')
  expect(rows()).toHaveLength(10)
  const [first] = rows()
  expect(readable(cellUnder(first, 'Usuario')?.textContent)).toBe('Editor')
  expect(readable(cellUnder(first, 'Tipo')?.textContent)).toBe('Festivo')
  expect(readable(cellUnder(first, 'Registro')?.textContent)).toBe('21 de julio de 2020')
  expect(readable(cellUnder(first, 'Cambio')?.textContent)).toBe('Eliminó')
  // Its only field stands in Registro.
  expect(cellUnder(first, 'Detalle')?.textContent).toBe('')
  expect(screen.getByText('1–10. Hay más')).toBeInTheDocument()

  await user.click(screen.getByLabelText('Ir a la página siguiente'))
  await waitFor(() => expect(columnTexts('Registro').at(-1)).toBe('10 de julio de 2020'))
  expect(rows()).toHaveLength(3)
  expect(await screen.findByText('11–13 de 13')).toBeInTheDocument()
  expect(screen.getByLabelText('Ir a la página siguiente')).toBeDisabled()
  await user.click(screen.getByLabelText('Ir a la página anterior'))
  await waitFor(() => expect(rows()).toHaveLength(10))
})

test('another search begins at its own first page', async () => {
  const { user } = await openScreen()
  await user.click(screen.getByLabelText('Ir a la página siguiente'))
  await waitFor(() => expect(rows()).toHaveLength(3))
  const { fill, press } = inDialog(user, document.querySelector<HTMLElement>('[role="search"]')!)
  await fill({ Registro: '15 de julio' })
  await press('Buscar')
  await waitForColumn('Registro', ['15 de julio de 2020'])
})

test('searches by person, day, noun, kind and record; the address carries it', async () => {
  const { router } = await openScreen('/historial')
  await screen.findByText('Editor', { selector: 'option' })
  const { fill, press } = inDialog(hands(), document.querySelector<HTMLElement>('[role="search"]')!)
  await fill({ Usuario: 'Editor', 'Tipo de registro': 'Festivo', Cambio: 'Eliminó', Registro: '21 de julio' })
  await press('Buscar')
  await waitForColumn('Registro', ['21 de julio de 2020'])
  expect(router.state.location.search).toContain('tipo=eliminado')
  await press('Limpiar')
  await fill({ Desde: '21/03/30', Hasta: '21/03/30' })
  await press('Buscar')
  expect(await screen.findByText('No hay cambios.')).toBeInTheDocument()
})

test("a deleted record's history opens, and the record comes back", async () => {
  const { user } = await openScreen()
  const { uuid } = await aFestivo(testApp.db, { fecha: '2021-01-01' })
  await testApp.ask('admin', { method: 'DELETE', url: `/api/festivos?uuid=${uuid}` })
  await user.click(buttonOf('Buscar', document.querySelector<HTMLElement>('[role="search"]')!))
  await waitFor(() => expect(columnTexts('Registro')[0]).toBe('1 de enero de 2021'))
  expect(buttonOf('Deshacer')).toBeDisabled()

  await user.click(cellUnder(rowOf('1 de enero de 2021'), 'Registro')!)
  await user.click(buttonOf('Ver registro'))
  const dialog = await screen.findByRole('dialog', { name: /^Historial/ })
  await waitFor(() => expect(dialog).toHaveTextContent('Eliminó'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())

  await waitFor(() => expect(buttonOf('Deshacer')).toBeEnabled())
  await user.click(buttonOf('Deshacer'))
  const question = await dialogTitled('Deshacer')
  expect(question).toHaveTextContent('Festivo · 1 de enero de 2021')
  await user.click(buttonOf('Deshacer', question))
  await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 1 registro.']))
  await waitFor(() => expect(columnTexts('Cambio')[0]).toBe('Restauró'))
  expect(await testApp.db.selectFrom('festivos').select('uuid').where('uuid', '=', uuid).execute()).toEqual([
    { uuid },
  ])
})

test('an action on several records is one row, which opens them; its undo says how many', async () => {
  const grupo = randomUUID()
  const fechas = ['2022-05-01', '2022-07-20']
  const filas = fechas.map((fecha) => ({ accion: 'crear', datos: { fecha } }))
  await testApp.ask('admin', {
    method: 'POST',
    url: '/api/importaciones/festivos',
    headers: { 'idempotency-key': grupo },
    payload: { grupo, archivo: 'festivos.csv', total: filas.length, filas },
  })
  const { user } = await openScreen()
  await waitFor(() => expect(columnTexts('Registro')[0]).toBe('2 registros'))
  expect(columnTexts('Detalle')[0]).toBe('Importación de festivos.csv')
  await user.click(cellUnder(rows()[0], 'Registro')!)
  await user.click(buttonOf('Ver registro'))
  const dialog = await dialogTitled('Festivo · 2 registros')
  for (const day of ['1 de mayo', '20 de julio'])
    await waitFor(() => expect(dialog).toHaveTextContent(`${day} de 2022`))
  expect(dialog).toHaveTextContent(/1 de mayo.*20 de julio/)
  // Says once what they share.
  for (const shared of ['Creó', 'Importación de festivos.csv'])
    expect(within(dialog).getByText(shared)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await user.click(buttonOf('Deshacer'))
  const question = await dialogTitled('Deshacer')
  expect(question).toHaveTextContent('Festivo · 2 registros')
  await user.click(buttonOf('Deshacer', question))
  await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 2 registros.']))
})

test('an action says once what its records share, and puts the rest in columns', async () => {
  const grupo = randomUUID()
  const filas = [
    { nombre: 'Eva Gil', documento: '901', empresa: 'Coonatra' },
    { nombre: 'Luz Paz', documento: '902', empresa: 'Coopetrans' },
  ].map((own) => ({
    accion: 'crear',
    datos: { ...own, tipoDocumento: 'PP', fechaNacimiento: '1980-01-02' },
  }))
  await testApp.ask('admin', {
    method: 'POST',
    url: '/api/importaciones/conductores',
    headers: { 'idempotency-key': grupo },
    payload: { grupo, archivo: 'conductores.csv', total: filas.length, filas },
  })
  const { user } = await openScreen('/historial?sustantivo=conductores')
  await user.dblClick(cellUnder(rowOf('2 registros'), 'Registro')!)
  const dialog = within(await dialogTitled('Conductor · 2 registros'))
  expect(await dialog.findByText('Pasaporte')).toBeInTheDocument()
  const lines = dialog.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(lines).toEqual([
    ['Registro', 'Empresa', 'Documento'],
    ['Eva Gil', 'Coonatra', '901'],
    ['Luz Paz', 'Coopetrans', '902'],
  ])
})

test('Exportar brings all that the search finds, page after page', async () => {
  const { user } = await openScreen()
  const files = downloads()
  testApp.calls.length = 0
  await user.click(buttonOf('Exportar'))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await textOf(files[0]!.content)
  const [title, ...lines] = text.trim().split('\r\n')
  expect(title).toBe('Fecha;Usuario;Cambio;Tipo;Registro;Detalle;Motivo')
  expect(lines.length).toBeGreaterThan(12)
  expect(lines.at(-1)).toBe('2030-03-20 12:00;Admin;Creó;Festivo;10 de julio de 2020;;')
  expect(testApp.calls).toEqual(['GET /api/historial?sustantivo=festivos&limite=1000'])
})

test('a failure says why and is tried again', async () => {
  const send = globalThis.fetch
  globalThis.fetch = async () => Response.json({ mensaje: 'Ahora no se puede.' }, { status: 503 })
  const { user } = await testApp.open('/historial')
  await screen.findByText('Ahora no se puede.', undefined, { timeout: 25_000 })
  globalThis.fetch = send
  await user.click(buttonOf('Reintentar'))
  await waitFor(() => expect(rows()).toHaveLength(10))
})
