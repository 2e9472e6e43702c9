/** Saved searches where the API is a stranger's: they stay in the browser, and nothing is asked for them. */
import { LARGO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

describe(LARGO.titulo, () => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(LARGO)
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  const press = (name: string) => visita.page.getByRole('button', { name, exact: true }).click()
  const choose = async (name: string) => {
    await press('Búsquedas')
    await visita.page.getByRole('menuitem', { name }).click()
  }
  const asked = () => visita.anfitrion.llamadas.filter(({ linea }) => linea.includes('busqueda'))

  test('saves a search in the browser, opens it again, also by itself, and deletes it', async () => {
    const { page, conforme, llenar } = visita
    const search = page.getByRole('search', { name: 'Buscar liquidaciones' })
    await llenar(search, { Bus: '302' })
    await press('Buscar')
    await page.waitForURL(/numero=302/)
    await choose('Guardar esta búsqueda…')
    const dialog = page.getByRole('dialog', { name: 'Guardar búsqueda' })
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('El trescientos dós')
    expect(await dialog.getByLabel('Publicar para todos').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.waitFor({ state: 'detached' })

    await choose('Guardar esta búsqueda…')
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill('EL TRESCIENTOS DOS')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await dialog.getByText('Ya hay una búsqueda con ese nombre en esta pantalla.').first().waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await press('Descartar')

    await page.goto('/')
    await choose('El trescientos dós')
    await page.waitForURL(/numero=302/)
    await choose('Administrar búsquedas…')
    await page.getByRole('combobox', { name: 'La pantalla abre con' }).click()
    await page.getByRole('option', { name: 'El trescientos dós' }).click()
    await page.getByText('Búsqueda inicial guardada.').waitFor()
    await page.goto('/')
    await page.waitForURL(/numero=302/)
    await choose('Administrar búsquedas…')
    await press('Eliminar El trescientos dós')
    await press('Eliminar')
    await page.getByText('No hay búsquedas guardadas.').waitFor()
    expect(asked()).toEqual([])
    conforme()
  })
})
