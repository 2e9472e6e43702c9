/** Finding and creating settlements, where the API is a stranger's. */
import { SHORT } from '../../setup/host/variants'
import { openHostSession, type HostSession } from '../../setup/host/session'

describe(SHORT.titulo, () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession(SHORT)
    await session.arrive()
  })
  afterAll(() => session.leave())

  const uuidOf = (fecha: string, bus: string) =>
    session.empresa.liquidaciones.find((one) => one.fecha === fecha && one.busNumero === bus)?.uuid ?? ''
  const search = () => session.page.getByRole('search', { name: 'Buscar liquidaciones' })

  test('the list shows the figures under either name, and their totals', async () => {
    const { row, page, waitForTotals } = session
    // It says neither that it is settled nor when it was delivered.
    await row('301', 'Ana Álvarez', '1.000', '1.300', '300', '320').and(page.locator('.pendiente')).waitFor()
    await row('302', 'Beto Botero', 'Sin novedad').and(page.locator(':not(.pendiente)')).waitFor()
    await waitForTotals({
      'Total pasajeros sensor': '530',
      'Total pasajeros registradora': '500',
      'Total neto sensor': '$ 1.370.000',
      'Total neto registradora': '$ 1.292.000',
    })
  })

  test('a search sends what was chosen and nothing else', async () => {
    const { query, button, column, fill, row } = session
    const searchNow = (texts: Record<string, string>) =>
      query('/liquidaciones/v2/table', async () => {
        await fill(search(), texts)
        await button('Buscar', search()).click()
      })
    expect(await searchNow({ Liquidada: 'No' })).toEqual({ liquidada: 'false' })
    await row('302').waitFor({ state: 'detached' })
    expect(
      await searchNow({
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
    await row('302').waitFor()
    expect(await column('Bus')).toEqual(['302'])
    await button('Limpiar', search()).click()
    await row('301').waitFor()
  })

  test('an empty search asks too, and each press again: what a colleague has entered comes with it', async () => {
    const { button, query, empresa, row } = session
    const searchNow = () => query('/liquidaciones/v2/table', () => button('Buscar', search()).click())
    expect(await searchNow()).toEqual({})
    await row('301').waitFor()
    empresa.liquidaciones.unshift(empresa.liquidacion({ fecha: '2026-03-08', busNumero: '302' }))
    expect(await searchNow()).toEqual({})
    await row('8 de marzo de 2026').waitFor()
    empresa.liquidaciones.shift()
    await button('Limpiar', search()).click()
    await row('8 de marzo de 2026').waitFor({ state: 'detached' })
  })

  test('a settlement is created with what its form was given: expenses of 0 are left out', async () => {
    const { column, open, send, submissions, fill, toast, row } = session
    const create = await open('Crear', 'Crear Liquidación')
    await fill(create, {
      Fecha: '06/03/26',
      Bus: '301',
      Viajes: '7',
      'Registradora final': '1621',
      'Registradora inicial': '1300',
      Sensor: '340',
      'Valor del gasto 1': '12000',
    })
    await create.getByLabel('Abono', { exact: true }).check()
    await create.getByLabel('Deuda', { exact: true }).check()
    await fill(create, {
      'Valor del abono': '30000',
      'Valor de la deuda': '45000',
      'Razón de la deuda': 'Descuadre',
    })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([
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
    await toast('Creado exitosamente')
    await row('6 de marzo de 2026', '321', '340').waitFor()
    expect(await column('Bus')).toEqual(['301', '301', '302'])
  })

  test('a refused one says why and stays to be mended; an unchecked repayment or debt is not sent', async () => {
    const { open, button, submissions, fill, toast, row } = session
    const create = await open('Crear', 'Crear Liquidación')
    await fill(create, {
      Fecha: '06/03/26',
      Bus: '301',
      Viajes: '0',
      'Registradora final': '0',
      Sensor: '0',
    })
    await create.getByLabel('Abono', { exact: true }).check()
    await fill(create, { 'Valor del abono': '1' })
    await create.getByLabel('Abono', { exact: true }).uncheck()
    const sent = await submissions(async () => {
      await button('Crear', create).click()
      await create.getByRole('alert').getByText('Ya se liquidó ese bus ese día.').waitFor()
    })
    expect(sent).toEqual([
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
    await toast('Ya se liquidó ese bus ese día.')
    await button('Cancelar', create).click()
    await button('Descartar').click()
    await row('302').waitFor()
  })

  test('Buscar asks for a date and a bus; where there is nothing the mensaje is shown and the form is empty, until it is asked back', async () => {
    const { open, button, query, fill } = session
    const create = await open('Crear', 'Crear Liquidación')
    await fill(create, { Fecha: '01/01/26', Bus: '302', Conductor: 'Ana', Sensor: '99' })
    const search = () => query('/liquidaciones/detalle', () => button('Buscar', create).click())
    expect(await search()).toEqual({ fecha: '2026-01-01', busNumero: '302' })
    await create.getByRole('alert').getByText('No hay liquidación de ese bus en esa fecha.').waitFor()
    expect(await create.getByLabel('Sensor', { exact: true }).inputValue()).toBe('')
    expect(await create.getByLabel('Conductor', { exact: true }).inputValue()).toBe('')
    expect(await create.getByLabel('Fecha', { exact: true }).inputValue()).toBe('')
    expect(await create.getByLabel('Bus', { exact: true }).inputValue()).toBe('')
    await button('Recuperar lo escrito', create).click()
    await create.locator('[name="sensor"][value="99"]').waitFor()
    expect(await create.getByLabel('Conductor', { exact: true }).inputValue()).toBe('Ana Álvarez')

    await fill(create, { Fecha: '04/03/26' })
    expect(await search()).toEqual({ fecha: '2026-03-04', busNumero: '302' })
    await create.getByText('Buscar reemplazó lo que usted había escrito.').waitFor()
    expect(await create.getByLabel('Registradora final', { exact: true }).inputValue()).toBe('700')
    expect(await create.getByLabel('Sensor', { exact: true }).inputValue()).toBe('210')
    expect(await create.getByLabel('Conductor', { exact: true }).inputValue()).toBe('Beto Botero')
    await button('Deshacer', create).click()
    await create.locator('[name="sensor"][value="99"]').waitFor()
    expect(await create.getByLabel('Conductor', { exact: true }).inputValue()).toBe('Ana Álvarez')
    await search()
    await create.locator('[name="sensor"][value="210"]').waitFor()
  })

  test('what was found is sent again under its own uuid, and takes its place in the list', async () => {
    const { page, button, column, send, submissions, fill, row } = session
    const create = page.getByRole('dialog', { name: 'Crear Liquidación' })
    await fill(create, { Tiquetes: '3' })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([
      [
        'POST /liquidaciones',
        {
          uuid: uuidOf('2026-03-04', '302'),
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
    await row('302', 'Sin novedad').waitFor()
    expect(await column('Bus')).toEqual(['301', '301', '302'])
    expect((await column('Fecha'))[0]).toBe('6 de marzo de 2026')
    await button('Limpiar', search()).click()
    // Waits for the host's order, which holds from now on.
    await page.getByRole('row').nth(1).getByText('5 de marzo de 2026').waitFor()
    expect(await column('Bus')).toEqual(['301', '302', '301'])
  })

  test('a preview is filled in as the host answers it', async () => {
    const { open, button, query, empresa, fill } = session
    const { uuid: _uuid, ...foreseen } = empresa.liquidacion({
      fecha: '2026-04-01',
      busNumero: '302',
      viajes: 6,
      regIni: 700,
      regFin: 700,
    })
    empresa.previews.push(foreseen)
    const create = await open('Crear', 'Crear Liquidación')
    await fill(create, { Fecha: '01/04/26', Bus: '302' })
    expect(await query('/liquidaciones/detalle', () => button('Buscar', create).click())).toEqual({
      fecha: '2026-04-01',
      busNumero: '302',
    })
    await create.locator('[name="viajes"][value="6"]').waitFor()
    expect(await create.getByLabel('Registradora inicial', { exact: true }).inputValue()).toBe('700')
    expect(await create.getByLabel('Sensor', { exact: true }).inputValue()).toBe('')
    await button('Cancelar', create).click()
    await button('Descartar').click()
  })

  test('the next bus is asked for as Buscar would; that there is nothing of it yet stops nobody, nor do unlikely figures', async () => {
    const { open, button, query, send, fill, row } = session
    const create = await open('Crear', 'Crear Liquidación')
    await fill(create, { Fecha: '09/03/26', Bus: '301', Viajes: '361', Sensor: '34500', Cívica: '4000' })
    expect(
      await query('/liquidaciones/detalle', () => button('Guardar y siguiente', create).click()),
    ).toEqual({ fecha: '2026-03-09', busNumero: '302' })
    await create.getByText('Creada la del bus 301. Sigue el 302.').waitFor()
    expect(await create.getByLabel('Bus', { exact: true }).inputValue()).toBe('302')
    await send(create, 'Cancelar')
    await row('9 de marzo de 2026').waitFor()
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(session.asked()).toEqual([
      'GET /liquidaciones/detalle?fecha=2026-01-01&busNumero=302',
      'GET /liquidaciones/detalle?fecha=2026-03-04&busNumero=302',
      'GET /liquidaciones/detalle?fecha=2026-03-09&busNumero=302',
      'GET /liquidaciones/detalle?fecha=2026-04-01&busNumero=302',
      'GET /liquidaciones/v2/table',
      'GET /liquidaciones/v2/table?fechaInicial=2026-03-01&fechaFinal=2026-03-31&numero=302&documento=1002&liquidada=true',
      'GET /liquidaciones/v2/table?liquidada=false',
    ])
    session.expectConformance('POST /liquidaciones', '/liquidaciones/table', '/liquidaciones/v2/table')
  })
})
