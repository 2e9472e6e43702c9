/** The pages of drivers and buses, where the API is a stranger's. */
import { SHORT } from '../../setup/host/variants'
import { openHostSession, type HostSession } from '../../setup/host/session'

describe(SHORT.titulo, () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession(SHORT)
    await session.arrive()
  })
  afterAll(() => session.leave())

  test('are made of the calls of the table, and nothing speaks of a history', async () => {
    const { page, goTo, row } = session
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
    const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
    await goTo('Conductores')
    await link('Ana Álvarez').click()
    await heading('Ana Álvarez')
    await page.getByText('15 de enero de 2020').waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'Liquidaciones',
      'Salarios',
      'Asistencias',
      'Deudas',
      'Abonos',
    ])
    await row('301', '5 de marzo de 2026').waitFor()
    await tab('Salarios')
    await row('marzo de 2026', '$ 128.000', '$ 120.000').waitFor()
    await tab('Deudas')
    await row('$ 90.000', 'Préstamo').waitFor()
    await tab('Asistencias')
    await page.getByLabel('Mes').waitFor()
    await tab('Liquidaciones')
    await link('301').first().click()
    await heading('Bus 301')
    await tab('Gastos')
    await page.getByText('Total de Gastos').waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Liquidaciones', 'Gastos'])
    // This host's expenses name no documento: their driver is a name alone.
    expect(await page.getByRole('gridcell').getByRole('link').count()).toBe(0)
  })

  test('nobody has complained', () => session.expectConformance('/deudas/conductor', '/reporte/gastos'))
})
