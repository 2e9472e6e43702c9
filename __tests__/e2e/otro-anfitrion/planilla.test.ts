/** The day's sheet, where the API is a stranger's. */
import { CORTO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

const DIA = '2026-03-12'

describe(CORTO.titulo, () => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(CORTO)
    const { empresa } = visita
    const { uuid: _uuid, ...prevista } = empresa.liquidacion({
      fecha: DIA,
      busNumero: '301',
      conductorDocumento: '1001',
      regIni: 1_300,
      regFin: 1_300,
    })
    empresa.vistasPrevias.push(prevista)
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  test('a row is filled with what the host has, typed, and sent as the table says', async () => {
    const { ir, page, envios } = visita
    await ir('Planilla del día')
    await page.getByLabel('Fecha', { exact: true }).fill('12/03/26')
    const fila = (bus: string) => page.locator(`[role="row"][data-id="${bus}"]`)
    const celda = (bus: string, campo: string) => fila(bus).locator(`[data-field="${campo}"]`)
    await celda('301', 'regIni').getByText('1.300').waitFor()
    // The host has nothing of this bus, and its route has no fare.
    await fila('302').getByText('Sin pasaje ese día').waitFor()

    const enviado = await envios(async () => {
      await celda('301', 'viajes').click()
      for (const tecla of [
        '6',
        'Tab',
        '6',
        '9',
        '0',
        'Tab',
        '3',
        '5',
        '0',
        'Tab',
        'Tab',
        'Tab',
        'Tab',
        'Tab',
      ])
        await page.keyboard.press(tecla)
      await fila('301').getByText('Guardada, pendiente').waitFor()
    })
    expect(enviado).toEqual([
      [
        'POST /liquidaciones',
        {
          fecha: DIA,
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
    const { page, envios, empresa } = visita
    const uuid = empresa.liquidaciones.find(({ fecha }) => fecha === DIA)?.uuid
    const fila = page.locator('[role="row"][data-id="301"]')
    const [llamada] = await envios(async () => {
      await fila.locator('[data-field="viajes"]').click()
      for (const tecla of ['7', 'ArrowDown']) await page.keyboard.press(tecla)
      await page.getByText('1 fila sin guardar.').waitFor({ state: 'detached' })
      await fila.getByText('Guardada, pendiente').waitFor()
    })
    expect(llamada).toMatchObject(['PUT /liquidaciones/liquidar', { uuid, viajes: 7, regFin: 1_690 }])
  })

  test('nothing beyond the table was asked, and nobody objects', () => {
    const asked = new Set(visita.preguntadas().map((linea) => linea.split('?')[0]))
    expect([...asked].sort()).toEqual([
      'GET /liquidaciones/detalle',
      'GET /liquidaciones/v2/table',
      'GET /pasajes',
      'GET /reporte/gastos',
    ])
    // It may want two different dates.
    expect(visita.preguntadas()).toContain(
      'GET /liquidaciones/v2/table?fechaInicial=2026-03-12&fechaFinal=2026-03-13',
    )
    visita.conforme('POST /liquidaciones', 'PUT /liquidaciones/liquidar')
  })
})
