import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../src/api/client/api'
import { shortcutGroups } from '../../src/app/layout/shortcutGroups'
import { screens } from '../../src/app/screens'
import { SHORTCUTS, readKey } from '../../src/ui/shortcuts/keys'
import {
  dialogoTitulado,
  filas,
  abrirLista,
  boton,
  registrada,
  unaEmpresa,
} from '../features/liquidaciones/pantalla'
import type { Oficina } from '../setup/page'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  await registrada(oficina)
  await registrada(oficina, { fecha: '2026-03-06', comentario: 'La otra' })
})
afterAll(() => oficina.cerrar())

const lista = async (usuario = 'admin') => {
  const pantalla = await abrirLista(oficina, '/', usuario)
  // The code that answers the keys comes after the first paint.
  const atajos = async () => {
    await waitFor(async () => {
      await pantalla.user.keyboard('?')
      expect(screen.getByText('Atajos de teclado', { selector: 'h2' })).toBeInTheDocument()
    })
    return dialogoTitulado('Atajos de teclado')
  }
  const cerrado = (dialogo: HTMLElement) => waitFor(() => expect(dialogo).not.toBeInTheDocument())
  const dialogo = await atajos()
  const cerrar = async () => {
    await pantalla.user.keyboard('{Escape}')
    await cerrado(dialogo)
  }
  return { ...pantalla, dialogo, cerrar, cerrado }
}

/** The keys that the list of shortcuts names. */
const listadas = (dialogo: HTMLElement) =>
  new Set([...dialogo.querySelectorAll('dt')].map(({ textContent }) => textContent))

const sinDialogo = () => expect(document.querySelector('[role$="dialog"]')).not.toBeInTheDocument()

test('no two actions have the same key, and no two screens', () => {
  const teclas = Object.values(SHORTCUTS)
  expect(new Set(teclas).size).toBe(teclas.length)
  for (const { title, shortcuts } of shortcutGroups(screens)) {
    const actions = shortcuts.map(({ keys, does }) => keys + does)
    expect([title, new Set(actions).size]).toEqual([title, actions.length])
  }
})

test('? lists the shortcuts; every button of the screen that has one says which, and it is in the list', async () => {
  const { dialogo, cerrar } = await lista()
  const teclas = listadas(dialogo)
  expect([...teclas]).toEqual(expect.arrayContaining(['?', 'C', 'Supr', 'G L', 'Ctrl+Mayús+Enter']))
  expect(dialogo).toHaveTextContent('Ingresar Sensores')
  await cerrar()
  const conTecla = [...document.querySelectorAll('[aria-keyshortcuts]')]
  expect(conTecla.map((uno) => uno.getAttribute('aria-label') ?? uno.textContent)).toEqual(
    expect.arrayContaining(['Crear', 'Eliminar', 'Liquidar', 'Detalle', 'Exportar', 'Filtros', 'Columnas']),
  )
  for (const uno of conTecla) expect(teclas).toContain(readKey(uno.getAttribute('aria-keyshortcuts') ?? ''))
  expect(boton('Crear').parentElement).toHaveAttribute('title', 'Atajo: C')
})

test('a key presses its button; while one types it is a letter', async () => {
  const { cerrar, user, busqueda, cerrado } = await lista()
  await cerrar()
  await user.click(busqueda().campo('Conductor'))
  await user.keyboard('c')
  expect(busqueda().campo('Conductor')).toHaveValue('c')
  sinDialogo()

  await user.click(busqueda().boton('Limpiar'))
  await user.keyboard('c')
  const crear = await dialogoTitulado('Crear Liquidación')
  // Inside a dialog the keys of the page are nobody's.
  act(() => within(crear).getByText('Cancelar').focus())
  await user.keyboard('sd')
  await user.keyboard('{Escape}')
  await cerrado(crear)
  sinDialogo()
  expect(boton('Crear')).toHaveFocus()
})

test('what is done to a row is done to the row that the keyboard is in, and goes on from there', async () => {
  const { cerrar, user, cerrado } = await lista()
  await cerrar()
  await user.keyboard('t')
  await waitFor(() => expect(filas()[0]).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{ArrowDown}')
  const celda = document.activeElement
  expect(filas()[1]).toContainElement(celda as HTMLElement)
  await user.keyboard('d')
  const detalle = await dialogoTitulado('Detalle de la Liquidación')
  expect(detalle).toHaveTextContent('5 de marzo de 2026')
  await user.keyboard('{Escape}')
  await cerrado(detalle)
  expect(celda).toHaveFocus()
  expect(filas()[1]).toHaveAttribute('aria-selected', 'true')
})

test('a row that goes while its dialog is open leaves the keyboard in the one that takes its place', async () => {
  const { uuid } = await registrada(oficina, { fecha: '2026-03-07', comentario: 'La que se va' })
  const { cerrar, user, store, cerrado } = await lista()
  await cerrar()
  await user.keyboard('t')
  await waitFor(() => expect(filas()[0]).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('d')
  const detalle = await dialogoTitulado('Detalle de la Liquidación')
  expect(detalle).toHaveTextContent('La que se va')
  await oficina.pedir('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Liquidacion', id: 'LISTA' }])))
  await waitFor(() => expect(filas()).toHaveLength(2))
  await user.keyboard('{Escape}')
  await cerrado(detalle)
  await waitFor(() => expect(filas()[0]).toContainElement(document.activeElement as HTMLElement))
})

test('the key of a button that may not be used leads to it, where it says why', async () => {
  const { cerrar, user } = await lista('consulta')
  await cerrar()
  await user.keyboard('c')
  await waitFor(() => expect(boton('Crear').parentElement).toHaveFocus())
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Su usuario no tiene permiso para esto.')
  await user.keyboard('{Delete}')
  await waitFor(() => expect(boton('Eliminar').parentElement).toHaveFocus())
  sinDialogo()
})

test('two keys lead to another screen', async () => {
  const { cerrar, user, router } = await lista()
  await cerrar()
  await user.keyboard('gf')
  await waitFor(() => expect(router.state.location.pathname).toBe('/festivos'))
  expect(await screen.findByRole('heading', { name: 'Festivos' })).toBeInTheDocument()
})

test('the shortcuts of a single key can be switched off in this browser, and the list is then reached from the menu', async () => {
  const { user, cerrar, cerrado, dialogo } = await lista()
  await user.click(within(dialogo).getByLabelText('Atajos de una sola tecla'))
  await cerrar()
  expect(localStorage.getItem('cochera.atajosDeUnaTecla')).toBe('no')
  expect(boton('Crear')).not.toHaveAttribute('aria-keyshortcuts')
  expect(boton('Eliminar')).toHaveAttribute('aria-keyshortcuts', 'Delete')
  await user.keyboard('c?gf')
  await user.click(screen.getByText('La otra'))
  await user.keyboard('{Delete}')
  // Of all these keys, only this one has done something.
  await cerrarPregunta()
  expect(screen.getByRole('heading', { name: 'Liquidaciones' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: /Admin/ }))
  await user.click(await screen.findByText('Atajos de teclado'))
  const desdeElMenu = await dialogoTitulado('Atajos de teclado')
  await user.click(within(desdeElMenu).getByLabelText('Atajos de una sola tecla'))
  await user.keyboard('{Escape}')
  await cerrado(desdeElMenu)
  expect(boton('Crear')).toHaveAttribute('aria-keyshortcuts', 'C')

  async function cerrarPregunta() {
    const pregunta = await dialogoTitulado('Eliminar Liquidación')
    expect(document.querySelectorAll('[role$="dialog"]')).toHaveLength(1)
    await user.keyboard('{Escape}')
    await cerrado(pregunta)
  }
})
