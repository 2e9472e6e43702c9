/** A process in which a write is refused while nobody waits for it, as the server would be in such a moment. */
import { readConfig } from '../../../src/server/config'
import { openDatabase } from '../../../src/server/db/connection'
import { migrate } from '../../../src/server/db/migrator'
import { endOnUncaught } from '../../../src/server/fatal-errors'
import { commandLog } from '../../../src/server/logger'

async function main() {
  const config = readConfig(process.env)
  const connection = await openDatabase(config, { shared: true })
  endOnUncaught(commandLog(config))
  await migrate(connection)
  const driver = {
    uuid: '7a6dec79-0efa-43ed-8ab0-33d589112fc5',
    nombre: 'Ana Ruiz',
    empresa: 'Cochera',
    fechaNacimiento: '1980-01-31',
    tipoDocumento: 'C.C.',
    documento: '71234567',
    fechaUltimoIngreso: '2026-01-01',
    fechaUltimoRetiro: null,
    valido: 1,
  } as const
  await connection.db.insertInto('conductores').values(driver).execute()
  void connection.db
    .insertInto('conductores')
    .values({ ...driver, uuid: '8a6dec79-0efa-43ed-8ab0-33d589112fc5' })
    .execute()
}

void main()
