/** The screen Historial: who did what, across all records. */
import { screen, waitFor } from '@testing-library/react'
import { unFestivo } from '../../server/builders'
import type { Oficina } from '../../setup/page'
import { avisos, botonDe, campo, celda, columna, errorDe, escribir, filas, legible } from '../../setup/screen'
import { registrada, unaEmpresa, vaciar } from '../liquidaciones/pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
afterEach(() => {
  document.querySelector('meta[name="api-base-url"]')?.remove()
  jest.restoreAllMocks()
})
afterAll(() => oficina.cerrar())

/** Twelve holidays created, the last one deleted by the EDITOR: thirteen changes. */
beforeAll(async () => {
  for (let day = 10; day < 22; day += 1) {
    const { statusCode } = await oficina.pedir('admin', {
      method: 'POST',
      url: '/api/festivos',
      payload: { fecha: `2020-07-${day}` },
    })
    expect(statusCode).toBe(201)
  }
  const { uuid } = await oficina.db
    .selectFrom('festivos')
    .select('uuid')
    .where('fecha', '=', '2020-07-21')
    .executeTakeFirstOrThrow()
  await oficina.pedir('editor', { method: 'DELETE', url: `/api/festivos?uuid=${uuid}` })
})

const openScreen = async (address = '/historial?sustantivo=festivos') => {
  const opened = await oficina.abrir(address)
  await waitFor(() => expect(filas().length).toBeGreaterThan(0), { timeout: 25_000 })
  return opened
}
const rowOf = (text: string) => filas().find(({ textContent }) => textContent?.includes(text))!

test('ten a page, newest first, until there are no more', async () => {
  const { user } = await openScreen()
  expect(filas()).toHaveLength(10)
  const [first] = filas()
  expect(legible(celda(first, 'Usuario')?.textContent)).toBe('Editor')
  expect(legible(celda(first, 'Registro')?.textContent)).toBe('Festivo · 21 de julio de 2020')
  expect(legible(celda(first, 'Cambio')?.textContent)).toBe('Eliminó')
  expect(legible(celda(first, 'Detalle')?.textContent)).toBe('Fecha: 21 de julio de 2020')
  expect(screen.getByText('1–10 de más de 10')).toBeInTheDocument()

  await user.click(screen.getByLabelText('Ir a la página siguiente'))
  await waitFor(() => expect(columna('Registro').at(-1)).toBe('Festivo · 10 de julio de 2020'))
  expect(filas()).toHaveLength(3)
  expect(await screen.findByText('11–13 de 13')).toBeInTheDocument()
  expect(screen.getByLabelText('Ir a la página siguiente')).toBeDisabled()
  await user.click(screen.getByLabelText('Ir a la página anterior'))
  await waitFor(() => expect(filas()).toHaveLength(10))
})

test('searches by person, day, noun, kind and record; the address carries it', async () => {
  const { user, router } = await openScreen('/historial')
  const search = document.querySelector<HTMLElement>('[role="search"]')!
  await screen.findByText('Editor', { selector: 'option' })
  await user.selectOptions(campo('Usuario', search), 'Editor')
  await user.selectOptions(campo('Tipo de registro', search), 'Festivo')
  await user.selectOptions(campo('Cambio', search), 'Eliminó')
  await user.click(botonDe('Buscar', search))
  await waitFor(() => expect(columna('Registro')).toEqual(['Festivo · 21 de julio de 2020']))
  expect(router.state.location.search).toContain('tipo=eliminado')

  await user.click(botonDe('Limpiar', search))
  await escribir(user, campo('Registro', search), '15 de julio')
  await user.click(botonDe('Buscar', search))
  await waitFor(() => expect(columna('Registro')).toEqual(['Festivo · 15 de julio de 2020']))

  await escribir(user, campo('Desde', search), '21/03/30')
  await escribir(user, campo('Hasta', search), '20/03/30')
  await user.click(botonDe('Buscar', search))
  await waitFor(() =>
    expect(errorDe(campo('Hasta', search))).toBe('Fecha final debe ser mayor a la inicial.'),
  )
  await escribir(user, campo('Hasta', search), '21/03/30')
  await user.click(botonDe('Buscar', search))
  expect(await screen.findByText('No hay cambios.')).toBeInTheDocument()
})

test("a deleted record's history opens with Enter, and the record comes back", async () => {
  const { user } = await openScreen()
  const { uuid } = await unFestivo(oficina.db, { fecha: '2021-01-01' })
  await oficina.pedir('admin', { method: 'DELETE', url: `/api/festivos?uuid=${uuid}` })
  await user.click(botonDe('Buscar', document.querySelector<HTMLElement>('[role="search"]')!))
  await waitFor(() => expect(columna('Registro')[0]).toBe('Festivo · 1 de enero de 2021'))
  expect(botonDe('Restaurar')).toBeDisabled()

  await user.click(celda(rowOf('1 de enero de 2021'), 'Registro')!)
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: /^Historial/ })
  await waitFor(() => expect(dialog).toHaveTextContent('Eliminó'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())

  await waitFor(() => expect(botonDe('Restaurar')).toBeEnabled())
  await user.click(botonDe('Restaurar'))
  await waitFor(() => expect(avisos()).toEqual(['Festivo restaurado.']))
  await waitFor(() => expect(columna('Cambio')[0]).toBe('Restauró'))
  expect(await oficina.db.selectFrom('festivos').select('uuid').where('uuid', '=', uuid).execute()).toEqual([
    { uuid },
  ])
})

test('a settlement whose pair was taken is refused in words', async () => {
  const { uuid } = await registrada(oficina)
  await oficina.pedir('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  await registrada(oficina)
  const { user } = await openScreen('/historial?tipo=eliminado&sustantivo=liquidaciones')
  await user.click(celda(rowOf('Bus 12'), 'Registro')!)
  await waitFor(() => expect(botonDe('Restaurar')).toBeEnabled())
  await user.click(botonDe('Restaurar'))
  await waitFor(() =>
    expect(avisos().join()).toMatch(/^Ya existe otra liquidación de ese bus para esa fecha/),
  )
  await vaciar(oficina)
})

test('Exportar brings all that the search finds, page after page', async () => {
  const { user } = await openScreen()
  let file: Blob | undefined
  URL.createObjectURL = (blob) => ((file = blob as Blob), 'blob:x')
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  oficina.llamadas.length = 0
  await user.click(botonDe('Exportar'))
  await waitFor(() => expect(file).toBeDefined())
  // jsdom's Blob has no text().
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file!)
  })
  const [title, ...lines] = text.trim().split('\r\n')
  expect(title).toBe('Fecha;Usuario;Registro;Cambio;Detalle;Motivo')
  expect(lines.length).toBeGreaterThan(12)
  expect(lines.at(-1)).toBe(
    '2030-03-20 12:00;Admin;Festivo · 10 de julio de 2020;Creó;Fecha: 10 de julio de 2020;',
  )
  expect(oficina.llamadas).toEqual(['GET /api/historial?sustantivo=festivos&limite=1000'])
})

test('nobody but ADMIN has the screen', async () => {
  await oficina.abrir('/historial', 'editor')
  expect(await screen.findByText('Sin permiso', undefined, { timeout: 25_000 })).toBeInTheDocument()
  expect(screen.queryByText('Administración')).toBeNull()
  expect(oficina.llamadas.filter((call) => call.includes('/historial'))).toEqual([])
})

test('a failure says why and is tried again', async () => {
  const send = globalThis.fetch
  globalThis.fetch = async () => Response.json({ mensaje: 'Ahora no se puede.' }, { status: 503 })
  const { user } = await oficina.abrir('/historial')
  await screen.findByText('Ahora no se puede.', undefined, { timeout: 25_000 })
  globalThis.fetch = send
  await user.click(botonDe('Reintentar'))
  await waitFor(() => expect(filas()).toHaveLength(10))
})

test('another host has neither menu entry nor address', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  await oficina.abrir('/historial')
  expect(await screen.findByText('Página no encontrada', undefined, { timeout: 25_000 })).toBeInTheDocument()
  expect(screen.queryByText('Administración')).toBeNull()
  expect(oficina.llamadas.filter((call) => call.includes('/historial'))).toEqual([])
})
