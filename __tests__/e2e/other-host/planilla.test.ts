/** The day's sheet, where the API is a stranger's. */
import { SHORT } from '../../setup/host/customs'
import { visitHost, type Visit } from '../../setup/host/visit'

const DAY = '2026-03-12'

describe(SHORT.titulo, () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await visitHost(SHORT)
    const { empresa } = visit
    const { uuid: _uuid, ...foreseen } = empresa.liquidacion({
      fecha: DAY,
      busNumero: '301',
      conductorDocumento: '1001',
      regIni: 1_300,
      regFin: 1_300,
    })
    empresa.previews.push(foreseen)
    await visit.arrive()
  })
  afterAll(() => visit.leave())

  test('a row is filled with what the host has, typed, and sent as the table says', async () => {
    const { goTo, page, submissions } = visit
    await goTo('Planilla del día')
    await page.getByLabel('Fecha', { exact: true }).fill('12/03/26')
    const row = (bus: string) => page.locator(`[role="row"][data-id="${bus}"]`)
    const cell = (bus: string, field: string) => row(bus).locator(`[data-field="${field}"]`)
    await cell('301', 'regIni').getByText('1.300').waitFor()
    // The host has nothing of this bus, and its route has no fare.
    await row('302').getByText('Sin pasaje ese día').waitFor()

    const sent = await submissions(async () => {
      await cell('301', 'viajes').click()
      for (const key of ['6', 'Tab', '6', '9', '0', 'Tab', '3', '5', '0', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'])
        await page.keyboard.press(key)
      await row('301').getByText('Guardada, pendiente').waitFor()
    })
    expect(sent).toEqual([
      [
        'POST /liquidaciones',
        {
          fecha: DAY,
          busNumero: '301',
          conductorDocumento: '1001',
          viajes: 6,
          regIni: 1_300,
          regFin: 1_690,
          sensor: 350,
          civica: 0,
          tiquetes: 0,
          comentario: '',
          liquidada: false,
          gastos: [{ nombre: 'Aseo', valor: 8_000 }],
        },
      ],
    ])
  })

  test('what it has stored by now is corrected by its uuid', async () => {
    const { page, submissions, empresa } = visit
    const uuid = empresa.liquidaciones.find(({ fecha }) => fecha === DAY)?.uuid
    const row = page.locator('[role="row"][data-id="301"]')
    const [call] = await submissions(async () => {
      await row.locator('[data-field="viajes"]').click()
      for (const key of ['7', 'ArrowDown']) await page.keyboard.press(key)
      await page.getByText('1 fila sin guardar.').waitFor({ state: 'detached' })
      await row.getByText('Guardada, pendiente').waitFor()
    })
    expect(call).toMatchObject(['PUT /liquidaciones/liquidar', { uuid, viajes: 7, regFin: 1_690 }])
  })

  test('nothing beyond the table was asked, and nobody objects', () => {
    const asked = new Set(visit.asked().map((line) => line.split('?')[0]))
    expect([...asked].sort()).toEqual([
      'GET /liquidaciones/detalle',
      'GET /liquidaciones/v2/table',
      'GET /pasajes',
      'GET /reporte/gastos',
    ])
    // It may want two different dates.
    expect(visit.asked()).toContain(
      'GET /liquidaciones/v2/table?fechaInicial=2026-03-12&fechaFinal=2026-03-13',
    )
    visit.conform('POST /liquidaciones', 'PUT /liquidaciones/liquidar')
  })
})
