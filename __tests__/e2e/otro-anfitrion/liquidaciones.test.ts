/** Finding and creating settlements, where the API is a stranger's. */
import { CORTO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

describe(CORTO.titulo, () => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(CORTO)
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  const uuidDe = (fecha: string, bus: string) =>
    visita.empresa.liquidaciones.find((una) => una.fecha === fecha && una.busNumero === bus)?.uuid ?? ''
  const busqueda = () => visita.page.getByRole('search', { name: 'Buscar liquidaciones' })

  test('the list shows the figures under either name, and their totals', async () => {
    const { fila, page, esperarTotales } = visita
    // It says neither that it is settled nor when it was delivered.
    await fila('301', 'Ana Álvarez', '1.000', '1.300', '300', '320').and(page.locator('.pendiente')).waitFor()
    await fila('302', 'Beto Botero', 'Sin novedad').and(page.locator(':not(.pendiente)')).waitFor()
    await esperarTotales({
      'Total pasajeros sensor': '530',
      'Total pasajeros registradora': '500',
      'Total neto sensor': '$ 1.370.000',
      'Total neto registradora': '$ 1.292.000',
    })
  })

  test('a search sends what was chosen and nothing else', async () => {
    const { consulta, boton, columna, llenar, fila } = visita
    const buscar = (textos: Record<string, string>) =>
      consulta('/liquidaciones/v2/table', async () => {
        await llenar(busqueda(), textos)
        await boton('Buscar', busqueda()).click()
      })
    expect(await buscar({ Liquidada: 'No' })).toEqual({ liquidada: 'false' })
    await fila('302').waitFor({ state: 'detached' })
    expect(
      await buscar({
        Liquidada: 'Si',
        Bus: '302',
        Conductor: 'Beto',
        'Fecha Inicio': '01/03/26',
        'Fecha Final': '31/03/26',
      }),
    ).toEqual({
      fechaInicial: '2026-03-01',
      fechaFinal: '2026-03-31',
      numero: '302',
      documento: '1002',
      liquidada: 'true',
    })
    await fila('302').waitFor()
    expect(await columna('Bus')).toEqual(['302'])
    await boton('Limpiar', busqueda()).click()
    await fila('301').waitFor()
  })

  test('an empty search asks too, and each press again: what a colleague has entered comes with it', async () => {
    const { boton, consulta, empresa, fila } = visita
    const buscar = () => consulta('/liquidaciones/v2/table', () => boton('Buscar', busqueda()).click())
    expect(await buscar()).toEqual({})
    await fila('301').waitFor()
    empresa.liquidaciones.unshift(empresa.liquidacion({ fecha: '2026-03-08', busNumero: '302' }))
    expect(await buscar()).toEqual({})
    await fila('8 de marzo de 2026').waitFor()
    empresa.liquidaciones.shift()
    await boton('Limpiar', busqueda()).click()
    await fila('8 de marzo de 2026').waitFor({ state: 'detached' })
  })

  test('a settlement is created with what its form was given: expenses of 0 are left out', async () => {
    const { columna, abrir, enviar, envios, llenar, aviso, fila } = visita
    const crear = await abrir('Crear', 'Crear Liquidación')
    await llenar(crear, {
      Fecha: '06/03/26',
      Bus: '301',
      Viajes: '7',
      'Registradora final': '1621',
      'Registradora inicial': '1300',
      Sensor: '340',
      'Valor del gasto 1': '12000',
    })
    await crear.getByLabel('Abono', { exact: true }).check()
    await crear.getByLabel('Deuda', { exact: true }).check()
    await llenar(crear, {
      'Valor del abono': '30000',
      'Valor de la deuda': '45000',
      'Razón de la deuda': 'Descuadre',
    })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([
      [
        'POST /liquidaciones',
        {
          fecha: '2026-03-06',
          busNumero: '301',
          // The bus's driver, which choosing the bus has filled in.
          conductorDocumento: '1001',
          viajes: 7,
          regFin: 1621,
          regIni: 1300,
          sensor: 340,
          civica: 0,
          tiquetes: 0,
          comentario: '',
          liquidada: false,
          gastos: [{ nombre: 'Aseo', valor: 12_000 }],
          abonoDto: { valor: 30_000, fecha: '2026-03-06' },
          deudaDto: { razon: 'Descuadre', valor: 45_000, fecha: '2026-03-06' },
        },
      ],
    ])
    await aviso('Creado exitosamente')
    await fila('6 de marzo de 2026', '321', '340').waitFor()
    expect(await columna('Bus')).toEqual(['301', '301', '302'])
  })

  test('a refused one says why and stays to be mended; an unchecked repayment or debt is not sent', async () => {
    const { abrir, boton, envios, llenar, aviso, fila } = visita
    const crear = await abrir('Crear', 'Crear Liquidación')
    await llenar(crear, {
      Fecha: '06/03/26',
      Bus: '301',
      Viajes: '0',
      'Registradora final': '0',
      Sensor: '0',
    })
    await crear.getByLabel('Abono', { exact: true }).check()
    await llenar(crear, { 'Valor del abono': '1' })
    await crear.getByLabel('Abono', { exact: true }).uncheck()
    const mandado = await envios(async () => {
      await boton('Crear', crear).click()
      await crear.getByRole('alert').getByText('Ya se liquidó ese bus ese día.').waitFor()
    })
    expect(mandado).toEqual([
      [
        'POST /liquidaciones',
        {
          fecha: '2026-03-06',
          busNumero: '301',
          conductorDocumento: '1001',
          viajes: 0,
          regFin: 0,
          regIni: 0,
          sensor: 0,
          civica: 0,
          tiquetes: 0,
          comentario: '',
          liquidada: false,
          gastos: [],
        },
      ],
    ])
    await aviso('Ya se liquidó ese bus ese día.')
    await boton('Cancelar', crear).click()
    await boton('Descartar').click()
    await fila('302').waitFor()
  })

  test('Buscar asks for a date and a bus; where there is nothing the mensaje is shown and the form is empty, until it is asked back', async () => {
    const { abrir, boton, consulta, llenar } = visita
    const crear = await abrir('Crear', 'Crear Liquidación')
    await llenar(crear, { Fecha: '01/01/26', Bus: '302', Conductor: 'Ana', Sensor: '99' })
    const buscar = () => consulta('/liquidaciones/detalle', () => boton('Buscar', crear).click())
    expect(await buscar()).toEqual({ fecha: '2026-01-01', busNumero: '302' })
    await crear.getByRole('alert').getByText('No hay liquidación de ese bus en esa fecha.').waitFor()
    expect(await crear.getByLabel('Sensor', { exact: true }).inputValue()).toBe('')
    expect(await crear.getByLabel('Conductor', { exact: true }).inputValue()).toBe('')
    expect(await crear.getByLabel('Fecha', { exact: true }).inputValue()).toBe('')
    expect(await crear.getByLabel('Bus', { exact: true }).inputValue()).toBe('')
    await boton('Recuperar lo escrito', crear).click()
    await crear.locator('[name="sensor"][value="99"]').waitFor()
    expect(await crear.getByLabel('Conductor', { exact: true }).inputValue()).toBe('Ana Álvarez')

    await llenar(crear, { Fecha: '04/03/26' })
    expect(await buscar()).toEqual({ fecha: '2026-03-04', busNumero: '302' })
    await crear.getByText('Se conservó lo que usted escribió: Conductor y Sensor.').waitFor()
    expect(await crear.getByLabel('Registradora final', { exact: true }).inputValue()).toBe('700')
    expect(await crear.getByLabel('Sensor', { exact: true }).inputValue()).toBe('99')
    await boton('Usar lo guardado', crear).click()
    await crear.locator('[name="sensor"][value="210"]').waitFor()
    expect(await crear.getByLabel('Conductor', { exact: true }).inputValue()).toBe('Beto Botero')
  })

  test('what was found is sent again under its own uuid, and takes its place in the list', async () => {
    const { page, columna, enviar, envios, llenar, fila } = visita
    const crear = page.getByRole('dialog', { name: 'Crear Liquidación' })
    await llenar(crear, { Tiquetes: '3' })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([
      [
        'POST /liquidaciones',
        {
          uuid: uuidDe('2026-03-04', '302'),
          fecha: '2026-03-04',
          busNumero: '302',
          conductorDocumento: '1002',
          viajes: 5,
          regFin: 700,
          regIni: 500,
          sensor: 210,
          civica: 0,
          tiquetes: 3,
          comentario: 'Sin novedad',
          liquidada: true,
          gastos: [],
        },
      ],
    ])
    await fila('302', 'Sin novedad').waitFor()
    expect(await columna('Bus')).toEqual(['301', '301', '302'])
  })

  test('a preview is filled in as the host answers it', async () => {
    const { abrir, boton, consulta, empresa, llenar } = visita
    const { uuid: _uuid, ...prevista } = empresa.liquidacion({
      fecha: '2026-04-01',
      busNumero: '302',
      viajes: 6,
      regIni: 700,
      regFin: 700,
    })
    empresa.vistasPrevias.push(prevista)
    const crear = await abrir('Crear', 'Crear Liquidación')
    await llenar(crear, { Fecha: '01/04/26', Bus: '302' })
    expect(await consulta('/liquidaciones/detalle', () => boton('Buscar', crear).click())).toEqual({
      fecha: '2026-04-01',
      busNumero: '302',
    })
    await crear.locator('[name="viajes"][value="6"]').waitFor()
    expect(await crear.getByLabel('Registradora inicial', { exact: true }).inputValue()).toBe('700')
    expect(await crear.getByLabel('Sensor', { exact: true }).inputValue()).toBe('')
    await boton('Cancelar', crear).click()
    await boton('Descartar').click()
  })

  test('the next bus is asked for as Buscar would; that there is nothing of it yet stops nobody', async () => {
    const { abrir, boton, consulta, enviar, llenar, fila } = visita
    const crear = await abrir('Crear', 'Crear Liquidación')
    await llenar(crear, { Fecha: '09/03/26', Bus: '301', Viajes: '5', Sensor: '300' })
    expect(
      await consulta('/liquidaciones/detalle', () => boton('Guardar y siguiente', crear).click()),
    ).toEqual({ fecha: '2026-03-09', busNumero: '302' })
    await crear.getByText('Creada la del bus 301. Sigue el 302.').waitFor()
    expect(await crear.getByLabel('Bus', { exact: true }).inputValue()).toBe('302')
    await enviar(crear, 'Cancelar')
    await fila('9 de marzo de 2026').waitFor()
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(visita.preguntadas()).toEqual([
      // What the chosen drivers owe.
      'GET /deudas/conductor?documento=1001',
      'GET /deudas/conductor?documento=1002',
      'GET /liquidaciones/detalle?fecha=2026-01-01&busNumero=302',
      'GET /liquidaciones/detalle?fecha=2026-03-04&busNumero=302',
      'GET /liquidaciones/detalle?fecha=2026-03-09&busNumero=302',
      'GET /liquidaciones/detalle?fecha=2026-04-01&busNumero=302',
      'GET /liquidaciones/v2/table',
      'GET /liquidaciones/v2/table?fechaInicial=2026-03-01&fechaFinal=2026-03-31&numero=302&documento=1002&liquidada=true',
      'GET /liquidaciones/v2/table?liquidada=false',
    ])
    visita.conforme('POST /liquidaciones', '/liquidaciones/table', '/liquidaciones/v2/table')
  })
})
