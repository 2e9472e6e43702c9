import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db } from '../../../src/server/db/types'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import { companyFor, liquidacionPayload } from './company'

function openCreation(engine: Engine) {
  const empresa = companyFor(engine)

  const create = (changes?: Parameters<typeof liquidacionPayload>[0]) =>
    empresa.ask('POST', '/liquidaciones', liquidacionPayload(changes))
  return { empresa, create }
}

describe.each(ENGINES)('POST /liquidaciones on %s', (engine) => {
  const { empresa, create } = openCreation(engine)

  it('refuses a driver who is being retired at that moment', async () => {
    const retirement = await empresa.db.startTransaction().execute()
    await retirement.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1001').execute()
    const created = create()
    let answered = false
    void created.then(() => (answered = true))
    while (engine === 'postgres' && !answered && !(await someoneWaits(empresa.db))) await setImmediate()
    await retirement.commit().execute()
    expect((await created).body).toMatchObject({ mensaje: 'El conductor Ana Álvarez está retirado.' })
    expect(await empresa.table()).toEqual([])
    await empresa.db.updateTable('conductores').set({ valido: 1 }).where('documento', '=', '1001').execute()
  })

  it('refuses a second settlement of the pair that staff entered, and keeps the first', async () => {
    const { body: first } = await create()
    const { status, body } = await create({ regFin: 9_000 })
    expect(status).toBe(409)
    expect(body.mensaje).toBe(
      'Ya existe una liquidación del bus 12 para el 5 de marzo de 2026. Cárguela con Buscar para modificarla.',
    )
    expect(await empresa.table()).toEqual([first])
  })

  it('replaces the settlement whose uuid it carries', async () => {
    const { body: first } = await create()
    const { status, body } = await create({ uuid: first.uuid.toUpperCase(), regFin: 1_450 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ uuid: first.uuid, regFin: 1_450, pasajerosReg: 450 })
    expect(await empresa.table()).toEqual([body])
  })

  it('lets creations and sensors race for a pair without an error or a second settlement', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? create() : empresa.sensores([{ busNumero: '12', sensor: 400 }]),
      ),
    )
    const created = answers.filter(({ status }) => status === 201)
    const rejected = answers.filter(({ status }) => status === 409)
    expect(created).toHaveLength(1)
    expect(rejected).toHaveLength(9)
    expect(await empresa.table()).toHaveLength(1)
  })
})

describe('POST /liquidaciones', () => {
  const { empresa, create } = openCreation(ANY_ENGINE)

  it('answers the created settlement in the short names, with the figures it computed', async () => {
    const { status, body } = await create({ comentario: '  Llegó tarde ' })
    expect(status).toBe(201)
    // 300 passengers by the register; 350 − 6 × 3 = 332 by the sensor; fare of 2800 at 12.8 %, 40 + 10 paid no cash,
    // expenses of 180000: see the worked sums in nomina.
    expect(body).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      fecha: '2026-03-05',
      busNumero: '12',
      conductorDocumento: '1001',
      conductorNombre: 'Ana Álvarez',
      regIni: 1_000,
      regFin: 1_300,
      pasajerosReg: 300,
      pasajerosSensor: 332,
      sensor: 350,
      valorNetoReg: 412_480,
      valorNetoSensor: 490_611,
      liquidada: false,
      comentario: 'Llegó tarde',
      fechaEntrega: '2030-03-20',
    })
  })

  it('answers every stored field again in the detail', async () => {
    const sent = liquidacionPayload({ liquidada: true, abonoDto: { valor: 50_000 } })
    const { uuid } = (await empresa.ask('POST', '/liquidaciones', sent)).body
    expect(await empresa.detail(uuid)).toEqual({
      ...sent,
      uuid,
      version: expect.any(String) as string,
      conductorNombre: 'Ana Álvarez',
      pasajerosRegistradora: 300,
      valorNetoRegistradora: 412_480,
      salarioRegistradora: 107_520,
      sensorNetos: 332,
      valorNeto: 490_611,
      salario: 118_989,
      fechaEntrega: '2030-03-20',
      abonoDto: { valor: 50_000, fecha: '2026-03-05' },
      deudaDto: null,
    })
  })

  it('uses the valid fare of the route that began last and includes the day', async () => {
    const valueOf = async (fecha: string, busNumero: string) => {
      const { body } = await create({ fecha, busNumero, civica: 0, tiquetes: 0, gastos: [], regFin: 1_001 })
      const { valorNetoRegistradora, salarioRegistradora } = await empresa.detail(body.uuid)
      return valorNetoRegistradora + salarioRegistradora
    }
    // The fares of CSUR3 are in empresa.ts; the one of 9999 that covers June is invalid.
    expect(await valueOf('2026-01-01', '15')).toBe(2_500)
    expect(await valueOf('2026-06-01', '15')).toBe(2_600)
    expect(await valueOf('2026-06-30', '15')).toBe(2_600)
    expect(await valueOf('2026-07-01', '15')).toBe(2_500)
  })

  it('judges a driver who has left by the day of the settlement', async () => {
    const state = (change: object) =>
      empresa.db.updateTable('conductores').set(change).where('documento', '=', '1003').execute()
    const of = (fecha: string) => create({ fecha, conductorDocumento: '1003' })
    await state({ fechaUltimoRetiro: '2026-03-05' })
    expect((await of('2026-03-05')).status).toBe(201)
    expect((await of('2026-03-06')).body).toMatchObject({
      mensaje: 'El conductor Carlos Retirado está retirado desde el 5 de marzo de 2026.',
    })
    // Back again, they may have driven on any day.
    await state({ valido: 1, fechaUltimoIngreso: '2026-03-10' })
    expect((await of('2026-03-07')).status).toBe(201)
    await state({ valido: 0, fechaUltimoRetiro: null })
  })

  it('drops the expenses of value 0 and keeps the order of the others', async () => {
    const gastos = [
      { nombre: 'Aseo', valor: 0 },
      { nombre: 'Taller', valor: 5_000 },
      { nombre: 'Parqueadero', valor: 3_000 },
      { nombre: 'Taller', valor: 1_000 },
    ]
    const { body } = await create({ gastos })
    expect((await empresa.detail(body.uuid)).gastos).toEqual(gastos.slice(1))
  })

  it.each([
    [
      'a day without fare',
      { busNumero: '20' },
      'fecha',
      'No hay un pasaje válido de la ruta Calasanz Boston para el 5 de marzo de 2026.',
    ],
    ['an unknown bus', { busNumero: '999' }, 'busNumero', 'El bus 999 no existe.'],
    [
      'an unknown driver',
      { conductorDocumento: '7' },
      'conductorDocumento',
      'El conductor con documento 7 no existe.',
    ],
    [
      'a retired driver',
      { conductorDocumento: '1003' },
      'conductorDocumento',
      'El conductor Carlos Retirado está retirado.',
    ],
  ])('refuses %s', async (_testCase, changes, field, mensaje) => {
    expect(await create(changes)).toEqual({ status: 400, body: { mensaje, errores: { [field]: mensaje } } })
    expect(await empresa.table()).toEqual([])
  })

  it('refuses numbers whose figures would be too large to keep', async () => {
    await empresa.withPasajes({ valor: 999_999_999_999 }, async () => {
      const mensaje = 'Los valores de la liquidación son demasiado grandes. Revise los números ingresados.'
      expect(await create({ regFin: 999_999_999 })).toEqual({ status: 400, body: { mensaje } })
    })
    expect(await empresa.table()).toEqual([])
  })
})

/** Checks whether somebody waits for a row that another transaction holds. */
async function someoneWaits(db: Db) {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}
