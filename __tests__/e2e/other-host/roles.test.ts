/** Documents and attendance, where the API is a stranger's. */
import { fechaLarga, hoyEn } from '../../../src/contract/fechas'
import { contentOf } from '../../setup/downloads'
import { LONG } from '../../setup/host/variants'
import { openHostSession, type HostSession } from '../../setup/host/session'

const TODAY = hoyEn('America/Bogota')
const MONTH = String(Number(TODAY.slice(5, 7)))

describe(LONG.titulo, () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession(LONG)
    await session.arrive()
  })
  afterAll(() => session.leave())

  const generate = async () => {
    const { page, button } = session
    const [download] = await Promise.all([page.waitForEvent('download'), button('Generar').click()])
    return {
      archivo: download.suggestedFilename(),
      beginning: (await contentOf(download)).toString('latin1').slice(0, 5),
    }
  }

  test('a prima is downloaded under the name of the specification; a refusal is said beside the form', async () => {
    const { page, goTo, button, query } = session
    await goTo('Documentos')
    await page.getByLabel('Documento').selectOption('Prima')
    await page.getByLabel('Mes').selectOption('Junio')
    expect(
      await query('/documentos/primas', async () =>
        expect(await generate()).toEqual({ archivo: `Prima_${TODAY}.pdf`, beginning: '%PDF-' }),
      ),
    ).toEqual({ mes: '6' })
    await page.getByLabel('Mes').selectOption('Diciembre')
    await button('Generar').click()
    await page.getByText('Aún no hay prima de diciembre.').waitFor()
  })

  test('so are vacations; another failure than a 400 is said in one sentence', async () => {
    const { page, button, query, fill } = session
    await page.getByLabel('Documento').selectOption('Vacaciones')
    const form = page.getByRole('region', { name: 'Vacaciones' })
    await fill(form, { Conductor: 'Ana' })
    expect(
      await query('/documentos/vacaciones', async () =>
        expect(await generate()).toEqual({ archivo: `Vacaciones_${TODAY}.pdf`, beginning: '%PDF-' }),
      ),
    ).toEqual({ documento: '1001' })
    await fill(form, { Conductor: 'Carla' })
    await button('Generar').click()
    await page.getByText('No se pudo generar el documento.').waitFor()
  })

  test('the other documents ask the host for nothing', async () => {
    const { page, host, button } = session
    const from = host.calls.length
    await page.getByLabel('Documento').selectOption('Bono')
    await page.getByLabel('Mes').selectOption('Diciembre')
    await button('Generar').click()
    await page.getByText('Este documento aún no está disponible.').waitFor()
    expect(host.calls.slice(from)).toEqual([])
  })

  test('the sheet of today is asked for with creation, and sent whole, a row per driver', async () => {
    const { page, goTo, button, query, empresa, submissions } = session
    expect(await query('/asistencias/fecha', () => goTo('Crear', 'Crear asistencias'))).toEqual({
      fecha: TODAY,
      crear: 'true',
    })
    const mark = (checkbox: string) => page.getByRole('checkbox', { name: checkbox, exact: true }).check()
    await mark('Asistió: Ana Álvarez')
    await mark('Al día: Ana Álvarez')
    await page.getByLabel('Bus de Ana Álvarez', { exact: true }).fill('301')
    await page.getByLabel('Justificación de Beto Botero', { exact: true }).fill('Enfermo')
    await page.keyboard.press('Tab')
    const save = async () => {
      await button('Completar Asistencia').click()
      await page.getByText(/^\d filas? sin guardar\.$/).waitFor({ state: 'detached' })
    }
    const [ana, beto] = empresa.conductores
    const nothing = { justificacion: '', asistio: false, entregoAlDia: false, entregoPresencial: false }
    const rows = [
      {
        ...nothing,
        uuid: null,
        fecha: TODAY,
        conductorUuid: ana?.uuid,
        conductorNombre: 'Ana Álvarez',
        bus: '301',
        asistio: true,
        entregoAlDia: true,
      },
      {
        ...nothing,
        uuid: null,
        fecha: TODAY,
        conductorUuid: beto?.uuid,
        conductorNombre: 'Beto Botero',
        bus: '',
        justificacion: 'Enfermo',
      },
    ]
    expect(await submissions(save)).toEqual([['POST /asistencias', rows]])

    // Saved rows are sent again with their uuids.
    await mark('Presencial: Ana Álvarez')
    const [[, again] = []] = await submissions(save)
    expect(again).toEqual(
      rows.map((row, i) => ({
        ...row,
        uuid: empresa.asistencias[i]?.uuid,
        entregoPresencial: i === 0,
      })),
    )
  })

  test('attendance is queried by day and by month, and counted by month', async () => {
    const { page, goTo, button, query, fill, row } = session
    await goTo('Consultar', 'Asistencias')
    const searchForm = page.getByRole('search', { name: 'Buscar asistencias' })
    const search = () => button('Buscar', searchForm).click()
    await fill(searchForm, { Tipo: 'Día' })
    expect(await query('/asistencias/fecha', search)).toEqual({ fecha: TODAY, crear: 'false' })
    expect(await query('/asistencias/fecha', search)).toEqual({ fecha: TODAY, crear: 'false' })
    await row('Ana Álvarez', '301', fechaLarga(TODAY)).waitFor()
    await row('Beto Botero', 'Enfermo').waitFor()
    await fill(searchForm, { Tipo: 'Mes' })
    await searchForm.getByLabel('Mes', { exact: true }).selectOption(MONTH)
    expect(await query('/asistencias/mes', search)).toEqual({ mes: MONTH })
    expect(await query('/asistencias/mes', search)).toEqual({ mes: MONTH })
    await row('Beto Botero', 'Enfermo').waitFor()

    // It is asked for on opening, as the first month.
    expect(await query('/asistencias/reporte/mes', () => goTo('Reporte', 'Reporte de asistencias'))).toEqual({
      mes: '1',
    })
    const report = page.getByRole('search', { name: 'Buscar reporte de asistencias' })
    await report.getByLabel('Mes', { exact: true }).selectOption(MONTH)
    const count = () => query('/asistencias/reporte/mes', () => button('Buscar', report).click())
    expect(await count()).toEqual({ mes: MONTH })
    expect(await count()).toEqual({ mes: MONTH })
    await row('Beto Botero', '1').waitFor()
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(session.asked()).toEqual([
      `GET /asistencias/fecha?fecha=${TODAY}&crear=false`,
      `GET /asistencias/fecha?fecha=${TODAY}&crear=true`,
      `GET /asistencias/mes?mes=${MONTH}`,
      ...new Set([1, MONTH].map((month) => `GET /asistencias/reporte/mes?mes=${month}`)),
      'GET /documentos/primas?mes=12',
      'GET /documentos/primas?mes=6',
      'GET /documentos/vacaciones?documento=1001',
      'GET /documentos/vacaciones?documento=1003',
    ])
    session.expectConformance('/documentos', '/asistencias')
  })
})
