/** Several rows at once, where the API is a stranger's: one call after the other, and nothing to undo with. */
import { SHORT } from '../../setup/host/customs'
import { visitHost, type Visit } from '../../setup/host/visit'

describe(SHORT.titulo, () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await visitHost(SHORT)
    await visit.arrive()
  })
  afterAll(() => visit.leave())

  const press = (name: string) => visit.page.getByRole('button', { name, exact: true }).click()
  const several = async (...names: string[]) => {
    await press('Varias')
    for (const name of names) await visit.row(name).getByRole('checkbox').check()
  }

  test('retires several drivers, says who was refused and why, and can be stopped', async () => {
    const { goTo, page, submissions, conform } = visit
    await goTo('Conductores')
    await several('Ana Álvarez', 'Beto Botero')
    await page.route('**/conductores/conductor/retirar*', async (route) => {
      if (route.request().method() === 'PUT' && route.request().url().includes('documento=1002'))
        await route.fulfill({
          status: 409,
          headers: {
            'access-control-allow-origin': visit.pages.url,
            'access-control-allow-credentials': 'true',
          },
          json: { mensaje: 'Tiene deudas.' },
        })
      else await route.fallback()
    })
    await press('Retirar')
    const question = page.getByRole('alertdialog', { name: 'Retirar conductores' })
    expect(await question.innerText()).toContain('¿Retirar 2 conductores?')
    expect(
      await submissions(async () => {
        await question.getByRole('button', { name: 'Retirar' }).click()
        await page.getByRole('list', { name: 'Sin hacer' }).getByText('Beto Botero. Tiene deudas.').waitFor()
      }),
    ).toEqual([['PUT /conductores/conductor/retirar?documento=1001']])
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('status').getByText('1 conductor retirado.').waitFor()
    expect(await page.getByRole('button', { name: 'Deshacer' }).count()).toBe(0)
    await page.getByRole('status').getByText('1 elegida', { exact: true }).waitFor()
    await page.unroute('**/conductores/conductor/retirar*')
    conform()
  })

  test('deletes settlements without asking for a reason, and stops between two', async () => {
    const { goTo, page, submissions } = visit
    await goTo('Liquidaciones')
    await several('301', '302')
    await press('Eliminar')
    let release = () => undefined as void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/liquidaciones?*', async (route) => {
      if (route.request().method() === 'DELETE') await released
      await route.fallback()
    })
    const question = page.getByRole('alertdialog', { name: 'Eliminar liquidaciones' })
    const sent = await submissions(async () => {
      await question.getByRole('button', { name: 'Eliminar' }).click()
      await page.getByText('0 de 2', { exact: true }).waitFor()
      await press('Detener')
      release()
      await page.getByText(/^Sin empezar 1:/).waitFor()
    })
    expect(sent).toHaveLength(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('status').getByText('1 liquidación eliminada.').waitFor()
    await page.unroute('**/liquidaciones?*')
  })
})
