/** Saved searches where the API is a stranger's: they stay in the browser, and nothing is asked for them. */
import { LONG } from '../../setup/host/customs'
import { visitHost, type Visit } from '../../setup/host/visit'

describe(LONG.titulo, () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await visitHost(LONG)
    await visit.arrive()
  })
  afterAll(() => visit.leave())

  const press = (name: string) => visit.page.getByRole('button', { name, exact: true }).click()
  const choose = async (name: string) => {
    await press('Búsquedas')
    await visit.page.getByRole('menuitem', { name }).click()
  }
  const asked = () => visit.host.calls.filter(({ line }) => line.includes('busqueda'))

  test('saves a search in the browser, opens it again, also by itself, and deletes it', async () => {
    const { page, conform, fill } = visit
    const search = page.getByRole('search', { name: 'Buscar liquidaciones' })
    await fill(search, { Bus: '302' })
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
    conform()
  })
})
