import { sql, type Transaction } from 'kysely'
import { recordChanges } from '../../../src/server/db/changes/recorder'
import { assertRecorded } from '../../../src/server/db/changes/guard'
import { type Database } from '../../../src/server/db/schema'
import { operatorsWrite } from '../../../src/server/db/transaction'
import { NOUNS } from '../../../src/server/nouns'
import { openApplication } from '../realApp'

it('a writer on PostgreSQL gets its number when the one before has committed', async () => {
  const app = await openApplication('postgres')
  const write = async (trx: Transaction<Database>, fecha: string) => {
    const record = recordChanges(trx, operatorsWrite(app, NOUNS))
    record.watchNew('festivos', fecha)
    const guarded = trx.withPlugin(assertRecorded(record.mayWrite))
    await guarded.insertInto('festivos').values({ uuid: fecha, fecha }).execute()
    await record.store()
  }
  const first = await app.db.startTransaction().execute()
  await write(first, '2027-01-01')
  const second = app.db.transaction().execute((trx) => write(trx, '2027-01-02'))
  const waiting = async () =>
    (await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(app.db)).rows
  while ((await waiting()).length === 0);
  expect(await app.db.selectFrom('cambios').selectAll().execute()).toEqual([])
  await first.commit().execute()
  await second
  const rows = await app.db.selectFrom('cambios').select('identificador').orderBy('secuencia').execute()
  expect(rows.map(({ identificador }) => identificador)).toEqual(['2027-01-01', '2027-01-02'])
  await app.close()
})
