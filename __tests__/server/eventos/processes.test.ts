import { sql } from 'kysely'
import { buildApp } from '../../../src/server/app'
import { openDatabase } from '../../../src/server/db/connection'
import { ENGINES } from '../../setup/databases'
import { openStream } from '../../setup/eventStream'
import { HOUR, openStreamOffice, type StreamOffice } from './office'

for (const engine of ENGINES.filter((one) => one === 'postgres'))
  describe(`the stream of changes of two processes on ${engine}`, () => {
    let office: StreamOffice
    beforeEach(async () => {
      office = await openStreamOffice(engine)
    })
    afterEach(() => office.close())

    it('tells of what the other process saves', async () => {
      const connection = await openDatabase(office.config)
      const { config, clock } = office
      const other = await buildApp({ connection, config, clock, intervals: { reading: HOUR } })
      const origin = await other.listen({ port: 0, host: '127.0.0.1' })
      const stream = await openStream(origin, await office.tokenOf('consulta'))
      await stream.next()
      const { headers } = await office.holiday('2026-01-01')
      expect(await stream.eventos(1)).toMatchObject([{ solicitud: headers.solicitud }])
      await other.close()
      await connection.close()
    })

    it('tells of what was saved while nothing could be heard', async () => {
      const stream = await office.open('consulta')
      await stream.next()
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and query = 'listen cochera_cambios'`.execute(office.db)
      expect(rows).toHaveLength(1)
      for (const { pid } of rows) await sql`select pg_terminate_backend(${pid})`.execute(office.db)
      const { headers } = await office.holiday('2026-01-01')
      expect(await stream.eventos(1)).toMatchObject([{ solicitud: headers.solicitud }])
      stream.leave()
    })
  })
