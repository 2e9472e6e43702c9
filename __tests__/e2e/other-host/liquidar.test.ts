/** Settling, correcting, reading and deleting settlements, and entering sensors, where the API is a stranger's. */
import { LONG } from '../../setup/host/variants'
import { openHostSession, type HostSession } from '../../setup/host/session'

describe(LONG.titulo, () => {
  let session: HostSession
  let uuid = ''
  beforeAll(async () => {
    session = await openHostSession(LONG)
    const { liquidacion, liquidaciones } = session.empresa
    const withAttached = liquidacion({
      fecha: '2026-03-06',
      busNumero: '301',
      conductorDocumento: '1001',
      regIni: 1_300,
      regFin: 1_621,
      sensor: 340,
      gastos: [{ nombre: 'Aseo', valor: 12_000 }],
      abonoDto: { valor: 30_000, fecha: '2026-03-06' },
      deudaDto: { razon: 'Descuadre', valor: 45_000, fecha: '2026-03-06' },
    })
    liquidaciones.unshift(withAttached)
    uuid = withAttached.uuid
    await session.arrive()
  })
  afterAll(() => session.leave())

  /** The host's name of the first one of a day. */
  const uuidOf = (fecha: string) =>
    session.empresa.liquidaciones.find((one) => one.fecha === fecha)?.uuid ?? ''

  test('settling sends the record by its uuid; it is no longer pending', async () => {
    const { page, open, query, choose, send, submissions, row } = session
    await choose('5 de marzo de 2026')
    const theirs = uuidOf('2026-03-05')
    expect(
      await query('/liquidaciones/detalle', async () => void (await open('Liquidar', 'Liquidar'))),
    ).toEqual({ uuid: theirs })
    const liquidar = page.getByRole('dialog', { name: 'Liquidar' })
    await liquidar.getByLabel('Liquidada', { exact: true }).check()
    expect(await submissions(() => send(liquidar, 'Aceptar'))).toEqual([
      [
        'PUT /liquidaciones/liquidar',
        {
          uuid: theirs,
          fecha: '2026-03-05',
          busNumero: '301',
          conductorDocumento: '1001',
          viajes: 6,
          regFin: 1300,
          regIni: 1000,
          sensor: 320,
          civica: 0,
          tiquetes: 0,
          comentario: '',
          liquidada: true,
          gastos: [{ nombre: 'Aseo', valor: 8_000 }],
        },
      ],
    ])
    await row('5 de marzo de 2026').and(page.locator(':not(.pendiente)')).waitFor()
  })

  test('an edit keeps the repayment that was loaded, drops the unchecked debt and dates them by the new date', async () => {
    const { open, button, choose, send, submissions, fill, row } = session
    await choose('6 de marzo de 2026')
    const liquidar = await open('Liquidar', 'Liquidar')
    await liquidar.getByLabel('Deuda', { exact: true }).uncheck()
    expect(await liquidar.getByLabel('Fecha', { exact: true }).isDisabled()).toBe(true)
    await button('Desbloquear Campos', liquidar).click()
    await fill(liquidar, { Fecha: '07/03/26' })
    expect(await submissions(() => send(liquidar, 'Aceptar'))).toEqual([
      [
        'PUT /liquidaciones/liquidar',
        {
          uuid,
          fecha: '2026-03-07',
          busNumero: '301',
          conductorDocumento: '1001',
          viajes: 0,
          regFin: 1621,
          regIni: 1300,
          sensor: 340,
          civica: 0,
          tiquetes: 0,
          comentario: '',
          liquidada: false,
          gastos: [{ nombre: 'Aseo', valor: 12_000 }],
          abonoDto: { valor: 30_000, fecha: '2026-03-07' },
        },
      ],
    ])
    await row('7 de marzo de 2026').waitFor()
  })

  test('the detail reads the whole record under either name', async () => {
    const { open, button, query } = session
    // The row that was edited is still the selected one.
    expect(
      await query('/liquidaciones/detalle', async () => {
        const detalle = await open('Detalle', 'Detalle de la Liquidación')
        const text = (await detalle.innerText()).replace(/\s+/g, ' ')
        for (const said of [
          'Pasajeros 340 321 +19',
          'Valor neto $ 872.000 $ 822.600 +$ 49.400',
          'Salario $ 136.000 $ 128.400 +$ 7.600',
          'Aseo $ 12.000',
          'Ana Álvarez',
          '$ 30.000',
        ])
          expect(text).toContain(said)
        await button('Cerrar', detalle).click()
        await detalle.waitFor({ state: 'detached' })
      }),
    ).toEqual({ uuid })
  })

  test('sensors are sent as rows, and come after what was there', async () => {
    const { page, open, button, column, send, submissions, fill, toast, row } = session
    const sensores = await open('Ingresar Sensores', 'Formulario Ingreso Sensores')
    const inRow = (numero: number) => sensores.getByRole('group', { name: `Fila ${numero}` })
    await fill(inRow(1), { Fecha: '08/03/26', Bus: '301', Sensor: '300', Viajes: '5' })
    await button('Agregar Sensor', sensores).click()
    await fill(inRow(2), { Bus: '302', Sensor: '280', Cívica: '4', Viajes: '6' })
    await button('Limpiar Sensores', sensores).click()
    await inRow(2).waitFor({ state: 'detached' })
    await button('Deshacer', sensores).click()
    expect(await submissions(() => send(sensores, 'Ingresar'))).toEqual([
      [
        'POST /liquidaciones/sensores',
        [
          { fecha: '2026-03-08', busNumero: '301', sensor: 300, civica: 0, viajes: 5 },
          { fecha: '2026-03-08', busNumero: '302', sensor: 280, civica: 4, viajes: 6 },
        ],
      ],
    ])
    await toast('Sensores ingresados')
    await row('302', '280').and(page.locator('.pendiente')).waitFor()
    expect(await column('Bus')).toEqual(['301', '301', '302', '301', '302'])
  })

  test('one is deleted by its uuid, without a body', async () => {
    const { open, choose, send, submissions, toast, row } = session
    await choose('4 de marzo de 2026')
    const theirs = uuidOf('2026-03-04')
    const remove = await open('Eliminar', 'Eliminar Liquidación')
    expect(await submissions(() => send(remove, 'Eliminar'))).toEqual([
      [`DELETE /liquidaciones?uuid=${theirs}`],
    ])
    await toast('La liquidación fue borrada.')
    await row('4 de marzo de 2026').waitFor({ state: 'detached' })
  })

  test('nothing else was asked, and nobody objects', () => {
    const details = [uuidOf('2026-03-05'), uuid].map((theirs) => `GET /liquidaciones/detalle?uuid=${theirs}`)
    expect(session.asked()).toEqual(details.sort())
    session.expectConformance(
      '/liquidaciones/detalle',
      '/liquidaciones/liquidar',
      '/liquidaciones/sensores',
      'DELETE /liquidaciones',
    )
  })
})
