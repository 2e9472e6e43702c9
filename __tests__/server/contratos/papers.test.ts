import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ContratoFila } from '../../../src/contract/contratos'
import type { EmitidoConceptosTable } from '../../../src/server/db/issued-tables'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aConductor, aContrato, anEmitido } from '../builders'
import { openServer, type Refusal, type TestServer } from '../testServer'

describe.each(ENGINES)('a contract with issued papers on %s', (engine) => {
  let server: TestServer
  let ana: string
  let uuid: string
  beforeAll(async () => void (server = await openServer(engine)))
  beforeEach(async () => {
    ana = (await aConductor(server.db, { nombre: 'Ana Álvarez' })).uuid
    uuid = (await aContrato(server.db, ana, DATES)).uuid
  })
  afterAll(() => server.close())

  const DATES = { desde: '2026-01-01', hasta: '2026-11-30' }
  const issue = (concepto: Partial<EmitidoConceptosTable>, more: object = {}) =>
    anEmitido(
      server.db,
      { uuid, conductorUuid: ana },
      { ...more, conceptos: [{ concepto: 'disfrutadas', ...concepto }] },
    )
  const ask = <Body = ContratoFila & Refusal>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    grupo: string = randomUUID(),
  ) => server.ask<Body>('admin', method, path, body, { grupo })
  const edit = (changes: object = {}, grupo?: string) => {
    const body = { uuid, conductorUuid: ana, empresa: 'Coonatra', cesantiasDesde: null, ...DATES, ...changes }
    return ask('PUT', '/contratos', body, grupo)
  }
  const remove = (grupo?: string) => ask('DELETE', `/contratos?uuid=${uuid}`, undefined, grupo)
  const undo = (grupo: string) => ask<Refusal>('POST', '/historial/deshacer', { grupo })
  const refused = (field: string, mensaje: string) => ({
    status: 409,
    body: { mensaje, errores: { [field]: mensaje } },
  })
  const nameOf = ({ anio, numero }: { anio: number; numero: number }) => `Liquidación ${anio}-${numero}`

  it('is not deleted, nor is its creation undone', async () => {
    const creating = randomUUID()
    const body = { conductorUuid: ana, empresa: 'Coonatra', desde: '2027-01-01', hasta: null }
    uuid = (await ask('POST', '/contratos', { ...body, cesantiasDesde: null }, creating)).body.uuid
    const name = nameOf(await issue({}, { anulado: 1 }))
    const mensaje = `El contrato no se elimina: con él se emitió ${name}.`
    expect(await remove()).toEqual({ status: 409, body: { mensaje } })
    expect(await undo(creating)).toEqual({
      status: 409,
      body: {
        mensaje: `No se deshizo nada: Ana Álvarez, desde el 1 de enero de 2027 (con él se emitió ${name}).`,
      },
    })
  })

  it('is found in a paper that is issued meanwhile', async () => {
    if (engine === 'sqlite') return
    for (const write of [() => edit({ hasta: '2026-06-10' }), () => remove()]) {
      const issuing = await server.db.transaction().execute(async (trx) => {
        await sql`select from conductores where uuid = ${ana} for no key update`.execute(trx)
        const writing = write()
        const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        while ((await waiting.execute(server.db)).rows.length === 0) await setImmediate()
        await anEmitido(
          trx,
          { uuid, conductorUuid: ana },
          { conceptos: [{ concepto: 'disfrutadas', desde: '2026-06-01', hasta: '2026-06-15' }] },
        )
        return { writing }
      })
      expect((await issuing.writing).status).toBe(409)
    }
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it.each([
      ['2026-06-01', '2026-06-15', { desde: '2026-06-02' }, 'desde'],
      ['2026-06-01', '2026-06-15', { hasta: '2026-06-14' }, 'hasta'],
      ['2026-06-01', '2027-01-15', { hasta: '2026-12-31' }, 'hasta'],
      ['2026-06-01', '2026-06-15', { desde: '2026-06-01', hasta: '2026-06-15' }, undefined],
      ['2026-06-01', '2026-06-15', { desde: '2025-01-01', hasta: null }, undefined],
      [null, null, { hasta: '2026-02-01' }, undefined],
    ])('that pay %s to %s: an edit to %j is refused on %s', async (desde, hasta, dates, field) => {
      const name = nameOf(await issue({ desde, hasta }))
      const answer = await edit(dates)
      if (field) expect(answer).toEqual(refused(field, `El periodo deja por fuera lo que pagó ${name}.`))
      else expect(answer.status).toBe(200)
    })

    it('that ends in mid-vacation says what is to be done', async () => {
      const { numero } = await issue({ desde: '2026-06-01', hasta: '2026-06-15' }, { tipo: 'vacaciones' })
      const name = `Vacaciones 2026-${numero}`
      const left = `El periodo deja por fuera lo que pagó ${name}`
      expect(await edit({ hasta: '2026-06-10' })).toEqual(
        refused('hasta', `${left}. Anule ${name} y emítalas hasta el 10 de junio de 2026.`),
      )
      expect(await edit({ hasta: '2026-05-31' })).toEqual(refused('hasta', `${left}.`))
    })

    it.each([
      ['a prima', { concepto: 'prima' }, {}],
      ['an annulled one', {}, { anulado: 1 }],
    ] as const)('may leave days of %s outside', async (_what, concepto, more) => {
      await issue({ desde: '2026-06-01', hasta: '2026-06-15', ...concepto }, more)
      expect((await edit({ hasta: '2026-06-10' })).status).toBe(200)
    })

    it('keeps its driver', async () => {
      await issue({}, { anulado: 1 })
      const { uuid: conductorUuid } = await aConductor(server.db)
      const mensaje = 'El contrato no cambia de conductor.'
      expect(await edit({ conductorUuid })).toEqual(refused('conductorUuid', mensaje))
      expect((await edit({ empresa: 'Otra' })).body).toMatchObject({ conductorUuid: ana, empresa: 'Otra' })
    })

    it('is not given back what its papers contradict', async () => {
      const stays = (name: string) => ({
        status: 409,
        body: { mensaje: expect.stringContaining(`(deja por fuera lo que pagó ${name})`) as string },
      })
      const stretching = randomUUID()
      await edit({ hasta: '2026-12-31' }, stretching)
      const december = await issue({ desde: '2026-12-01', hasta: '2026-12-15' })
      expect(await undo(stretching)).toEqual(stays(nameOf(december)))
    })
  }
})
