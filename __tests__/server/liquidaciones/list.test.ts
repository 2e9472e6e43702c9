import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sumarDias } from '../../../src/contract/fechas'
import { sumaDe } from '../../../src/contract/numeros'
import { ANY_ENGINE, ENGINES, type Engine } from '../../setup/databases'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { aLiquidacion as unRegistro } from '../builders'
import { companyFor, liquidacionPayload } from './company'

const TABLE = '/api/liquidaciones/table'

const sums = (rows: LiquidacionFila[]) => {
  const read = rows.filter(({ fechaEntrega }) => fechaEntrega !== null)
  return {
    pasajerosSensor: sumaDe(rows, 'pasajerosSensor'),
    pasajerosReg: sumaDe(read, 'pasajerosReg'),
    valorNetoSensor: sumaDe(rows, 'valorNetoSensor'),
    valorNetoReg: sumaDe(read, 'valorNetoReg'),
    soloSensor: rows.length - read.length,
  }
}

function openList(engine: Engine) {
  const empresa = companyFor(engine)

  const ask = (headers: Record<string, string> = {}) =>
    empresa.withHeaders({ method: 'GET', url: TABLE, headers })
  const etag = async () => String((await ask()).headers.etag)
  const create = (changes: Parameters<typeof liquidacionPayload>[0] = {}) =>
    empresa.ask('POST', '/liquidaciones', liquidacionPayload(changes))

  /** That many settlements of bus 12, the later the day the later entered. */
  async function seed(count: number) {
    const { uuid: _uuid, ...modelo } = await unRegistro(empresa.db, { busNumero: '12', fecha: '1999-01-01' })
    await empresa.clear()
    const rows = Array.from({ length: count }, (_, i) => ({
      ...modelo,
      uuid: randomUUID(),
      fecha: sumarDias('2000-01-01', i),
    }))
    for (let i = 0; i < count; i += 500)
      await empresa.db
        .insertInto('liquidaciones')
        .values(rows.slice(i, i + 500))
        .execute()
  }
  return { empresa, ask, etag, create, seed }
}

describe.each(ENGINES)('the whole list on %s', (engine) => {
  const { empresa, ask, etag, create, seed } = openList(engine)

  it('is another state after whatever changes a row', async () => {
    const states = [await etag()]
    const note = async () => states.push(await etag())
    const { body } = await create()
    await note()
    await empresa.ask('PUT', '/liquidaciones/liquidar', { ...liquidacionPayload(), ...body, liquidada: true })
    await note()
    await empresa.sensores([{ fecha: '2026-03-04', busNumero: '17' }])
    await note()
    await empresa.db
      .updateTable('conductores')
      .set({ nombre: 'Otro Nombre' })
      .where('documento', '=', '1001')
      .execute()
    await note()
    await empresa.db.updateTable('buses').set({ numero: '18' }).where('numero', '=', '17').execute()
    await note()
    await empresa.db.updateTable('buses').set({ numero: '17' }).where('numero', '=', '18').execute()
    await note()
    await empresa.ask('DELETE', `/liquidaciones?uuid=${body.uuid}`)
    await note()
    expect(new Set(states).size).toBe(states.length)
  })

  it('comes whole in many statements, the same in either encoding for all who ask at once, another after a write', async () => {
    await seed(4500)
    const see = async (encoding: 'br' | 'gzip') => {
      const { headers, rawPayload } = await ask({ 'accept-encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding)
      const open = encoding === 'br' ? brotliDecompressSync : gunzipSync
      return JSON.parse(open(rawPayload).toString()) as { uuid: string; fecha: string }[]
    }
    const [rows = [], ...others] = await Promise.all([see('br'), see('br'), see('gzip')])
    expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(4500)
    expect([rows[0]?.fecha, rows[4499]?.fecha]).toEqual([sumarDias('2000-01-01', 4499), '2000-01-01'])
    expect(await empresa.table('/liquidaciones/v2/table?fechaInicial=1990-01-01')).toEqual(rows)
    expect([...others, await see('gzip')]).toEqual([rows, rows, rows])
    const { body } = await create({ comentario: '½ €' })
    const after = await Promise.all([see('br'), see('gzip')])
    expect(after.map(([first, ...before]) => [first, before])).toEqual(after.map(() => [body, rows]))
  })
})

describe('the whole list', () => {
  const { empresa, ask, etag, create, seed } = openList(ANY_ENGINE)

  it('says in a header what all its rows sum', async () => {
    expect(JSON.parse(String((await ask()).headers.totales))).toEqual(sums([]))
    await seed(12)
    await create()
    await unRegistro(empresa.db, { fechaEntrega: null, pasajerosReg: 5, valorNetoReg: -756_600 })
    const answer = await ask()
    const totals = sums(answer.json<LiquidacionFila[]>())
    expect(totals.soloSensor).toBe(1)
    expect(totals.valorNetoReg).toBeGreaterThan(0)
    expect(JSON.parse(String(answer.headers.totales))).toEqual(totals)
  })

  it('is kept by the browser for the token that fetched it, and asked about each time', async () => {
    const { headers } = await ask()
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toMatch(/authorization/i)
    expect(headers.vary).toMatch(/accept-encoding/i)
  })

  it('answers whole to whoever holds what an earlier version has sent, since a token may stand on it', async () => {
    const fromBefore = (await etag()).replace(/"l\d+-/, '"l1-')
    expect((await ask({ 'if-none-match': fromBefore })).statusCode).toBe(200)
  })

  it('stays in its state when nothing that it shows is written', async () => {
    await create()
    const before = await etag()
    await empresa.db.updateTable('conductores').set({ empresa: 'Otra' }).execute()
    await empresa.ask(
      'POST',
      '/liquidaciones',
      liquidacionPayload({ busNumero: 'no existe', fecha: '2026-03-06' }),
    )
    expect(await etag()).toBe(before)
  })
})
