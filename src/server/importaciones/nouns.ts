/** How a row of each noun is judged and stored: with the schema and the functions of the noun's own call. */
import { AbonoSchema } from '../../contract/abonos'
import { BusSchema } from '../../contract/buses'
import { ConductorSchema } from '../../contract/conductores'
import { DeudaSchema } from '../../contract/deudas'
import { FestivoSchema } from '../../contract/festivos'
import type { Importable } from '../../contract/importables'
import type { FilaImportada } from '../../contract/importaciones'
import { LiquidacionSchema } from '../../contract/liquidaciones'
import { FilaSensorSchema } from '../../contract/sensores'
import type * as z from '../../contract/zod'
import { createBus, editBus, judgeBus } from '../buses/repository'
import { conductorUuidOf } from '../cartera/drivers'
import type { Libro } from '../cartera/libros'
import { refuseRepeated } from '../cartera/repeated'
import { createRow } from '../cartera/repository'
import { createConductor, editConductor, judgeConductor } from '../conductores/repository'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { createFestivo, judgeFestivo } from '../festivos/repository'
import { fieldError } from '../http/errors'
import { lookupsOf } from '../liquidaciones/lookups'
import { findByPair } from '../locks/liquidaciones'
import { correctionOf } from '../liquidaciones/correction'
import { judgeLiquidacion, storeLiquidacion, type SaveContext } from '../liquidaciones/save'
import { judgeSensor, saveSensores } from '../liquidaciones/sensores'
import type { Settled } from './summary'

export interface Context extends Omit<SaveContext, 'lookups'> {
  /** The mark of the import. */
  grupo: string
}

/** A row that its noun's schema accepts. */
export interface Row<Body = unknown> {
  index: number
  fila: FilaImportada
  body: Body
}

/** What is done with one row; it throws the refusal of the row's own call. */
type OfRow<Body, Answer = unknown> = (row: Row<Body>) => Promise<Answer>

interface Noun<Body> {
  schema: z.ZodType<Body>
  /** Prepares the judging of rows by reading alone. It answers the settlement that a row would be. */
  judging: (db: Db, context: Context) => OfRow<Body, Settled | void>
  /** Prepares the storing of the rows of one transaction. */
  storing: (unit: UnitOfWork, context: Context) => OfRow<Body>
}

const noun = <Body>(definition: Noun<Body>) => definition as Noun<unknown>

/** A row as its own call would bring it: with the uuid of what it corrects, never with one of the file's. */
function liquidacionOf(db: Db) {
  return async ({ fila, body }: Row<z.output<typeof LiquidacionSchema>>) => {
    const given = new Set(Object.keys(fila.datos))
    if (fila.accion === 'corregir') return correctionOf(db, body, given)
    // What the sensors have counted stays where the file says nothing of it.
    const counted = given.has('civica') ? undefined : await findByPair(db, body.fecha, body.busNumero)
    return { ...body, civica: counted?.civica ?? body.civica, uuid: null, version: null }
  }
}

const isThere = ({ fila }: Row) => fila.accion === 'corregir'

/** A row of a book of the ledger. @param rowOf the columns, and the words that tell its rows apart. */
function ledger<Body extends { conductorDocumento: string; valor: number }>(
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

const NOUNS: Record<Importable, Noun<unknown>> = {
  liquidaciones: noun({
    schema: LiquidacionSchema,
    storing: (unit, context) => {
      const lookups = lookupsOf(unit.db)
      const bodyOf = liquidacionOf(unit.db)
      return (row) =>
        inTransaction(unit, async (trx, changes) =>
          storeLiquidacion(trx, changes, await bodyOf(row), { ...context, lookups }),
        )
    },
    judging: (db, context) => {
      const lookups = lookupsOf(db)
      const bodyOf = liquidacionOf(db)
      return async (row) => {
        return (await judgeLiquidacion(db, await bodyOf(row), { ...context, lookups })).row
      }
    },
  }),
  sensores: noun({
    schema: FilaSensorSchema,
    storing:
      (unit) =>
      ({ body }) =>
        saveSensores(unit, [body]),
    judging:
      (db, { roles }) =>
      async ({ body }) =>
        (await judgeSensor(db, roles, body)).row,
  }),
  conductores: noun({
    schema: ConductorSchema,
    storing:
      (unit, { today }) =>
      (row) => {
        const { version: _version, ...data } = row.body
        return isThere(row)
          ? editConductor(unit, data.documento, data, null)
          : createConductor(unit, data, today)
      },
    judging: (db) => (row) => judgeConductor(db, row.body, isThere(row)),
  }),
  buses: noun({
    schema: BusSchema,
    storing: (unit) => (row) => {
      const { version: _version, ...data } = row.body
      return isThere(row) ? editBus(unit, data.numero, data, null) : createBus(unit, data)
    },
    judging: (db) => {
      const firstOf = new Map<string, number>()
      return async (row) => {
        const { placa } = row.body
        const first = firstOf.get(placa)
        if (first === undefined) firstOf.set(placa, row.index)
        else {
          throw fieldError(400, 'placa', 'Otra fila tiene la misma placa.')
        }
        await judgeBus(db, row.body, isThere(row))
      }
    },
  }),
  deudas: ledger('deudas', DeudaSchema, ({ razon }, today) => ({
    words: razon,
    fecha: today,
    columns: { razon },
  })),
  abonos: ledger('abonos', AbonoSchema, ({ origen, fecha }) => ({
    words: origen,
    fecha,
    columns: { origen },
  })),
  festivos: noun({
    schema: FestivoSchema,
    storing:
      (unit) =>
      ({ body }) =>
        createFestivo(unit, body.fecha),
    judging:
      (db) =>
      ({ body }) =>
        judgeFestivo(db, body.fecha),
  }),
}

export const nounOf = (importable: Importable): Noun<unknown> => NOUNS[importable]
