import { randomUUID } from 'node:crypto'
import { ENGINES } from '../../setup/databases'
import { aPasaje } from '../builders'
import { BUS } from '../buses/bus'
import { liquidacionPayload } from '../liquidaciones/company'
import { serverFor, type TestServer } from '../testServer'

const DRIVER = { nombre: 'Eva', empresa: 'Coonatra', fechaNacimiento: '1980-01-02', tipoDocumento: 'C.C.' }
const ROUNDS = 15

describe.each(ENGINES)('a record that goes while others are stored that refer to it, on %s', (engine) => {
  const server = serverFor(engine)
  beforeEach(async () => {
    await aPasaje(server.db)
  })

  const send = async (
    ...[method, path, body, headers]: Parameters<TestServer['ask']> extends [unknown, ...infer Rest]
      ? Rest
      : never
  ) => (await server.ask('editor', method, path, body, headers)).status
  const imported = (noun: string, rows: object[]) => {
    const filas = rows.map((data) => ({ accion: 'crear', datos: data }))
    const body = { grupo: randomUUID(), archivo: 'a.csv', total: rows.length, filas }
    return send('POST', `/importaciones/${noun}`, body, { 'idempotency-key': randomUUID() })
  }
  const day = (round: number, n: number) =>
    new Date(Date.UTC(2026, 0, 1 + round * 10 + n)).toISOString().slice(0, 10)
  const rowsOf = (round: number, from: number) =>
    [0, 1, 2].map((n) => liquidacionPayload({ fecha: day(round, from + n) }))

  it('is refused to them, or stays for them, and never fails', async () => {
    await send('POST', '/conductores', { ...DRIVER, documento: '1001' })
    await send('POST', '/buses', { ...BUS, numero: '12', conductorDocumento: '1001' })
    const statuses: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const documento = `9${round}`
      const mark = randomUUID()
      await send('POST', '/conductores', { ...DRIVER, documento }, { grupo: mark })
      const { uuid: conductorUuid } = await server.db
        .selectFrom('conductores')
        .select('uuid')
        .where('documento', '=', documento)
        .executeTakeFirstOrThrow()
      const sensor = { fecha: day(round, 3), busNumero: '12', sensor: 9, viajes: 3, civica: 0 }
      const debt = { valor: 1, razon: 'Multa', conductorDocumento: documento }
      const repayment = { valor: 1, origen: 'Prima', fecha: day(round, 0), conductorDocumento: documento }
      const attended = { fecha: day(round, 0), conductorUuid, bus: '12', asistio: true }
      statuses.push(
        ...(await Promise.all([
          ...rowsOf(round, 0).map((row) => send('POST', '/liquidaciones', row)),
          send('PUT', '/buses/bus/actualizar?numero=12', {
            ...BUS,
            numero: '13',
            conductorDocumento: '1001',
          }),
          send('POST', '/liquidaciones/sensores', [sensor]),
          imported('liquidaciones', rowsOf(round, 4)),
          send('POST', '/deudas', debt),
          send('POST', '/historial/deshacer', { grupo: mark }),
          send('POST', '/abonos', repayment),
          send('POST', '/buses', {
            ...BUS,
            numero: `7${round}`,
            placa: `PL${round}`,
            conductorDocumento: documento,
          }),
          send('POST', '/asistencias', [attended]),
          send(
            'POST',
            '/liquidaciones',
            liquidacionPayload({ fecha: day(round, 9), conductorDocumento: documento }),
          ),
          imported('deudas', [debt]),
        ])),
      )
      await send('PUT', '/buses/bus/actualizar?numero=13', {
        ...BUS,
        numero: '12',
        conductorDocumento: '1001',
      })
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    // Races have a winner each.
    expect(statuses.some((status) => status < 300) && statuses.some((status) => status >= 400)).toBe(true)
  })
})
