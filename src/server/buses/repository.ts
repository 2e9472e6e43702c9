import type { BusFila } from '../../contract/buses'
import type { Db } from '../db/connection'

// Bus 2 comes before bus 10, which no engine's order of texts knows.
const natural = new Intl.Collator('es', { numeric: true })

/** The buses with their drivers, by number. */
export async function listarBuses(db: Db): Promise<BusFila[]> {
  const buses = await db
    .selectFrom('buses as b')
    .leftJoin('conductores as c', 'c.uuid', 'b.conductorUuid')
    .select([
      'b.numero',
      'b.empresa',
      'b.ruta',
      'b.modelo',
      'b.marca',
      'b.placa',
      'c.documento as conductorDocumento',
      'c.nombre as conductorNombre',
    ])
    .execute()
  return buses.sort((a, b) => natural.compare(a.numero, b.numero))
}
