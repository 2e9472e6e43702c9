import { sql } from 'kysely'
import { buildApp } from '../../../src/server/app'
import { openDatabase } from '../../../src/server/db/connection'
import { ENGINES } from '../../setup/databases'
import { openStream } from '../../setup/eventStream'
import { HOUR, openStreamServer, type StreamServer } from './streamServer'

for (const engine of ENGINES.filter((one) => one === 'postgres'))
  describe(`the stream of changes of two processes on ${engine}`, () => {
    let server: StreamServer
    beforeEach(async () => {
      server = await openStreamServer(engine)
    })
    afterEach(() => server.close())

    it('tells of what the other process saves', async () => {
      const connection = await openDatabase(server.config)
      const { config, clock } = server
      const other = await buildApp({ connection, config, clock, intervals: { reading: HOUR } })
      const origin = await other.listen({ port: 0, host: '127.0.0.1' })
      const stream = await openStream(origin, await server.tokenOf('consulta'))
      await stream.next()
      const { headers } = await server.holiday('2026-01-01')
      expect(await stream.eventos(1)).toMatchObject([{ solicitud: headers.solicitud }])
      await other.close()
      await connection.close()
    })

    it('tells of what was saved while nothing could be heard', async () => {
      const stream = await server.open('consulta')
      await stream.next()
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and query = 'listen cochera_cambios'`.execute(server.db)
      expect(rows).toHaveLength(1)
      for (const { pid } of rows) await sql`select pg_terminate_backend(${pid})`.execute(server.db)
      const { headers } = await server.holiday('2026-01-01')
      expect(await stream.eventos(1)).toMatchObject([{ solicitud: headers.solicitud }])
      stream.leave()
    })
  })
