/** How a row of each noun is judged and stored: with the schema and the functions of the noun's own call. */
import { AbonoSchema, type CuerpoAbono } from '../../contract/abonos'
import { BusImportadoSchema } from '../../contract/buses'
import { ConductorSchema } from '../../contract/conductores'
import { DeudaSchema, type CuerpoDeuda } from '../../contract/deudas'
import { FestivoSchema } from '../../contract/festivos'
import { claveDeBus } from '../../contract/identificadores'
import type { Importable } from '../../contract/importables'
import { LiquidacionSchema, type CuerpoLiquidacion } from '../../contract/liquidaciones'
import { FilaSensorSchema } from '../../contract/sensores'
import type * as z from '../../contract/zod'
import { createBus, editBus, judgeBus } from '../buses/repository'
import { conductorUuidOf } from '../cartera/drivers'
import type { Libro } from '../cartera/libros'
import { refuseRepeated } from '../cartera/repeated'
import { createRow } from '../cartera/repository'
import { createConductor, editConductor, judgeConductor } from '../conductores/repository'
import { inTransaction } from '../db/transaction'
import type { Db } from '../db/types'
import { createFestivo, judgeFestivo } from '../festivos/repository'
import { fieldError } from '../http/errors'
import { findByPair } from '../locks/liquidaciones'
import { correctionOf } from '../liquidaciones/correction'
import { judgeLiquidacion, storeLiquidacion } from '../liquidaciones/save'
import { noun, type Noun, type Row } from './noun'
import { judgeSensor, storeSensor } from '../liquidaciones/sensores'

/** A row as its own call would bring it: with the uuid of what it corrects, never with one of the file's. */
async function liquidacionOf(db: Db, { fila, body }: Row<CuerpoLiquidacion>) {
  const given = new Set(Object.keys(fila.datos))
  if (fila.accion === 'corregir') return correctionOf(db, body, given)
  // What the sensors have counted stays where the file says nothing of it.
  const counted = given.has('civica') ? undefined : await findByPair(db, body.fecha, body.busNumero)
  return { ...body, civica: counted?.civica ?? body.civica, uuid: null, version: null }
}

const isThere = ({ fila }: Row) => fila.accion === 'corregir'

type Entry = Pick<CuerpoDeuda, 'conductorDocumento' | 'valor'> & Partial<CuerpoDeuda & CuerpoAbono>

/** A row of a book of the ledger. A debt's day is that of its entry. */
const ledger = (libro: Libro, schema: z.ZodType<Entry>) =>
  noun({
    schema,
    judge: async (db, { fila, body }, { today, grupo }) => {
      const { conductorDocumento, valor, razon = '', origen = razon, fecha = today } = body
      const conductorUuid = await conductorUuidOf(db, conductorDocumento)
      if (!fila.aunqueRepetida)
        await refuseRepeated(db, libro, { conductorUuid, valor, words: origen, fecha }, { grupo })
    },
    store: (unit, { body }, { today }) =>
      createRow(unit, libro, { fecha: today, ...body } as Parameters<typeof createRow>[2]),
  })

const NOUNS: Record<Importable, Noun<unknown>> = {
  liquidaciones: noun({
    schema: LiquidacionSchema,
    judge: async (db, row, context) =>
      (await judgeLiquidacion(db, await liquidacionOf(db, row), context)).row,
    store: (unit, row, context) =>
      inTransaction(unit, async (trx, changes) =>
        storeLiquidacion(trx, changes, await liquidacionOf(trx, row), context),
      ),
  }),
  sensores: noun({
    schema: FilaSensorSchema,
    judge: async (db, { body }, { roles }) => (await judgeSensor(db, roles, body)).row,
    store: (unit, { body }, { roles }) =>
      inTransaction(unit, (trx, changes) => storeSensor(trx, changes, roles, body)),
  }),
  conductores: noun({
    schema: ConductorSchema.omit({ version: true }),
    judge: (db, row, { today }) => judgeConductor(db, row.body, isThere(row), today),
    store: (unit, row, { today }) =>
      isThere(row)
        ? editConductor(unit, row.body.documento, row.body, today, null)
        : createConductor(unit, row.body, today),
  }),
  buses: noun({
    schema: BusImportadoSchema,
    judge: async (db, row, { placas }) => {
      const placa = claveDeBus(row.body.placa)
      if (placas?.has(placa)) throw fieldError(400, 'placa', 'Otra fila tiene la misma placa.')
      placas?.add(placa)
      await judgeBus(db, row.body, isThere(row))
    },
    store: (unit, row) =>
      isThere(row) ? editBus(unit, row.body.numero, row.body, null) : createBus(unit, row.body),
  }),
  deudas: ledger('deudas', DeudaSchema.omit({ uuid: true, version: true })),
  abonos: ledger('abonos', AbonoSchema.omit({ uuid: true, version: true })),
  festivos: noun({
    schema: FestivoSchema,
    judge: (db, { body }) => judgeFestivo(db, body.fecha),
    store: (unit, { body }) => createFestivo(unit, body.fecha),
  }),
}

/** Whether equal records may stand side by side, whose sums are money. */
export const isLedger = (importable: Importable) => importable === 'deudas' || importable === 'abonos'

export const nounOf = (importable: Importable): Noun<unknown> => NOUNS[importable]
