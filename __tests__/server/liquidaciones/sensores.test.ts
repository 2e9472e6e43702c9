import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { companyFor, liquidacionPayload } from './company'

const rejected = (status: number, index: number, field: string, message: string) => ({
  status,
  body: {
    mensaje: `Fila ${index + 1}: ${message}`,
    errores: { [`${index}.${field}`]: message },
  },
})

function openSensors(engine: Engine) {
  const empresa = companyFor(engine)

  const create = (changes?: Parameters<typeof liquidacionPayload>[0]) =>
    empresa.ask('POST', '/liquidaciones', liquidacionPayload(changes))
  return { empresa, create }
}

describe.each(ENGINES)('POST /liquidaciones/sensores on %s', (engine) => {
  const { empresa, create } = openSensors(engine)

  it('fills the pending one that staff entered, and touches nothing else of it', async () => {
    const { body: created } = await create({
      comentario: 'De la oficina',
      conductorDocumento: '1002',
      deudaDto: { razon: 'Préstamo', valor: 80_000 },
    })
    const before = await empresa.detail(created.uuid)
    const { body } = await empresa.sensores([{ busNumero: '12', sensor: 418, viajes: 6, civica: 50 }])
    // 400 passengers: 1120000 × 12.8 % = 143360; net (400 − 50 − 10) × 2800 − 143360 − 180000 = 628640;
    // the register's net loses the 10 card passengers more: 412480 − 10 × 2800.
    expect(body).toMatchObject([{ uuid: created.uuid, valorNetoSensor: 628_640, valorNetoReg: 384_480 }])
    expect(await empresa.detail(created.uuid)).toEqual({
      ...before,
      version: expect.any(String) as string,
      sensor: 418,
      civica: 50,
      sensorNetos: 400,
      salario: 143_360,
      valorNeto: 628_640,
      valorNetoRegistradora: 384_480,
    })
  })

  it('never touches a settled one, and stores nothing of the batch', async () => {
    await create({ liquidada: true })
    const before = await empresa.table()
    const answer = await empresa.sensores([{ busNumero: '15' }, { busNumero: '12', sensor: 5 }])
    expect(answer).toEqual(
      rejected(409, 1, 'busNumero', 'La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada.'),
    )
    expect(await empresa.table()).toEqual(before)
  })

  it('lets many identical batches run at once, each bus once', async () => {
    const rows = ['12', '15', '17'].map((busNumero) => ({ busNumero }))
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => empresa.sensores(index % 2 ? rows : rows.toReversed())),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await empresa.table()).toHaveLength(3)
  })
})

describe('POST /liquidaciones/sensores', () => {
  const { empresa, create } = openSensors(ANY_ENGINE)

  it('creates a pending settlement for each row and answers them in the order of the rows', async () => {
    const { status, body } = await empresa.sensores([
      { busNumero: '17' },
      { busNumero: '12', sensor: 118, viajes: 6, civica: 20 },
      { fecha: '2026-03-04', busNumero: '15' },
    ])
    expect(status).toBe(200)
    expect(body.map(({ busNumero }) => busNumero)).toEqual(['17', '12', '15'])
    // 118 − 6 × 3 = 100 passengers: 280000 × 12.8 % = 35840; net (100 − 20) × 2800 − 35840.
    expect(body[1]).toMatchObject({
      fecha: '2026-03-05',
      conductorDocumento: '1001',
      pasajerosSensor: 100,
      valorNetoSensor: 188_160,
      // No register yet: (0 − 20) × 2800.
      valorNetoReg: -56_000,
      liquidada: false,
      fechaEntrega: null,
    })
    expect(body[0]).toMatchObject({ conductorDocumento: null })
    expect((await empresa.table()).map(({ uuid }) => uuid).sort()).toEqual(
      body.map(({ uuid }) => uuid).sort(),
    )
  })

  it('begins where staff last left the register, whatever sensors have filled since', async () => {
    await create({ fecha: '2026-03-02', regIni: 500, regFin: 700 })
    await empresa.sensores([{ fecha: '2026-03-04', busNumero: '12' }])
    await create({ fecha: '2026-03-03', regIni: 700, regFin: 1_000 })
    await create({ fecha: '2026-03-09', regFin: 9_999 })
    const { body } = await empresa.sensores([{ busNumero: '12' }, { busNumero: '15' }])
    expect(body).toMatchObject([
      { regIni: 1_000, regFin: 1_000 },
      { regIni: 0, regFin: 0 },
    ])
    for (const day of ['2026-03-04', '2026-03-05', '2026-03-06'])
      expect(
        (await empresa.ask('GET', `/liquidaciones/detalle?fecha=${day}&busNumero=12`)).body,
      ).toMatchObject({
        regIni: 1_000,
        regFin: 1_000,
      })
  })

  it('goes on where the bus stands by the time it is completed, whatever was entered after the sensors', async () => {
    await create({ fecha: '2026-03-03', regIni: 700, regFin: 1_000 })
    const { body } = await empresa.sensores([{ busNumero: '12', sensor: 118, viajes: 6 }])
    const stored = await empresa.detail(body[0]?.uuid ?? '')
    await create({ fecha: '2026-03-04', regIni: 1_000, regFin: 1_300 })

    const search = () => empresa.ask('GET', '/liquidaciones/detalle?fecha=2026-03-05&busNumero=12')
    const { body: searched } = await search()
    expect(searched).toEqual({ ...stored, regIni: 1_300, regFin: 1_300 })
    // Its version is that of what is stored: what is sent back is no late edit.
    const { uuid, version } = stored
    const payload = liquidacionPayload({ uuid, version, regIni: 1_300, regFin: 1_650, sensor: 118 })
    const { status, body: completed } = await empresa.ask('PUT', '/liquidaciones/liquidar', payload)
    expect([status, completed.pasajerosReg]).toEqual([200, 350])
    expect((await search()).body).toMatchObject({ regIni: 1_300, regFin: 1_650 })
  })

  it('keeps the fare of a settlement that staff entered and looks up that of one that only sensors have filled', async () => {
    await create()
    await empresa.sensores([{ busNumero: '15' }])
    await empresa.withPasajes({ valor: 1_000 }, async () => {
      const { body } = await empresa.sensores([
        { busNumero: '12', sensor: 118, civica: undefined },
        { busNumero: '15', sensor: 118, civica: 0 },
      ])
      // (100 − 40 − 10) × 2800 − 35840 − 180000, and 100 × 1000 − 12800.
      expect(body).toMatchObject([{ valorNetoSensor: -75_840 }, { valorNetoSensor: 87_200 }])
    })
  })

  it('leaves the card passengers that are stored where its row is silent of them, and takes its 0', async () => {
    const { body: created } = await create({ civica: 40 })
    await empresa.sensores([{ busNumero: '12', sensor: 418, civica: undefined }])
    expect(await empresa.detail(created.uuid)).toMatchObject({ sensor: 418, civica: 40 })
    await empresa.sensores([{ busNumero: '12', sensor: 420, civica: 0 }])
    expect(await empresa.detail(created.uuid)).toMatchObject({ sensor: 420, civica: 0 })
  })

  it('refuses the same bus and day twice in a batch', async () => {
    const answer = await empresa.sensores([{ busNumero: '15' }, { busNumero: '12' }, { busNumero: ' 15 ' }])
    expect(answer).toEqual(rejected(400, 2, 'busNumero', 'El bus y la fecha ya están en la fila 1.'))
    expect(await empresa.table()).toEqual([])
  })

  it('names every failing row', async () => {
    const { body } = await empresa.sensores([{ busNumero: '20' }, { busNumero: '12' }, { busNumero: '7' }])
    expect(body).toMatchObject({
      mensaje: expect.stringMatching(/^Fila 1: /) as string,
      errores: {
        '0.fecha': 'No hay un pasaje válido de la ruta Calasanz Boston para el 5 de marzo de 2026.',
        '2.busNumero': 'El bus 7 no existe.',
      },
    })
  })
})
