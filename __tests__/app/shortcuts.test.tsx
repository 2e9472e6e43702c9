import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../src/api/client/api'
import { screens } from '../../src/app/screens/screens'
import { SHORTCUTS, readKey } from '../../src/ui/shortcuts/keys'
import { openList, storedLiquidacion, aCompany } from '../features/liquidaciones/listScreen'
import type { TestApp } from '../setup/page'
import { dialogTitled, rows, buttonOf } from '../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
  await storedLiquidacion(testApp)
  await storedLiquidacion(testApp, { fecha: '2026-03-06', comentario: 'La otra' })
})
afterAll(() => testApp.close())

const list = async (usuario = 'admin') => {
  const theScreen = await openList(testApp, '/', usuario)
  // The code that answers the keys comes after the first paint.
  await waitFor(async () => {
    await theScreen.user.keyboard('?')
    expect(screen.getByText('Atajos de teclado', { selector: 'h2' })).toBeInTheDocument()
  })
  const dialog = await dialogTitled('Atajos de teclado')
  const leave = async (one: HTMLElement) => {
    await theScreen.user.keyboard('{Escape}')
    await waitFor(() => expect(one).not.toBeInTheDocument())
  }
  return { ...theScreen, dialog, close: () => leave(dialog), leave }
}

/** The keys that the list of shortcuts names. */
const listed = (dialog: HTMLElement) =>
  new Set([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent))

const withoutDialog = () => expect(document.querySelector('[role$="dialog"]')).not.toBeInTheDocument()

test('no two actions have the same key, and no two screens', () => {
  const keys = [
    ...Object.values(SHORTCUTS).map(([key]) => key),
    ...screens.map(({ letter }) => `G ${letter}`),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('? lists the shortcuts; every button of the screen that has one says which, and it is in the list', async () => {
  const { dialog, close } = await list()
  const keys = listed(dialog)
  expect([...keys]).toEqual(expect.arrayContaining(['?', 'C', 'Supr', 'G L', 'Ctrl+Mayús+Enter']))
  expect(dialog).toHaveTextContent('Ingresar Sensores')
  await close()
  const withKey = [...document.querySelectorAll('[aria-keyshortcuts]')]
  expect(withKey.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual(
    expect.arrayContaining(['Crear', 'Eliminar', 'Liquidar', 'Detalle', 'Exportar', 'Filtros', 'Columnas']),
  )
  for (const one of withKey) expect(keys).toContain(readKey(one.getAttribute('aria-keyshortcuts') ?? ''))
  expect(buttonOf('Crear').parentElement).toHaveAttribute('title', 'Atajo: C')
})

test('a key presses its button; while one types it is a letter', async () => {
  const { close, user, search, leave } = await list()
  await close()
  await user.click(search().field('Conductor'))
  await user.keyboard('c')
  expect(search().field('Conductor')).toHaveValue('c')
  withoutDialog()

  await user.click(search().button('Limpiar'))
  await user.keyboard('c')
  const create = await dialogTitled('Crear Liquidación')
  // Inside a dialog the keys of the page are nobody's.
  act(() => within(create).getByText('Cancelar').focus())
  await user.keyboard('sd')
  await leave(create)
  withoutDialog()
  expect(buttonOf('Crear')).toHaveFocus()
})

test('what is done to a row is done to the row that the keyboard is in, and goes on from there', async () => {
  const { close, user, leave } = await list()
  await close()
  await user.keyboard('t')
  await waitFor(() => expect(rows()[0]).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{ArrowDown}')
  const cell = document.activeElement
  expect(rows()[1]).toContainElement(cell as HTMLElement)
  await user.keyboard('d')
  const detalle = await dialogTitled('Detalle de la Liquidación')
  expect(detalle).toHaveTextContent('5 de marzo de 2026')
  await leave(detalle)
  expect(cell).toHaveFocus()
  expect(rows()[1]).toHaveAttribute('aria-selected', 'true')
})

test('a row that goes while its dialog is open leaves the keyboard in the one that takes its place', async () => {
  const { uuid } = await storedLiquidacion(testApp, { fecha: '2026-03-07', comentario: 'La que se va' })
  const { close, user, store, leave } = await list()
  await close()
  await user.keyboard('t')
  await waitFor(() => expect(rows()[0]).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('d')
  const detalle = await dialogTitled('Detalle de la Liquidación')
  expect(detalle).toHaveTextContent('La que se va')
  await testApp.ask('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  act(() => void store.dispatch(api.util.invalidateTags(['liquidaciones'])))
  await waitFor(() => expect(rows()).toHaveLength(2))
  await leave(detalle)
  await waitFor(() => expect(rows()[0]).toContainElement(document.activeElement as HTMLElement))
})

test('the key of a button that may not be used leads to it, where it says why', async () => {
  const { close, user } = await list('consulta')
  await close()
  await user.keyboard('c')
  await waitFor(() => expect(buttonOf('Crear').parentElement).toHaveFocus())
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Su usuario no tiene permiso para esto.')
  await user.keyboard('{Delete}')
  await waitFor(() => expect(buttonOf('Eliminar').parentElement).toHaveFocus())
  withoutDialog()
})

test('two keys lead to another screen', async () => {
  const { close, user, router } = await list()
  await close()
  await user.keyboard('gf')
  await waitFor(() => expect(router.state.location.pathname).toBe('/festivos'))
  expect(await screen.findByRole('heading', { name: 'Festivos' })).toBeInTheDocument()
})

test('the shortcuts of a single key can be switched off in this browser, and the list is then reached from the menu', async () => {
  const { user, close, leave, dialog } = await list()
  await user.click(within(dialog).getByLabelText('Atajos de una sola tecla'))
  await close()
  expect(localStorage.getItem('cochera.atajosDeUnaTecla')).toBe('false')
  expect(buttonOf('Crear')).not.toHaveAttribute('aria-keyshortcuts')
  expect(buttonOf('Eliminar')).toHaveAttribute('aria-keyshortcuts', 'Delete')
  await user.keyboard('c?gf')
  await user.click(screen.getByText('La otra'))
  await user.keyboard('{Delete}')
  // Only this one of all these keys has done something.
  const question = await dialogTitled('Eliminar Liquidación')
  expect(document.querySelectorAll('[role$="dialog"]')).toHaveLength(1)
  await leave(question)
  expect(screen.getByRole('heading', { name: 'Liquidaciones' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: /Admin/ }))
  await user.click(await screen.findByText('Atajos de teclado'))
  const fromMenu = await dialogTitled('Atajos de teclado')
  await user.click(within(fromMenu).getByLabelText('Atajos de una sola tecla'))
  await leave(fromMenu)
  expect(buttonOf('Crear')).toHaveAttribute('aria-keyshortcuts', 'C')
})
