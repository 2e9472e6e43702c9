/** Documents and attendance, where the API is a stranger's. */
import { fechaLarga, hoyEn } from '../../../src/contract/fechas'
import { contentOf } from '../../setup/downloads'
import { LARGO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

const HOY = hoyEn('America/Bogota')
const MES = String(Number(HOY.slice(5, 7)))

describe(LARGO.titulo, () => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(LARGO)
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  const generar = async () => {
    const { page, boton } = visita
    const [descarga] = await Promise.all([page.waitForEvent('download'), boton('Generar').click()])
    return {
      archivo: descarga.suggestedFilename(),
      comienzo: (await contentOf(descarga)).toString('latin1').slice(0, 5),
    }
  }

  test('a prima is downloaded under the name of the specification; a refusal is said beside the form', async () => {
    const { page, ir, boton, consulta } = visita
    await ir('Documentos')
    await page.getByLabel('Documento').selectOption('Prima')
    await page.getByLabel('Mes').selectOption('Junio')
    expect(
      await consulta('/documentos/primas', async () =>
        expect(await generar()).toEqual({ archivo: `Prima_${HOY}.pdf`, comienzo: '%PDF-' }),
      ),
    ).toEqual({ mes: '6' })
    await page.getByLabel('Mes').selectOption('Diciembre')
    await boton('Generar').click()
    await page.getByText('Aún no hay prima de diciembre.').waitFor()
  })

  test('so are vacations; another failure than a 400 is said in one sentence', async () => {
    const { page, boton, consulta, llenar } = visita
    await page.getByLabel('Documento').selectOption('Vacaciones')
    const formulario = page.getByRole('region', { name: 'Vacaciones' })
    await llenar(formulario, { Conductor: 'Ana' })
    expect(
      await consulta('/documentos/vacaciones', async () =>
        expect(await generar()).toEqual({ archivo: `Vacaciones_${HOY}.pdf`, comienzo: '%PDF-' }),
      ),
    ).toEqual({ documento: '1001' })
    await llenar(formulario, { Conductor: 'Carla' })
    await boton('Generar').click()
    await page.getByText('No se pudo generar el documento.').waitFor()
  })

  test('the other documents ask the host for nothing', async () => {
    const { page, anfitrion, boton } = visita
    const desde = anfitrion.llamadas.length
    await page.getByLabel('Documento').selectOption('Bono')
    await page.getByLabel('Mes').selectOption('Diciembre')
    await boton('Generar').click()
    await page.getByText('Este documento aún no está disponible.').waitFor()
    expect(anfitrion.llamadas.slice(desde)).toEqual([])
  })

  test('the sheet of today is asked for with creation, and sent whole, a row per driver', async () => {
    const { page, ir, boton, consulta, empresa, envios } = visita
    expect(await consulta('/asistencias/fecha', () => ir('Crear', 'Crear asistencias'))).toEqual({
      fecha: HOY,
      crear: 'true',
    })
    const marcar = (casilla: string) => page.getByRole('checkbox', { name: casilla, exact: true }).check()
    await marcar('Asistió: Ana Álvarez')
    await marcar('Al día: Ana Álvarez')
    await page.getByLabel('Bus de Ana Álvarez', { exact: true }).fill('301')
    await page.getByLabel('Justificación de Beto Botero', { exact: true }).fill('Enfermo')
    await page.keyboard.press('Tab')
    const guardar = async () => {
      await boton('Completar Asistencia').click()
      await page.getByText(/^\d filas? sin guardar\.$/).waitFor({ state: 'detached' })
    }
    const [ana, beto] = empresa.conductores
    const nada = { justificacion: '', asistio: false, entregoAlDia: false, entregoPresencial: false }
    const filas = [
      {
        ...nada,
        uuid: null,
        fecha: HOY,
        conductorUuid: ana?.uuid,
        conductorNombre: 'Ana Álvarez',
        bus: '301',
        asistio: true,
        entregoAlDia: true,
      },
      {
        ...nada,
        uuid: null,
        fecha: HOY,
        conductorUuid: beto?.uuid,
        conductorNombre: 'Beto Botero',
        bus: '',
        justificacion: 'Enfermo',
      },
    ]
    expect(await envios(guardar)).toEqual([['POST /asistencias', filas]])

    // What was saved is saved again as what it is.
    await marcar('Presencial: Ana Álvarez')
    const [[, otraVez] = []] = await envios(guardar)
    expect(otraVez).toEqual(
      filas.map((fila, i) => ({
        ...fila,
        uuid: empresa.asistencias[i]?.uuid,
        entregoPresencial: i === 0,
      })),
    )
  })

  test('attendance is queried by day and by month, and counted by month', async () => {
    const { page, ir, boton, consulta, llenar, fila } = visita
    await ir('Consultar', 'Asistencias')
    const busqueda = page.getByRole('search', { name: 'Buscar asistencias' })
    const buscar = () => boton('Buscar', busqueda).click()
    await llenar(busqueda, { Tipo: 'Día' })
    expect(await consulta('/asistencias/fecha', buscar)).toEqual({ fecha: HOY, crear: 'false' })
    expect(await consulta('/asistencias/fecha', buscar)).toEqual({ fecha: HOY, crear: 'false' })
    await fila('Ana Álvarez', '301', fechaLarga(HOY)).waitFor()
    await fila('Beto Botero', 'Enfermo').waitFor()
    await llenar(busqueda, { Tipo: 'Mes' })
    await busqueda.getByLabel('Mes', { exact: true }).selectOption(MES)
    expect(await consulta('/asistencias/mes', buscar)).toEqual({ mes: MES })
    expect(await consulta('/asistencias/mes', buscar)).toEqual({ mes: MES })
    await fila('Beto Botero', 'Enfermo').waitFor()

    // It is asked for on opening, as the first month.
    expect(await consulta('/asistencias/reporte/mes', () => ir('Reporte', 'Reporte de asistencias'))).toEqual(
      {
        mes: '1',
      },
    )
    const reporte = page.getByRole('search', { name: 'Buscar reporte de asistencias' })
    await reporte.getByLabel('Mes', { exact: true }).selectOption(MES)
    const contar = () => consulta('/asistencias/reporte/mes', () => boton('Buscar', reporte).click())
    expect(await contar()).toEqual({ mes: MES })
    expect(await contar()).toEqual({ mes: MES })
    await fila('Beto Botero', '1').waitFor()
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(visita.preguntadas()).toEqual([
      `GET /asistencias/fecha?fecha=${HOY}&crear=false`,
      `GET /asistencias/fecha?fecha=${HOY}&crear=true`,
      `GET /asistencias/mes?mes=${MES}`,
      ...new Set([1, MES].map((mes) => `GET /asistencias/reporte/mes?mes=${mes}`)),
      'GET /documentos/primas?mes=12',
      'GET /documentos/primas?mes=6',
      'GET /documentos/vacaciones?documento=1001',
      'GET /documentos/vacaciones?documento=1003',
    ])
    visita.conforme('/documentos', '/asistencias')
  })
})
