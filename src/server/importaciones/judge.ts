import { claveDe, type Importable } from '../../contract/importables'
import type { FilaImportada } from '../../contract/importaciones'
import { refusalsOf } from '../http/validation'
import { nounOf, type Row } from './nouns'
import type { Refusals } from './refusals'
import { slicesOf } from './slices'

/** Rows that are judged before others have a turn: some milliseconds. */
const AT_ONCE = 500

/** Judges rows by their noun's schema, and refuses all but the first of one key. @returns the rows that are accepted. */
export async function judge(
  noun: Importable,
  filas: readonly FilaImportada[],
  refusals: Refusals,
): Promise<Row[]> {
  const { schema } = nounOf(noun)
  const accepted: Row[] = []
  const firstOf = new Map<string, number>()
  let index = -1
  for await (const slice of slicesOf(filas, AT_ONCE))
    for (const fila of slice) {
      index += 1
      const parsed = schema.safeParse(fila.datos)
      if (!parsed.success) {
        refusals.set(index, refusalsOf(parsed.error.issues))
        continue
      }
      const key = claveDe(noun, fila.datos)
      const first = key === null ? undefined : firstOf.get(key)
      if (first !== undefined) {
        refusals.set(index, { '': `Es la misma de la fila ${first + 1}.` })
        continue
      }
      if (key !== null) firstOf.set(key, index)
      accepted.push({ index, fila, body: parsed.data })
    }
  return accepted
}
