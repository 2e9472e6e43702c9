/** Settling, correcting, reading and deleting settlements, and entering sensors, where the API is a stranger's. */
import { LARGO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

describe(LARGO.titulo, () => {
  let visita: Visita
  let uuid = ''
  beforeAll(async () => {
    visita = await visitar(LARGO)
    const { liquidacion, liquidaciones } = visita.empresa
    const conAdjuntos = liquidacion({
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
    liquidaciones.unshift(conAdjuntos)
    uuid = conAdjuntos.uuid
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  /** The host's name of the first one of a day. */
  const uuidDe = (fecha: string) =>
    visita.empresa.liquidaciones.find((una) => una.fecha === fecha)?.uuid ?? ''

  test('settling sends the record by its uuid; it is no longer pending', async () => {
    const { page, abrir, consulta, elegir, enviar, envios, fila } = visita
    await elegir('5 de marzo de 2026')
    const suyo = uuidDe('2026-03-05')
    expect(
      await consulta('/liquidaciones/detalle', async () => void (await abrir('Liquidar', 'Liquidar'))),
    ).toEqual({ uuid: suyo })
    const liquidar = page.getByRole('dialog', { name: 'Liquidar' })
    await liquidar.getByLabel('Liquidada', { exact: true }).check()
    expect(await envios(() => enviar(liquidar, 'Aceptar'))).toEqual([
      [
        'PUT /liquidaciones/liquidar',
        {
          uuid: suyo,
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
    await fila('5 de marzo de 2026').and(page.locator(':not(.pendiente)')).waitFor()
  })

  test('an edit keeps the repayment that was loaded, drops the unchecked debt and dates them by the new date', async () => {
    const { abrir, boton, elegir, enviar, envios, llenar, fila } = visita
    await elegir('6 de marzo de 2026')
    const liquidar = await abrir('Liquidar', 'Liquidar')
    await liquidar.getByLabel('Deuda', { exact: true }).uncheck()
    expect(await liquidar.getByLabel('Fecha', { exact: true }).isDisabled()).toBe(true)
    await boton('Desbloquear Campos', liquidar).click()
    await llenar(liquidar, { Fecha: '07/03/26' })
    expect(await envios(() => enviar(liquidar, 'Aceptar'))).toEqual([
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
    await fila('7 de marzo de 2026').waitFor()
  })

  test('the detail reads the whole record under either name', async () => {
    const { abrir, boton, consulta } = visita
    // The row that was edited is still the selected one.
    expect(
      await consulta('/liquidaciones/detalle', async () => {
        const detalle = await abrir('Detalle', 'Detalle de la Liquidación')
        const texto = (await detalle.innerText()).replace(/\s+/g, ' ')
        for (const dicho of [
          'Pasajeros 340 321 +19',
          'Valor neto $ 872.000 $ 822.600 +$ 49.400',
          'Salario $ 136.000 $ 128.400 +$ 7.600',
          'Aseo $ 12.000',
          'Ana Álvarez',
          '$ 30.000',
        ])
          expect(texto).toContain(dicho)
        await boton('Cerrar', detalle).click()
        await detalle.waitFor({ state: 'detached' })
      }),
    ).toEqual({ uuid })
  })

  test('sensors are sent as rows, and come after what was there', async () => {
    const { page, abrir, boton, columna, enviar, envios, llenar, aviso, fila } = visita
    const sensores = await abrir('Ingresar Sensores', 'Formulario Ingreso Sensores')
    const enFila = (numero: number) => sensores.getByRole('group', { name: `Fila ${numero}` })
    await llenar(enFila(1), { Fecha: '08/03/26', Bus: '301', Sensor: '300', Viajes: '5' })
    await boton('Agregar Sensor', sensores).click()
    await llenar(enFila(2), { Bus: '302', Sensor: '280', Cívica: '4', Viajes: '6' })
    await boton('Limpiar Sensores', sensores).click()
    await enFila(2).waitFor({ state: 'detached' })
    await boton('Deshacer', sensores).click()
    expect(await envios(() => enviar(sensores, 'Ingresar'))).toEqual([
      [
        'POST /liquidaciones/sensores',
        [
          { fecha: '2026-03-08', busNumero: '301', sensor: 300, civica: 0, viajes: 5 },
          { fecha: '2026-03-08', busNumero: '302', sensor: 280, civica: 4, viajes: 6 },
        ],
      ],
    ])
    await aviso('Sensores ingresados')
    await fila('302', '280').and(page.locator('.pendiente')).waitFor()
    expect(await columna('Bus')).toEqual(['301', '301', '302', '301', '302'])
  })

  test('one is deleted by its uuid, without a body', async () => {
    const { abrir, elegir, enviar, envios, aviso, fila } = visita
    await elegir('4 de marzo de 2026')
    const suyo = uuidDe('2026-03-04')
    const eliminar = await abrir('Eliminar', 'Eliminar Liquidación')
    expect(await envios(() => enviar(eliminar, 'Eliminar'))).toEqual([[`DELETE /liquidaciones?uuid=${suyo}`]])
    await aviso('La liquidación fue borrada.')
    await fila('4 de marzo de 2026').waitFor({ state: 'detached' })
  })

  test('nothing else was asked, and nobody objects', () => {
    const detalles = [uuidDe('2026-03-05'), uuid].map((suyo) => `GET /liquidaciones/detalle?uuid=${suyo}`)
    // And what the settlement's driver owes.
    expect(visita.preguntadas()).toEqual(['GET /deudas/conductor?documento=1001', ...detalles.sort()])
    visita.conforme(
      '/liquidaciones/detalle',
      '/liquidaciones/liquidar',
      '/liquidaciones/sensores',
      'DELETE /liquidaciones',
    )
  })
})
