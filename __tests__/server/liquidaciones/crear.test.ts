import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db } from '../../../src/server/db/types'
import { ENGINES } from '../../setup/databases'
import { abrirEmpresa, unaLiquidacion, type Empresa } from './empresa'

describe.each(ENGINES)('POST /liquidaciones on %s', (engine) => {
  let empresa: Empresa
  beforeAll(async () => {
    empresa = await abrirEmpresa(engine)
  })
  beforeEach(() => empresa.vaciar())
  afterAll(() => empresa.cerrar())

  const crear = (cambios?: Parameters<typeof unaLiquidacion>[0]) =>
    empresa.pedir('POST', '/liquidaciones', unaLiquidacion(cambios))

  it('answers the created settlement in the short names, with the figures it computed', async () => {
    const { status, cuerpo } = await crear({ comentario: '  Llegó tarde ' })
    expect(status).toBe(201)
    // 300 passengers by the register; 350 − 6 × 3 = 332 by the sensor; fare of 2800 at 12.8 %, 40 + 10 paid no cash,
    // expenses of 180000: see the worked sums in nomina.
    expect(cuerpo).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      fecha: '2026-03-05',
      busNumero: '12',
      conductorDocumento: '1001',
      conductorNombre: 'Ana Álvarez',
      regIni: 1_000,
      regFin: 1_300,
      pasajerosReg: 300,
      pasajerosSensor: 332,
      valorNetoReg: 412_480,
      valorNetoSensor: 490_611,
      liquidada: false,
      comentario: 'Llegó tarde',
      fechaEntrega: '2030-03-20',
    })
  })

  it('answers every stored field again in the detail', async () => {
    const { cuerpo } = await crear({ liquidada: true, abonoDto: { valor: 50_000 } })
    const detalle = await empresa.detalle(cuerpo.uuid)
    expect(detalle).toEqual({
      uuid: cuerpo.uuid,
      version: expect.any(String) as string,
      fecha: '2026-03-05',
      busNumero: '12',
      conductorDocumento: '1001',
      conductorNombre: 'Ana Álvarez',
      viajes: 6,
      regIni: 1_000,
      regFin: 1_300,
      pasajerosRegistradora: 300,
      valorNetoRegistradora: 412_480,
      salarioRegistradora: 107_520,
      sensor: 350,
      sensorNetos: 332,
      valorNeto: 490_611,
      salario: 118_989,
      tiquetes: 10,
      civica: 40,
      comentario: '',
      fechaEntrega: '2030-03-20',
      liquidada: true,
      gastos: [
        { nombre: 'Aseo', valor: 30_000 },
        { nombre: 'Combustible', valor: 150_000 },
      ],
      abonoDto: { valor: 50_000, fecha: '2026-03-05' },
      deudaDto: null,
    })
  })

  it('pays the holiday rate on Sundays and registered holidays', async () => {
    // 840000 × 14 % = 117600 in both; 12.8 % on the Saturday between.
    const salario = async (fecha: string) =>
      (await empresa.detalle((await crear({ fecha })).cuerpo.uuid)).salarioRegistradora
    expect(await salario('2026-03-08')).toBe(117_600)
    expect(await salario('2026-03-23')).toBe(117_600)
    expect(await salario('2026-03-07')).toBe(107_520)
  })

  it('drops the expenses of value 0 and keeps the order of the others', async () => {
    const gastos = [
      { nombre: 'Aseo', valor: 0 },
      { nombre: 'Taller', valor: 5_000 },
      { nombre: 'Parqueadero', valor: 3_000 },
      { nombre: 'Taller', valor: 1_000 },
    ]
    const { cuerpo } = await crear({ gastos })
    expect((await empresa.detalle(cuerpo.uuid)).gastos).toEqual(gastos.slice(1))
  })

  it('uses the valid fare of the route that began last and includes the day', async () => {
    const valorDe = async (fecha: string, busNumero: string) => {
      const { cuerpo } = await crear({ fecha, busNumero, civica: 0, tiquetes: 0, gastos: [], regFin: 1_001 })
      const { valorNetoRegistradora, salarioRegistradora } = await empresa.detalle(cuerpo.uuid)
      return valorNetoRegistradora + salarioRegistradora
    }
    // The fares of CSUR3 are in empresa.ts; the one of 9999 that covers June is invalid.
    expect(await valorDe('2026-01-01', '15')).toBe(2_500)
    expect(await valorDe('2026-06-01', '15')).toBe(2_600)
    expect(await valorDe('2026-06-30', '15')).toBe(2_600)
    expect(await valorDe('2026-07-01', '15')).toBe(2_500)
  })

  it('refuses a day without fare, naming route and date', async () => {
    const mensaje = 'No hay un pasaje válido de la ruta Calasanz Boston para el 5 de marzo de 2026.'
    const { status, cuerpo } = await crear({ busNumero: '20' })
    expect(status).toBe(400)
    expect(cuerpo).toEqual({ mensaje, errores: { fecha: mensaje } })
    expect(await empresa.tabla()).toEqual([])
  })

  it.each([
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
  ])('refuses %s', async (_caso, cambios, campo, mensaje) => {
    const { status, cuerpo } = await crear(cambios)
    expect(status).toBe(400)
    expect(cuerpo).toEqual({ mensaje, errores: { [campo]: mensaje } })
    expect(await empresa.tabla()).toEqual([])
  })

  it('refuses a driver who is being retired at that moment', async () => {
    const retiro = await empresa.db.startTransaction().execute()
    await retiro.updateTable('conductores').set({ valido: 0 }).where('documento', '=', '1001').execute()
    const creada = crear()
    let contestada = false
    void creada.then(() => (contestada = true))
    while (engine === 'postgres' && !contestada && !(await alguienEspera(empresa.db))) await setImmediate()
    await retiro.commit().execute()
    expect((await creada).cuerpo).toMatchObject({ mensaje: 'El conductor Ana Álvarez está retirado.' })
    expect(await empresa.tabla()).toEqual([])
    await empresa.db.updateTable('conductores').set({ valido: 1 }).where('documento', '=', '1001').execute()
  })

  it('refuses a second settlement of the pair that staff entered, and keeps the first', async () => {
    const { cuerpo: primera } = await crear()
    const { status, cuerpo } = await crear({ regFin: 9_000 })
    expect(status).toBe(409)
    expect(cuerpo.mensaje).toBe(
      'Ya existe una liquidación del bus 12 para el 5 de marzo de 2026. Cárguela con Buscar para modificarla.',
    )
    expect(await empresa.tabla()).toEqual([primera])
  })

  it('completes a settlement that only sensors have filled, under the same uuid', async () => {
    const [pendiente] = (await empresa.sensores([{ busNumero: '12' }])).cuerpo
    expect(pendiente).toMatchObject({ fechaEntrega: null })
    const { status, cuerpo } = await crear()
    expect(status).toBe(201)
    expect(cuerpo).toMatchObject({ uuid: pendiente?.uuid, fechaEntrega: '2030-03-20', regFin: 1_300 })
    expect(await empresa.tabla()).toEqual([cuerpo])
  })

  it('replaces the settlement whose uuid it carries', async () => {
    const { cuerpo: primera } = await crear()
    const { status, cuerpo } = await crear({ uuid: primera.uuid.toUpperCase(), regFin: 1_450 })
    expect(status).toBe(201)
    expect(cuerpo).toMatchObject({ uuid: primera.uuid, regFin: 1_450, pasajerosReg: 450 })
    expect(await empresa.tabla()).toEqual([cuerpo])
  })

  it('refuses a uuid that is not there', async () => {
    const { status, cuerpo } = await crear({ uuid: '11111111-1111-4111-8111-111111111111' })
    expect(status).toBe(404)
    expect(cuerpo.mensaje).toBe('La liquidación no existe o fue eliminada.')
    expect(await empresa.tabla()).toEqual([])
  })

  it('lets exactly one of 50 simultaneous creations through', async () => {
    const respuestas = await Promise.all(
      Array.from({ length: 50 }, (_, indice) => crear({ comentario: `${indice}`, deudaDto: unaDeuda })),
    )
    const estados = respuestas.map(({ status }) => status).sort((a, b) => a - b)
    expect(estados).toEqual([201, ...Array<number>(49).fill(409)])
    expect(await empresa.tabla()).toEqual([respuestas.find(({ status }) => status === 201)?.cuerpo])
    expect(await empresa.filasDe('deudas')).toHaveLength(1)
    expect(await empresa.filasDe('gastos')).toHaveLength(2)
  })

  it('lets creations and sensors race for a pair without an error or a second settlement', async () => {
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, (_, indice) =>
        indice % 2 ? crear() : empresa.sensores([{ busNumero: '12', sensor: 400 }]),
      ),
    )
    const creadas = respuestas.filter(({ status }) => status === 201)
    const rechazadas = respuestas.filter(({ status }) => status === 409)
    expect(creadas).toHaveLength(1)
    expect(rechazadas).toHaveLength(9)
    expect(await empresa.tabla()).toHaveLength(1)
  })
})

/** Whether somebody waits for a row that another transaction holds. */
async function alguienEspera(db: Db) {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

const unaDeuda = { razon: 'Préstamo', valor: 80_000 }
