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
let browserErrors: string[]
const {
  focus,
  press,
  inFocus,
  tabTo,
  button,
  fill,
  dialog: openedDialog,
  returned,
  row,
  goTo,
  error,
  toast,
} = keysOn(() => page)

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()

/** The home of a company without settlements, as it stands when all of its code is here. */
const atHome = () => page.getByText('No hay liquidaciones.').waitFor()

/** Opens the menu of one's own name and takes what it says. */
async function inMyMenu(name: string, option: string) {
  await tabTo(name)
  await press('Enter')
  await page.getByRole('menu').waitFor()
  for (let i = 0; (await focus()).name !== option && i < 5; i++) await press('ArrowDown')
  await press('Enter')
}

async function signIn(username: string, password: string) {
  await inFocus('Usuario')
  await fill({ Usuario: username, Clave: password })
  await press('Enter')
}

beforeAll(async () => {
  ;({ page, product, browserErrors } = await openForKeys({ env: { DEMO: 'no' } }))
})

test('the first administrator is created with the code that the console prints', async () => {
  await page.getByRole('button', { name: OFFER }).waitFor()
  await isAccessible(page, 'the offer')
  await button(OFFER)
  await openedDialog(OFFER)
  await inFocus('Código que muestra la consola del servidor')
  await press('Enter')
  await inFocus('Código que muestra la consola del servidor')
  expect(await error()).toBe('El código es requerido.')
  await isAccessible(page, 'the first administrator, with errors')
  await fill({
    'Código que muestra la consola del servidor': /código (\S+)/.exec(product.output())?.[1] ?? '',
    Usuario: 'jefa',
    Nombre: 'Luz Marina',
    'Clave (mínimo 12 caracteres)': ADMIN_PASSWORD,
    'Repita la clave': ADMIN_PASSWORD,
  })
  await press('Enter')
  await atHome()
})

test('its list says the first step, which a key opens', async () => {
  await page.getByText('Paso 1 de 5: los conductores.').waitFor()
  await isAccessible(page, 'the list of an empty company')
  await tabTo('Crear conductor')
  await press('Enter')
  await openedDialog('Crear Conductor')
  await press('Escape')
  await page.getByRole('link', { name: 'Importar de Excel' }).click()
  await openedDialog('Importar conductores')
  await press('Escape')
})

test('the dashboard of an empty company says that there is nothing yet', async () => {
  await goTo('m', 'Tablero')
  await page.getByText('Aún no hay datos para el tablero.').waitFor()
  await isAccessible(page, 'the dashboard of an empty company')
})

test('an administrator makes a user, who is chosen already', async () => {
  await goTo('u', 'Usuarios')
  await row('Luz Marina')
  await press('c')
  await openedDialog('Crear Usuario')
  await inFocus('Usuario')
  await fill({
    Usuario: 'ana',
    Nombre: 'Ana Ruiz',
    'Clave inicial (mínimo 12 caracteres)': FIRST,
  })
  await press('Enter')
  await page.getByRole('row', { name: /Ana Ruiz/, selected: true }).waitFor()
  await returned('Crear')
})

test('the user has to change the password, which is refused where the focus then is', async () => {
  await inMyMenu('LMLuz MarinaAdministración y Edición', 'Cerrar sesión')
  await signIn('ana', FIRST)
  await heading('Cambie su clave')
  await inFocus('Clave con la que ingresó')
  await isAccessible(page, 'the first password')
  await fill({
    'Clave con la que ingresó': FIRST,
    'Clave nueva (mínimo 12 caracteres)': FIRST,
    'Repita la clave nueva': FIRST,
  })
  await press('Enter')
  await inFocus('Clave nueva (mínimo 12 caracteres)')
  expect(await error()).toBe('La clave nueva debe ser distinta de la actual.')
  await isAccessible(page, 'the first password, refused')
  await press('Control+a')
  await fill({ 'Clave nueva (mínimo 12 caracteres)': OWN, 'Repita la clave nueva': OWN })
  await press('Enter')
  await atHome()
  await toast('Clave cambiada exitosamente.')
})

test('whoever has no right to a screen is led there by no key, and is told so at its address', async () => {
  await goTo('f', 'Festivos')
  await press('g', 'u')
  await heading('Festivos')
  expect(await invisibleFocuses(page)).toEqual([])
  await page.goto(`${product.url}/usuarios`)
  await heading('Sin permiso')
  await isAccessible(page, 'without the right')
  // The first password, which cannot be kept.
  expect(browserErrors).toEqual([expect.stringContaining('400')])
})
