import type { ConductorFila } from '../../contract/conductores'
import type { Db } from '../db/connection'

// Sorted here because the engines do not agree on where Álvarez goes.
const enEspanol = new Intl.Collator('es')

/** The drivers by name: all, or only those who are (or are not) active. */
export async function listarConductores(db: Db, valido?: boolean): Promise<ConductorFila[]> {
  let consulta = db.selectFrom('conductores').selectAll()
  if (valido !== undefined) consulta = consulta.where('valido', '=', valido ? 1 : 0)
  const conductores = await consulta.execute()
  return conductores
    .map((conductor) => ({ ...conductor, valido: conductor.valido === 1 }))
    .sort((a, b) => enEspanol.compare(a.nombre, b.nombre) || enEspanol.compare(a.documento, b.documento))
}
