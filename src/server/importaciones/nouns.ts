/** How a row of each noun is judged and stored: with the schema and the functions of the noun's own call. */
import { AbonoSchema } from '../../contract/abonos'
import { BusSchema } from '../../contract/buses'
import { ConductorSchema } from '../../contract/conductores'
import { DeudaSchema } from '../../contract/deudas'
import { FestivoSchema } from '../../contract/festivos'
import type { Importable } from '../../contract/importables'
import { LiquidacionSchema, type CuerpoLiquidacion } from '../../contract/liquidaciones'
import { FilaSensorSchema } from '../../contract/sensores'
import { createBus, editBus, judgeBus } from '../buses/repository'
import { createConductor, editConductor, judgeConductor } from '../conductores/repository'
import { inTransaction } from '../db/transaction'
import type { Db } from '../db/types'
import { createFestivo, judgeFestivo } from '../festivos/repository'
import { fieldError } from '../http/errors'
import { lookupsOf } from '../liquidaciones/lookups'
import { findByPair } from '../locks/liquidaciones'
import { correctionOf } from '../liquidaciones/correction'
import { judgeLiquidacion, storeLiquidacion } from '../liquidaciones/save'
import { ledger } from './ledger'
import { noun, type Noun, type Row } from './noun'
import { judgeSensor, saveSensores } from '../liquidaciones/sensores'

/** A row as its own call would bring it: with the uuid of what it corrects, never with one of the file's. */
function liquidacionOf(db: Db) {
  return async ({ fila, body }: Row<CuerpoLiquidacion>) => {
    const given = new Set(Object.keys(fila.datos))
    if (fila.accion === 'corregir') return correctionOf(db, body, given)
    // What the sensors have counted stays where the file says nothing of it.
    const counted = given.has('civica') ? undefined : await findByPair(db, body.fecha, body.busNumero)
    return { ...body, civica: counted?.civica ?? body.civica, uuid: null, version: null }
  }
}

const isThere = ({ fila }: Row) => fila.accion === 'corregir'

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
