/** An empty company without a mouse: its first administrator, whom they let in, and what that person may see. */
import { source } from 'axe-core'
import { type Page } from 'playwright-core'
import { faltasDe } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { type Product } from '../setup/product'
import { quieta } from '../setup/walk'

const OFFER = 'Crear el primer administrador'
const ADMIN_PASSWORD = 'caballo batería grapa'
const FIRST = 'puerta jirafa limón'
const OWN = 'manzana tractor lluvia'

let page: Page
let product: Product
let quejas: string[]
const { foco, pulsar, enFoco, tabHasta, boton, llenar, dialogo, devuelto, fila, ir, error, aviso } = keysOn(
  () => page,
)

/** Nothing that axe knows is wrong with what is on screen, light and dark. */
async function isAccessible(name: string) {
  await quieta(page)
  await page.evaluate(source)
  expect(await faltasDe(page, name)).toEqual([])
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()

/** The home of a company without settlements, as it stands when all of its code is here. */
const atHome = () => page.getByText('No hay liquidaciones.').waitFor()

/** Opens the menu of one's own name and takes what it says. */
async function inMyMenu(name: string, option: string) {
  await tabHasta(name)
  await pulsar('Enter')
  await page.getByRole('menu').waitFor()
  for (let i = 0; (await foco()).nombre !== option && i < 5; i++) await pulsar('ArrowDown')
  await pulsar('Enter')
}

async function signIn(username: string, password: string) {
  await enFoco('Usuario')
  await llenar({ Usuario: username, Clave: password })
  await pulsar('Enter')
}

describe('an empty company', () => {
  beforeAll(async () => {
    const opened = await openForKeys({ DEMO: 'no' })
    page = opened.page
    product = opened.product
    quejas = opened.quejas
  })

  test('the first administrator is created with the code that the console prints', async () => {
    await page.getByRole('button', { name: OFFER }).waitFor()
    await isAccessible('the offer')
    await boton(OFFER)
    await dialogo(OFFER)
    await enFoco('Código que muestra la consola del servidor')
    await pulsar('Enter')
    await enFoco('Código que muestra la consola del servidor')
    expect(await error()).toBe('El código es requerido.')
    await isAccessible('the first administrator, with errors')
    await llenar({
      'Código que muestra la consola del servidor': /código (\S+)/.exec(product.output())?.[1] ?? '',
      Usuario: 'jefa',
      Nombre: 'Luz Marina',
      'Clave (mínimo 12 caracteres)': ADMIN_PASSWORD,
      'Repita la clave': ADMIN_PASSWORD,
    })
    await pulsar('Enter')
    await atHome()
  })

  test('an administrator makes a user', async () => {
    await ir('u', 'Usuarios')
    await fila('Luz Marina')
    await isAccessible('the users')
    await pulsar('c')
    await dialogo('Crear Usuario')
    await enFoco('Usuario')
    await isAccessible('a new user')
    await llenar({
      Usuario: 'ana',
      Nombre: 'Ana Ruiz',
      'Clave inicial (mínimo 12 caracteres)': FIRST,
    })
    await pulsar('Enter')
    // Who has just been created is chosen already.
    await page.getByRole('row', { name: /Ana Ruiz/, selected: true }).waitFor()
    await fila('Ana Ruiz')
    await pulsar('e')
    await dialogo('Editar Usuario ana')
    await isAccessible('editing a user')
    await pulsar('Escape')
    await devuelto('ana')
  })

  test('an administrator sees where they are signed in', async () => {
    await inMyMenu('LMLuz MarinaAdministración y Edición', 'Mis sesiones')
    const dialog = await dialogo('Mis sesiones')
    await dialog.getByText('Esta sesión').waitFor()
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^Chrome en Linux.*Esta sesión$/),
    ])
    await isAccessible('the own sign-ins')
    await enFoco('Cerrar')
    await pulsar('Enter')
    await devuelto('LMLuz MarinaAdministración y Edición')
  })

  test('the user has to change the password before anything else, after a reload too', async () => {
    await inMyMenu('LMLuz MarinaAdministración y Edición', 'Cerrar sesión')
    await signIn('ana', FIRST)
    await heading('Cambie su clave')
    await enFoco('Clave con la que ingresó')
    await isAccessible('the first password')
    await page.reload()
    await heading('Cambie su clave')
    expect(await page.getByRole('navigation').count()).toBe(0)
    await enFoco('Clave con la que ingresó')
    await llenar({
      'Clave con la que ingresó': FIRST,
      'Clave nueva (mínimo 12 caracteres)': FIRST,
      'Repita la clave nueva': FIRST,
    })
    await pulsar('Enter')
    await enFoco('Clave nueva (mínimo 12 caracteres)')
    expect(await error()).toBe('La clave nueva debe ser distinta de la actual.')
    await isAccessible('the first password, refused')
    await pulsar('Control+a')
    await llenar({ 'Clave nueva (mínimo 12 caracteres)': OWN, 'Repita la clave nueva': OWN })
    await pulsar('Enter')
    await atHome()
    await aviso('Clave cambiada exitosamente.')
  })

  test('the user sees what a reader may', async () => {
    await ir('f', 'Festivos')
    expect(await page.getByRole('button', { name: 'Crear', exact: true }).isDisabled()).toBe(true)
    expect(await page.getByRole('navigation').getByRole('link', { name: 'Usuarios' }).count()).toBe(0)
    await pulsar('g', 'u')
    await heading('Festivos')
    await page.goto(`${product.url}/usuarios`)
    await heading('Sin permiso')
    await isAccessible('without the right')
  })

  test('the focus was always to be seen, and the browser had nothing to complain of', async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    // The first password, which cannot be kept.
    expect(quejas).toEqual([expect.stringContaining('400')])
  })
})
