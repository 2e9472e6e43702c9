import type * as z from '../../contract/zod'
import { conductorUuidOf } from '../cartera/drivers'
import type { Libro } from '../cartera/libros'
import { refuseRepeated } from '../cartera/repeated'
import { createRow } from '../cartera/repository'
import type { Db } from '../db/types'
import { noun, type Context, type OfRow } from './noun'

/** A row of a book of the ledger. @param rowOf the columns, and the words that tell its rows apart. */
export function ledger<Body extends { conductorDocumento: string; valor: number }>(
  libro: Libro,
  schema: z.ZodType<Body>,
  rowOf: (body: Body, today: string) => { words: string; fecha: string; columns: object },
) {
  const judging =
    (db: Db, { today, grupo }: Context, stored: readonly string[] = []): OfRow<Body, void> =>
    async ({ fila, body }) => {
      const conductorUuid = await conductorUuidOf(db, body.conductorDocumento)
      if (fila.aunqueRepetida) return
      const { words, fecha } = rowOf(body, today)
      await refuseRepeated(db, libro, { conductorUuid, valor: body.valor, words, fecha }, { grupo, stored })
    }
  return noun<Body>({
    schema,
    judging,
    storing: (unit, context) => {
      const stored: string[] = []
      const judge = judging(unit.db, context, stored)
      return async (row) => {
        await judge(row)
        const { columns, fecha } = rowOf(row.body, context.today)
        const { conductorDocumento, valor } = row.body
        const data = { ...columns, conductorDocumento, valor, fecha } as Parameters<typeof createRow>[2]
        stored.push((await createRow(unit, libro, data)).uuid)
      }
    },
  })
}
