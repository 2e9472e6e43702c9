import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aConductor, aDeuda, aFestivo } from '../../server/builders'
import { openTable } from '../../setup/fleet'
import type { TestApp } from '../../setup/page'
import { readable, hands } from '../../setup/screen'
import { aCompany } from '../../features/liquidaciones/listScreen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await aCompany()
  const { db } = testApp
  await aConductor(db, { documento: '2001', nombre: 'Mariana Álzate', valido: 0 })
  await aConductor(db, { documento: '2002', nombre: 'Zoe Alvarado' })
  await aConductor(db, { documento: '2003', nombre: 'Álvaro Ruiz' })
  await openTable(testApp, '/festivos')
  cleanup()
})
afterAll(() => testApp.close())

const palette = () => screen.queryByLabelText('Buscar en todo', { selector: '[role="dialog"]' })
const field = () => screen.getByLabelText<HTMLInputElement>('Buscar en todo', { selector: 'input' })

/** Opens the palette with its key, which is answered once its code has come. */
async function summon() {
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}')
    expect(palette()).toBeInTheDocument()
  })
  expect(field()).toHaveFocus()
}

const gone = () => waitFor(() => expect(palette()).not.toBeInTheDocument())

/** Options on offer, by their groups. */
const offered = (): Partial<Record<string, string[]>> =>
  Object.fromEntries(
    [...palette()!.querySelectorAll('[role="group"]')].map((group) => [
      group.firstElementChild?.textContent ?? '',
      [...group.querySelectorAll('[role="option"]')].map(({ textContent }) => readable(textContent)),
    ]),
  )

async function seek(text: string) {
  await user.clear(field())
  await user.paste(text)
}

const heading = (name: string) => screen.findByText(name, { selector: 'h1' })
const dialogTitled = (name: string) => screen.findByText(name, { selector: 'h2' })

test('asks for drivers and buses when it is opened, and finds them without accents, first what begins so', async () => {
  await aFestivo(testApp.db)
  const { router } = await openTable(testApp, '/festivos')
  expect(testApp.calls).not.toContain('GET /api/buses')
  await summon()
  await seek('ALV')
  await waitFor(() =>
    expect(offered()).toEqual({
      Conductores: ['Álvaro Ruiz 2003', 'Ana Álvarez 1001', 'Zoe Alvarado 2002'],
    }),
  )
  expect(testApp.calls).toEqual(expect.arrayContaining(['GET /api/buses', 'GET /api/conductores/ingresos']))
  await seek('mari alz')
  expect(offered()).toEqual({ Conductores: ['Mariana Álzate 2001 · Retirado'] })
  await seek('12')
  expect(offered()).toEqual({ Buses: ['Bus 12 TAA012'] })
  await seek('bus')
  expect(Object.keys(offered())).toEqual(['Pantallas', 'Buses', 'Acciones'])
  await seek('1.001')
  expect(offered()).toEqual({ Conductores: ['Ana Álvarez 1001'] })
  await seek('ana')
  await user.keyboard('{Enter}')
  expect(await heading('Ana Álvarez')).toBeVisible()
  expect(router.state.location.pathname).toBe('/conductores/1001')
  expect(palette()).not.toBeInTheDocument()
})

test('finds who owes and what, and the papers', async () => {
  const { uuid } = await aConductor(testApp.db, { documento: '2004', nombre: 'Luz Mesa' })
  await aDeuda(testApp.db, uuid, { valor: 411_000 })
  const { router } = await openTable(testApp, '/festivos')
  await summon()
  await seek('debe')
  await waitFor(() => expect(offered()).toEqual({ Conductores: ['Luz Mesa 2004 · Debe $ 411.000'] }))
  await seek('prima')
  expect(offered()).toEqual({ Documentos: ['Prima'] })
  await user.keyboard('{Enter}')
  await heading('Documentos')
  expect(router.state.location.search).toBe('?tipo=prima')
})

test('arrows choose among what is found, and a bus opens its page', async () => {
  const { router } = await openTable(testApp, '/festivos')
  await summon()
  await seek('bus 1')
  await waitFor(() => expect(offered().Buses).toEqual(['Bus 12 TAA012', 'Bus 15 TBB015', 'Bus 17 TCC017']))
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/buses/15'))
})

test('says when nothing matches, and Escape gives the focus back', async () => {
  await openTable(testApp, '/abonos')
  const search = screen.getByLabelText('Conductor', { selector: 'input' })
  await user.click(search)
  await user.paste('be')
  await summon()
  await seek('xyzzy')
  await waitFor(() => expect(palette()).toHaveTextContent('Nada coincide'))
  // The key is no other search's meanwhile.
  await user.keyboard('{Control>}k{/Control}')
  expect(field()).toHaveValue('xyzzy')
  await user.keyboard('{Escape}')
  await gone()
  expect(search).toHaveFocus()
})

test('Cmd opens it on a Mac, and the button anywhere; under a dialog the key does nothing', async () => {
  await openTable(testApp, '/festivos')
  await summon()
  await user.click(within(palette()!).getByLabelText('Cerrar'))
  await gone()
  await user.keyboard('{Meta>}k{/Meta}')
  await waitFor(() => expect(palette()).toBeInTheDocument())
  await user.keyboard('{Escape}')
  await gone()
  await user.click(screen.getByText('Crear', { selector: 'button' }))
  await dialogTitled('Formulario Festivo')
  await user.keyboard('{Control>}k{/Control}')
  expect(palette()).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument())
  await user.click(screen.getByLabelText('Buscar en todo', { selector: 'button' }))
  await waitFor(() => expect(palette()).toBeInTheDocument())
})

test('an action opens its form on its screen, once', async () => {
  const { router } = await openTable(testApp, '/festivos')
  // Where the screen is already, it opens again.
  for (let time = 0; time < 2; time += 1) {
    await summon()
    await seek('crear bus')
    await user.keyboard('{Enter}')
    const title = await dialogTitled('Crear Bus')
    expect(router.state.location.pathname).toBe('/buses')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(title).not.toBeInTheDocument())
  }
  await waitFor(() => router.navigate('/festivos'))
  await heading('Festivos')
  await waitFor(() => router.navigate(-1))
  await heading('Buses')
  expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument()
})

test('the import that an action opened stays closed when its button comes back', async () => {
  await openTable(testApp, '/festivos')
  await summon()
  await seek('importar conductores')
  await user.keyboard('{Enter}')
  const title = await dialogTitled('Importar conductores')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(title).not.toBeInTheDocument())

  const button = (name: string) => screen.getByText(name, { selector: 'button' })
  await user.click(button('Varias'))
  await waitFor(() => expect(screen.queryByText('Importar', { selector: 'button' })).not.toBeInTheDocument())
  await user.click(button('Varias'))
  await waitFor(() => expect(button('Importar')).toBeInTheDocument())
  expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument()
})

test.each([
  ['consulta', undefined, ['Historial', 'Usuarios', 'Cierre del día']],
  ['editor', 13, ['Historial', 'Usuarios']],
  ['admin', 15, []],
])('%s finds what their role may open', async (person, actions, hidden) => {
  await openTable(testApp, '/festivos', person)
  await summon()
  const { Acciones: found, Pantallas: screens = [] } = offered()
  expect(found?.length).toBe(actions)
  for (const title of hidden) expect(screens).not.toContain(title)
  expect(screens).toContain('Reporte de gastos')
})

test('a list that cannot be had leaves the rest to be found, and can be asked for again', async () => {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    new URL(new Request(input, init).url).pathname === '/api/buses'
      ? Response.json({ mensaje: 'La base de datos está ocupada.' }, { status: 500 })
      : send(input, init)
  await openTable(testApp, '/festivos')
  await summon()
  const warning = await within(palette()!).findByText('La base de datos está ocupada.')
  await seek('zoe')
  await waitFor(() => expect(offered()).toEqual({ Conductores: ['Zoe Alvarado 2002'] }))
  globalThis.fetch = send
  await user.click(within(palette()!).getByText('Reintentar'))
  await waitFor(() => expect(warning).not.toBeInTheDocument())
  await seek('TAA012')
  expect(offered()).toEqual({ Buses: ['Bus 12 TAA012'] })
})
