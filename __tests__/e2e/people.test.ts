/** An empty company without a mouse: its first administrator, whom they let in, and what that person may see. */
import { type Page } from 'playwright-core'
import { isAccessible } from '../setup/axe'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'
import { type Product } from '../setup/product'

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

beforeAll(async () => {
  ;({ page, product, quejas } = await openForKeys({ DEMO: 'no' }))
})

test('the first administrator is created with the code that the console prints', async () => {
  await page.getByRole('button', { name: OFFER }).waitFor()
  await isAccessible(page, 'the offer')
  await boton(OFFER)
  await dialogo(OFFER)
  await enFoco('Código que muestra la consola del servidor')
  await pulsar('Enter')
  await enFoco('Código que muestra la consola del servidor')
  expect(await error()).toBe('El código es requerido.')
  await isAccessible(page, 'the first administrator, with errors')
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

test('the dashboard of an empty company says that there is nothing yet', async () => {
  await ir('m', 'Tablero')
  await page.getByText('Aún no hay datos para el tablero.').waitFor()
  await isAccessible(page, 'the dashboard of an empty company')
})

test('an administrator makes a user, who is chosen already', async () => {
  await ir('u', 'Usuarios')
  await fila('Luz Marina')
  await pulsar('c')
  await dialogo('Crear Usuario')
  await enFoco('Usuario')
  await llenar({
    Usuario: 'ana',
    Nombre: 'Ana Ruiz',
    'Clave inicial (mínimo 12 caracteres)': FIRST,
  })
  await pulsar('Enter')
  await page.getByRole('row', { name: /Ana Ruiz/, selected: true }).waitFor()
  await devuelto('Crear')
})

test('an administrator reads which browser they are signed in with', async () => {
  await inMyMenu('LMLuz MarinaAdministración y Edición', 'Mis sesiones')
  const dialog = await dialogo('Mis sesiones')
  await dialog.getByText('Esta sesión').waitFor()
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Chrome en Linux.*Esta sesión$/),
  ])
  await enFoco('Cerrar')
  await pulsar('Enter')
  await devuelto('LMLuz MarinaAdministración y Edición')
})

test('the user has to change the password, which is refused where the focus then is', async () => {
  await inMyMenu('LMLuz MarinaAdministración y Edición', 'Cerrar sesión')
  await signIn('ana', FIRST)
  await heading('Cambie su clave')
  await enFoco('Clave con la que ingresó')
  await isAccessible(page, 'the first password')
  await llenar({
    'Clave con la que ingresó': FIRST,
    'Clave nueva (mínimo 12 caracteres)': FIRST,
    'Repita la clave nueva': FIRST,
  })
  await pulsar('Enter')
  await enFoco('Clave nueva (mínimo 12 caracteres)')
  expect(await error()).toBe('La clave nueva debe ser distinta de la actual.')
  await isAccessible(page, 'the first password, refused')
  await pulsar('Control+a')
  await llenar({ 'Clave nueva (mínimo 12 caracteres)': OWN, 'Repita la clave nueva': OWN })
  await pulsar('Enter')
  await atHome()
  await aviso('Clave cambiada exitosamente.')
})

test('whoever has no right to a screen is led there by no key, and is told so at its address', async () => {
  await ir('f', 'Festivos')
  await pulsar('g', 'u')
  await heading('Festivos')
  expect(await invisibleFocuses(page)).toEqual([])
  await page.goto(`${product.url}/usuarios`)
  await heading('Sin permiso')
  await isAccessible(page, 'without the right')
  // The first password, which cannot be kept.
  expect(quejas).toEqual([expect.stringContaining('400')])
})
