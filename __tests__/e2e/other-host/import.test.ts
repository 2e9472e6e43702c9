/** Importing, where the API is a stranger's: row by row, with the calls of the table. */
import { contentOf } from '../../setup/downloads'
import { SHORT } from '../../setup/host/customs'
import { visitHost, type Visit } from '../../setup/host/visit'

describe(SHORT.titulo, () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await visitHost(SHORT)
    await visit.arrive()
  })
  afterAll(() => visit.leave())

  const step = (name: string) => visit.page.getByRole('button', { name, exact: true }).click()
  async function read(title: string, lines: readonly string[]) {
    const { page } = visit
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
    const buffer = Buffer.from(lines.join('\n'))
    await page
      .getByLabel('Archivo', { exact: true })
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
    await step('Siguiente')
    await page.getByText(/^\d+ filas, sin errores$/).waitFor()
  }
  const BUSES = 'Número;Empresa;Ruta;Modelo;Marca;Placa;Conductor'

  test('creates and corrects with one call a row, and keeps what was refused with its reason', async () => {
    const { goTo, page, submissions, conform } = visit
    await goTo('Buses')
    await read('Importar buses', [
      BUSES,
      '310;Coonatra;Circular Coonatra;2020;Hino;TAB310;1002',
      '301;Coonatra;Circular Coonatra;2021;Hino;TAB301;1001',
      '311;Coonatra;Circular Coonatra;2020;Hino;TAB311;1002',
    ])
    await page.getByLabel('Las que ya existen').click()
    await page.getByRole('option', { name: 'Corregirlas' }).click()
    await step('Siguiente')
    await page.getByText('Crear 2, corregir 1').waitFor()

    await page.route('**/buses', async (route) => {
      const body = route.request().postData() ?? ''
      if (route.request().method() === 'POST' && body.includes('"311"'))
        await route.fulfill({
          status: 409,
          headers: {
            'access-control-allow-origin': visit.pages.url,
            'access-control-allow-credentials': 'true',
          },
          json: { mensaje: 'Ese bus es de otra empresa.' },
        })
      else await route.fallback()
    })
    const bus = (numero: string, modelo: string, conductorDocumento: string) => ({
      numero,
      empresa: 'Coonatra',
      ruta: 'CCNT',
      modelo,
      marca: 'Hino',
      placa: `TAB${numero}`,
      conductorDocumento,
    })
    expect(
      await submissions(async () => {
        await step('Importar')
        await page.getByText('Creadas: 1. Corregidas: 1. Omitidas: 1.').waitFor()
      }),
    ).toEqual([
      ['POST /buses', bus('310', '2020', '1002')],
      ['PUT /buses/bus/actualizar?numero=301', bus('301', '2021', '1001')],
    ])
    expect(await page.getByRole('button', { name: 'Deshacer importación' }).count()).toBe(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      step('Descargar 1 fila sin importar'),
    ])
    expect((await contentOf(download)).toString()).toMatch(/311[^\n]*Ese bus es de otra empresa\./)
    await step('Cerrar')
    await visit.row('310', 'TAB310').waitFor()
    await page.unroute('**/buses')
    conform()
  })

  test('a settlement goes as the form sends it: without expenses of 0, its debt with its date', async () => {
    const { goTo, page, submissions } = visit
    await goTo('Liquidaciones')
    await read('Importar liquidaciones', [
      'Fecha;Bus;Conductor;Viajes;Reg. inicial;Reg. final;Sensor;Aseo;Combustible;Abono;Deuda;Razón de la deuda',
      '10/03/2026;301;1001;7;1300;1621;340;12000;0;0;45000;Descuadre',
      '11/03/2026;301;1001;7;1621;1900;290;0;;30000;0;',
    ])
    await step('Siguiente')
    const settlement = {
      ...{ busNumero: '301', conductorDocumento: '1001', viajes: 7, civica: 0, tiquetes: 0 },
      ...{ comentario: '', liquidada: false },
    }
    const sent = await submissions(async () => {
      await step('Importar')
      await page.getByText('Creadas: 2. Corregidas: 0. Omitidas: 0.').waitFor()
    })
    expect(sent).toEqual([
      [
        'POST /liquidaciones',
        {
          ...settlement,
          ...{ fecha: '2026-03-10', regIni: 1300, regFin: 1621, sensor: 340 },
          gastos: [{ nombre: 'Aseo', valor: 12_000 }],
          deudaDto: { razon: 'Descuadre', valor: 45_000, fecha: '2026-03-10' },
        },
      ],
      [
        'POST /liquidaciones',
        {
          ...settlement,
          ...{ fecha: '2026-03-11', regIni: 1621, regFin: 1900, sensor: 290 },
          gastos: [],
          abonoDto: { valor: 30_000, fecha: '2026-03-11' },
        },
      ],
    ])
    await step('Cerrar')
  })

  test('stops between two rows, and says which were not sent', async () => {
    const { goTo, page, submissions } = visit
    await goTo('Festivos')
    await read('Importar festivos', ['Fecha', '2026-05-01', '2026-07-20', '2026-08-07'])
    await step('Siguiente')
    let release = () => undefined as void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/festivos', async (route) => {
      if (route.request().method() === 'POST') await released
      await route.fallback()
    })
    expect(
      await submissions(async () => {
        await step('Importar')
        await page.getByText('0 de 3 enviadas').waitFor()
        await step('Detener')
        release()
        await page.getByText('La importación se detuvo. Creadas: 1. Corregidas: 0. Omitidas: 2.').waitFor()
      }),
    ).toEqual([['POST /festivos', { fecha: '2026-05-01' }]])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      step('Descargar 2 filas sin importar'),
    ])
    expect((await contentOf(download)).toString()).toMatch(/No se envió: la importación se detuvo/)
    await page.unroute('**/festivos')
    await step('Cerrar')
  })
})
