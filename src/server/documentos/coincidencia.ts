import { type Db } from '../db/types'
import { earliest } from '../nomina/dias'
import { borradorDe, type Borrador } from './borrador'
import { thaw } from './frozen'
import { readJornadas } from './jornadas'

/**
 * Pesos that papers which are not annulled would pay over today's settlements and attendance beyond what they pay, by their uuid; of all
 * papers without `uuids`. The days of a driver are read once for all of his papers.
 */
export async function readCoincidencia(db: Db, uuids?: readonly string[]) {
  const rows = await db
    .selectFrom('emitidos')
    .where('anulado', '=', 0)
    .$if(uuids !== undefined, (query) => query.where('uuid', 'in', uuids ?? []))
    .select(['uuid', 'conductorUuid', 'lineas', 'insumos'])
    .execute()
  const papers = new Map<string, [uuid: string, borrador: Borrador][]>()
  for (const { uuid, conductorUuid, ...row } of rows)
    papers.set(conductorUuid, [...(papers.get(conductorUuid) ?? []), [uuid, thaw(row)]])
  const pesos: Record<string, number> = {}
  for (const [conductorUuid, own] of papers) {
    const promedios = own.flatMap(([, { promedios }]) => promedios.flatMap((promedio) => promedio ?? []))
    const desde = earliest('9999-12-31', ...promedios.map((promedio) => promedio.desde))
    const jornadas = await readJornadas(db, conductorUuid, desde)
    for (const [uuid, borrador] of own)
      pesos[uuid] = borradorDe(borrador, jornadas).papel.total - borrador.papel.total
  }
  return pesos
}
