/** 'Buscar en todo', where the API is a stranger's. */
import { SHORT } from '../../setup/host/variants'
import { openHostSession, type HostSession } from '../../setup/host/session'

describe(SHORT.titulo, () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession(SHORT)
    await session.arrive()
  })
  afterAll(() => session.leave())

  const palette = () => session.page.getByRole('dialog', { name: 'Buscar en todo' })
  const option = (name: string) => palette().getByRole('option', { name })

  async function seek(text: string) {
    await session.button('Buscar en todo').click()
    await palette().getByRole('combobox').fill(text)
  }

  test('finds the screens that this host has, and its drivers and buses by the calls of the table', async () => {
    const { page } = session
    await seek('')
    await palette().getByRole('option', { name: 'Liquidaciones', exact: true }).waitFor()
    const offered = await palette().getByRole('option').allInnerTexts()
    for (const own of [
      'Planilla del día',
      'Tablero',
      'Cierre del día',
      'Historial',
      'Usuarios',
      'Crear usuario',
    ])
      expect(offered).not.toContain(own)
    expect(offered).toContain('Salarios')
    // This host says who is valid.
    await palette().getByRole('combobox').fill('carla')
    await option('Carla Cano 1003 · Retirado').waitFor()
    await palette().getByRole('combobox').fill('ana alv')
    await option('Ana Álvarez').click()
    await page.getByRole('heading', { name: 'Ana Álvarez', level: 1 }).waitFor()
    await seek('301')
    await option('Bus 301').click()
    await page.getByRole('heading', { name: 'Bus 301', level: 1 }).waitFor()
  })

  test('nobody has complained', () =>
    session.expectConformance('GET /buses', 'GET /conductores/ingresos', 'GET /liquidaciones'))
})
