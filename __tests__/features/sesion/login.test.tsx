import { cleanup, screen, waitFor } from '@testing-library/react'
import { storedUser } from '../../../src/session/storedSession'
import { PASSWORD, aUsuario } from '../../server/realApp'
import { openTestApp, type TestApp } from '../../setup/page'
import { field, hands, openForm } from '../../setup/screen'

const user = hands()
let testApp: TestApp

/** Waits for the home, until the whole product is compiled. */
const home = () => screen.findByText('Liquidaciones', { selector: 'h1' }, { timeout: 25_000 })

async function signIn(username: string, keys: string) {
  const opened = await testApp.open('/login', null)
  await user.type(await screen.findByLabelText('Usuario', undefined, { timeout: 25_000 }), username)
  await user.type(field('Clave'), keys)
  return opened
}

describe('a person signs in', () => {
  beforeAll(async () => {
    testApp = await openTestApp()
    await testApp.open('/')
    await home()
    cleanup()
  })
  afterAll(() => testApp.close())

  test('and goes to the home, once however often one presses, after a refusal above the form', async () => {
    const opened = await signIn('admin', 'otra{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o clave incorrectos.')
    expect(field('Clave')).toHaveFocus()
    expect(localStorage.getItem('jwtData')).toBeNull()

    // It is selected: what is typed takes its place.
    testApp.calls.length = 0
    await opened.user.keyboard(`${PASSWORD}{Enter}{Enter}{Enter}`)
    const title = await home()
    await waitFor(() => expect(title).toHaveFocus())
    expect(opened.router.state.location.pathname).toBe('/')
    expect(testApp.calls.filter((call) => call === 'POST /api/auth/login')).toHaveLength(1)
    const { token } = JSON.parse(localStorage.getItem('jwtData') ?? '') as { token: string }
    const state = JSON.stringify(opened.store.getState())
    expect([state.includes(PASSWORD), state.includes(token)]).toEqual([false, false])
  })

  test('and is told what to allow where the browser keeps nothing', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    await signIn('admin', `${PASSWORD}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Permita a esta página guardar datos, o libere espacio.',
    )
    full.mockRestore()
  })

  test.each<[string, () => Promise<Response>]>([
    ['No hay conexión con el servidor. Intente de nuevo.', () => Promise.reject(new TypeError('Failed'))],
    // No session has ended.
    ['Clave errada.', async () => Response.json({ mensaje: 'Clave errada.' }, { status: 401 })],
  ])('or is told: %s', async (words, answer) => {
    const send = globalThis.fetch
    globalThis.fetch = answer
    await signIn('admin', `${PASSWORD}{Enter}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByText(/Su sesión terminó/)).toBeNull()
    globalThis.fetch = send
  })
})

describe('with a first password', () => {
  const OWN = 'manzana tractor lluvia'
  beforeAll(async () => void (testApp = await openTestApp()))
  beforeEach(async () => {
    await testApp.db.deleteFrom('usuarios').where('username', '=', 'ana').execute()
    await aUsuario(testApp.connection, 'ana', ['EDITOR'])
    const provisional = testApp.db.updateTable('usuarios').set({ claveProvisional: 1 })
    await provisional.where('username', '=', 'ana').execute()
  })
  afterAll(() => testApp.close())

  const title = () => screen.findByText('Cambie su clave', { selector: 'h1' }, { timeout: 25_000 })

  test('there is only its change after signing in, until it is done', async () => {
    const { router } = await signIn('ana', `${PASSWORD}{Enter}`)
    expect(await title()).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText(/^Clave con la que ingresó/)).toHaveFocus())
    const send = async (nueva: string) => {
      const texts = { 'Clave con la que': PASSWORD, 'Clave nueva': nueva, Repita: nueva }
      for (const [label, text] of Object.entries(texts)) {
        const control = screen.getByLabelText(new RegExp(`^${label}`))
        await user.clear(control)
        await user.type(control, text)
      }
      await user.keyboard('{Enter}')
    }
    await send(PASSWORD)
    expect(await screen.findAllByText('La clave nueva debe ser distinta de la actual.')).not.toHaveLength(0)
    await send(OWN)
    expect(await home()).toBeVisible()
    expect(await screen.findByText('Clave cambiada exitosamente.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    expect(storedUser()).toEqual({ username: 'ana', nombre: 'Ana', roles: ['EDITOR'] })
  })

  test('any address leads to it without another call, and out of it one may sign out', async () => {
    const { router } = await testApp.open('/festivos', 'ana')
    expect(await title()).toBeVisible()
    expect(router.state.location.pathname).toBe('/festivos')
    expect(testApp.calls).toEqual([])
    await user.click(screen.getByText('Cerrar sesión', { selector: 'button' }))
    await screen.findByText('Inicio de Sesión', { selector: 'h1' })
    await waitFor(() => expect(testApp.calls).toContain('POST /api/auth/logout'))
  })
})

describe('where the console has printed a code', () => {
  const CODE = 'K7QXM-2WRTB'
  const OFFER = 'Crear el primer administrador'
  const ITS_CODE = 'Código que muestra la consola del servidor'
  beforeEach(async () => void (testApp = await openTestApp({ firstAdminCode: CODE })))
  afterEach(() => testApp.close())

  test('and there are no users, the login page offers to create the first, who is signed in', async () => {
    await testApp.open('/login', null)
    await screen.findByText(OFFER)
    const form = await openForm(user, OFFER, OFFER)
    await form.fill({
      [ITS_CODE]: 'AAAAA-AAAAA',
      Usuario: 'Ana',
      Nombre: 'Ana Ruiz',
      'Clave (mínimo 12 caracteres)': 'caballo batería grapa',
      'Repita la clave': 'caballo bateria grapa',
    })
    await form.press('Crear')
    await waitFor(() => expect(form.errors()).toEqual({ 'Repita la clave': 'Las claves no coinciden.' }))
    await form.fill({ 'Repita la clave': 'caballo batería grapa' })
    await form.press('Crear')
    await waitFor(() => expect(form.errors()).toEqual({ [ITS_CODE]: 'El código no es correcto.' }))
    await form.fill({ [ITS_CODE]: CODE.toLowerCase() })
    await form.press('Crear')
    expect(await home()).toBeVisible()
    expect(await screen.findByText('Ana Ruiz')).toBeVisible()
  })

  test('and there are users, it offers nothing; the demonstration says how it is left', async () => {
    await aUsuario(testApp.connection, 'ana')
    await testApp.db.updateTable('usuarios').set({ demo: 1 }).execute()
    await testApp.open('/login', null)
    await screen.findByText(/^Esto es una demostración\. .* DEMO=no y otra carpeta DATA_DIR, vacía: nada/)
    expect(testApp.calls).toEqual(['GET /api/auth/inicio'])
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
  })
})
