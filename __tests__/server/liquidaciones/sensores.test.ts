import { ENGINES } from '../../setup/databases'
import { abrirEmpresa, unaLiquidacion, type Empresa } from './empresa'

describe.each(ENGINES)('POST /liquidaciones/sensores on %s', (engine) => {
  let empresa: Empresa
  beforeAll(async () => {
    empresa = await abrirEmpresa(engine)
  })
  beforeEach(() => empresa.vaciar())
  afterAll(() => empresa.cerrar())

  const crear = (cambios?: Parameters<typeof unaLiquidacion>[0]) =>
    empresa.pedir('POST', '/liquidaciones', unaLiquidacion(cambios))

  it('creates a pending settlement for each row and answers them in the order of the rows', async () => {
    const { status, cuerpo } = await empresa.sensores([
      { busNumero: '17' },
      { busNumero: '12', sensor: 118, viajes: 6, civica: 20 },
      { fecha: '2026-03-04', busNumero: '15' },
    ])
    expect(status).toBe(200)
    expect(cuerpo.map(({ busNumero }) => busNumero)).toEqual(['17', '12', '15'])
    // 118 − 6 × 3 = 100 passengers: 280000 × 12.8 % = 35840; net (100 − 20) × 2800 − 35840.
    expect(cuerpo[1]).toMatchObject({
      fecha: '2026-03-05',
      conductorDocumento: '1001',
      pasajerosSensor: 100,
      valorNetoSensor: 188_160,
      // No register yet: (0 − 20) × 2800.
      valorNetoReg: -56_000,
      liquidada: false,
      fechaEntrega: null,
    })
    expect(cuerpo[0]).toMatchObject({ conductorDocumento: null })
    expect((await empresa.tabla()).map(({ uuid }) => uuid).sort()).toEqual(
      cuerpo.map(({ uuid }) => uuid).sort(),
    )
  })

  it('begins a new one where the bus last left its register', async () => {
    await crear({ fecha: '2026-03-02', regFin: 1_234 })
    await crear({ fecha: '2026-03-09', regFin: 9_999 })
    const { cuerpo } = await empresa.sensores([{ busNumero: '12' }, { busNumero: '15' }])
    expect(cuerpo).toMatchObject([
      { regIni: 1_234, regFin: 1_234 },
      { regIni: 0, regFin: 0 },
    ])
  })

  it('goes on where the bus stands by the time it is completed, whatever was entered after the sensors', async () => {
    await crear({ fecha: '2026-03-03', regIni: 700, regFin: 1_000 })
    const { cuerpo } = await empresa.sensores([{ busNumero: '12', sensor: 118, viajes: 6 }])
    const guardada = await empresa.detalle(cuerpo[0]?.uuid ?? '')
    await crear({ fecha: '2026-03-04', regIni: 1_000, regFin: 1_300 })

    const buscar = () => empresa.pedir('GET', '/liquidaciones/detalle?fecha=2026-03-05&busNumero=12')
    const { cuerpo: buscada } = await buscar()
    expect(buscada).toEqual({ ...guardada, regIni: 1_300, regFin: 1_300 })
    // Its version is that of what is stored: what is sent back is no late edit.
    const { uuid, version } = guardada
    const payload = unaLiquidacion({ uuid, version, regIni: 1_300, regFin: 1_650, sensor: 118 })
    const { status, cuerpo: completada } = await empresa.pedir('PUT', '/liquidaciones/liquidar', payload)
    expect([status, completada.pasajerosReg]).toEqual([200, 350])
    expect((await buscar()).cuerpo).toMatchObject({ regIni: 1_300, regFin: 1_650 })
  })

  it('fills the pending one that staff entered, and touches nothing else of it', async () => {
    const { cuerpo: creada } = await crear({
      comentario: 'De la oficina',
      conductorDocumento: '1002',
      deudaDto: { razon: 'Préstamo', valor: 80_000 },
    })
    const antes = await empresa.detalle(creada.uuid)
    const { cuerpo } = await empresa.sensores([{ busNumero: '12', sensor: 418, viajes: 6, civica: 50 }])
    // 400 passengers: 1120000 × 12.8 % = 143360; net (400 − 50 − 10) × 2800 − 143360 − 180000 = 628640;
    // the register's net loses the 10 card passengers more: 412480 − 10 × 2800.
    expect(cuerpo).toMatchObject([{ uuid: creada.uuid, valorNetoSensor: 628_640, valorNetoReg: 384_480 }])
    expect(await empresa.detalle(creada.uuid)).toEqual({
      ...antes,
      version: expect.any(String) as string,
      sensor: 418,
      civica: 50,
      sensorNetos: 400,
      salario: 143_360,
      valorNeto: 628_640,
      valorNetoRegistradora: 384_480,
    })
  })

  it('leaves the card passengers that staff counted where its row counts none, and takes its own again', async () => {
    const { cuerpo: creada } = await crear({ civica: 40 })
    await empresa.sensores([{ busNumero: '12', sensor: 418, civica: 0 }])
    expect(await empresa.detalle(creada.uuid)).toMatchObject({ sensor: 418, civica: 40 })

    const { cuerpo } = await empresa.sensores([{ busNumero: '15', sensor: 118, civica: 30 }])
    await empresa.sensores([{ busNumero: '15', sensor: 118, civica: 0 }])
    expect(await empresa.detalle(cuerpo[0]?.uuid ?? '')).toMatchObject({ civica: 0 })
  })

  it('fills again what sensors began', async () => {
    const primera = await empresa.sensores([{ busNumero: '12', sensor: 100 }])
    const segunda = await empresa.sensores([{ busNumero: '12', sensor: 200 }])
    expect(segunda.cuerpo).toMatchObject([{ uuid: primera.cuerpo[0]?.uuid, pasajerosSensor: 182 }])
    expect(await empresa.tabla()).toEqual(segunda.cuerpo)
  })

  it('keeps the fare of a settlement that staff entered and looks up that of one that only sensors have filled', async () => {
    await crear()
    await empresa.sensores([{ busNumero: '15' }])
    await empresa.conPasajes({ valor: 1_000 }, async () => {
      const { cuerpo } = await empresa.sensores([
        { busNumero: '12', sensor: 118, civica: 0 },
        { busNumero: '15', sensor: 118, civica: 0 },
      ])
      // (100 − 40 − 10) × 2800 − 35840 − 180000, and 100 × 1000 − 12800.
      expect(cuerpo).toMatchObject([{ valorNetoSensor: -75_840 }, { valorNetoSensor: 87_200 }])
    })
  })

  const rechazada = (status: number, indice: number, campo: string, mensaje: string) => ({
    status,
    cuerpo: {
      mensaje: `Fila ${indice + 1}: ${mensaje}`,
      errores: { [`${indice}.${campo}`]: mensaje },
    },
  })

  it('never touches a settled one, and stores nothing of the batch', async () => {
    await crear({ liquidada: true })
    const antes = await empresa.tabla()
    const respuesta = await empresa.sensores([{ busNumero: '15' }, { busNumero: '12', sensor: 5 }])
    expect(respuesta).toEqual(
      rechazada(409, 1, 'busNumero', 'La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada.'),
    )
    expect(await empresa.tabla()).toEqual(antes)
  })

  it('names the row of an unknown bus and stores nothing', async () => {
    const respuesta = await empresa.sensores([
      { busNumero: '12' },
      { busNumero: '15' },
      { busNumero: '17' },
      { busNumero: '999' },
    ])
    expect(respuesta).toEqual(rechazada(400, 3, 'busNumero', 'El bus 999 no existe.'))
    expect(await empresa.tabla()).toEqual([])
  })

  it('names the row of a day without fare', async () => {
    const respuesta = await empresa.sensores([{ busNumero: '12' }, { busNumero: '20' }])
    expect(respuesta).toEqual(
      rechazada(
        400,
        1,
        'fecha',
        'No hay un pasaje válido de la ruta Calasanz Boston para el 5 de marzo de 2026.',
      ),
    )
  })

  it('refuses the same bus and day twice in a batch', async () => {
    const respuesta = await empresa.sensores([
      { busNumero: '15' },
      { busNumero: '12' },
      { busNumero: ' 15 ' },
    ])
    expect(respuesta).toEqual(rechazada(400, 2, 'busNumero', 'El bus y la fecha ya están en la fila 1.'))
    expect(await empresa.tabla()).toEqual([])
  })

  it('names every failing row', async () => {
    const { cuerpo } = await empresa.sensores([{ busNumero: '20' }, { busNumero: '12' }, { busNumero: '7' }])
    expect(cuerpo).toMatchObject({
      mensaje: expect.stringMatching(/^Fila 1: /) as string,
      errores: { '0.fecha': expect.any(String) as string, '2.busNumero': 'El bus 7 no existe.' },
    })
  })

  it.each([
    [{ sensor: 0 }, 'sensor', 'Ingrese un número valido de sensor.'],
    [{ sensor: null }, 'sensor', 'El sensor es requerido.'],
    [{ viajes: 0 }, 'viajes', 'Ingrese un número valido de viajes.'],
    [{ viajes: undefined }, 'viajes', 'Los viajes son requeridos.'],
    [{ civica: -1 }, 'civica', 'Ingrese un número valido de civica.'],
    [{ fecha: '2026-02-31' }, 'fecha', 'Ingrese una fecha válida.'],
    [{ busNumero: '' }, 'busNumero', 'Bus es requerido.'],
  ])('refuses a row with %j', async (cambios, campo, mensaje) => {
    const respuesta = await empresa.sensores([{ busNumero: '15' }, { busNumero: '12', ...cambios }])
    expect(respuesta).toMatchObject(rechazada(400, 1, campo, mensaje))
    expect(await empresa.tabla()).toEqual([])
  })

  it('refuses a batch without rows', async () => {
    expect(await empresa.sensores([])).toMatchObject({
      status: 400,
      cuerpo: { mensaje: 'Agregue al menos un sensor.' },
    })
  })

  it('lets many identical batches run at once, each bus once', async () => {
    const filas = ['12', '15', '17'].map((busNumero) => ({ busNumero }))
    const respuestas = await Promise.all(
      Array.from({ length: 12 }, (_, indice) => empresa.sensores(indice % 2 ? filas : filas.toReversed())),
    )
    expect(new Set(respuestas.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await empresa.tabla()).toHaveLength(3)
  })
})
