/** 'Buscar en todo', where the API is a stranger's. */
import { CORTO, LARGO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

describe.each([CORTO, LARGO])('$titulo', (costumbres) => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(costumbres)
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  const palette = () => visita.page.getByRole('dialog', { name: 'Buscar en todo' })
  const option = (name: string) => palette().getByRole('option', { name })

  async function seek(text: string) {
    await visita.boton('Buscar en todo').click()
    await palette().getByRole('combobox').fill(text)
  }

  test('finds the screens that this host has, and its drivers and buses by the calls of the table', async () => {
    const { page } = visita
    await seek('')
    await palette().getByRole('option', { name: 'Liquidaciones', exact: true }).waitFor()
    const offered = await palette().getByRole('option').allInnerTexts()
    for (const own of ['Tablero', 'Cierre del día', 'Historial', 'Usuarios', 'Crear usuario'])
      expect(offered).not.toContain(own)
    expect(offered).toContain('Planilla del día')
    await palette().getByRole('combobox').fill('ana alv')
    await option('Ana Álvarez').click()
    await page.getByRole('heading', { name: 'Ana Álvarez', level: 1 }).waitFor()
    await seek('301')
    await option('Bus 301').click()
    await page.getByRole('heading', { name: 'Bus 301', level: 1 }).waitFor()
  })

  test('opens the settlement of a bus and a day', async () => {
    const { page } = visita
    await seek('301 5/3/26')
    await option('Liquidación del bus 301 5 de marzo de 2026').click()
    const detail = page.getByRole('dialog').filter({ hasText: 'Detalle de la Liquidación' })
    await detail.getByText('5 de marzo de 2026').first().waitFor()
  })

  test('nobody has complained', () =>
    visita.conforme('GET /buses', 'GET /conductores/ingresos', 'GET /liquidaciones'))
})
