import { fechaLarga } from '../../contract/fechas'
import { LiquidacionSchema, type CuerpoLiquidacion } from '../../contract/liquidaciones'
import { FilaSensorSchema } from '../../contract/sensores'
import type { Nouns } from '../db/changes/noun'
import { inTransaction } from '../db/transaction'
import type { Db } from '../db/types'
import { imported, type ImportedRow, type Imports } from '../imported'
import { lockForRows } from '../locks/liquidaciones'
import { correctionOf } from './correction'
import { lookupsOf, type Lookups } from './lookups'
import { judgeLiquidacion, storeLiquidacion } from './save'
import { judgeSensor, storeSensor } from './sensores'

/** A row as its own call would bring it: with the uuid of what it corrects, never with one of the file's. */
async function bodyOf(db: Db, { fila, body, corrects }: ImportedRow<CuerpoLiquidacion>, lookups: Lookups) {
  const given = new Set(Object.keys(fila.datos))
  if (corrects) return correctionOf(db, body, given, lookups)
  // Keeps what the sensors have counted where the file says nothing of it.
  const counted = given.has('civica') ? undefined : await lookups.pair(body.fecha, body.busNumero)
  return { ...body, civica: counted?.civica ?? body.civica, uuid: null, version: null }
}

export const LIQUIDACIONES: Nouns['liquidaciones'] & Imports['liquidaciones'] = {
  label: ({ busNumero, fecha }) => `Bus ${busNumero} del ${fechaLarga(fecha)}`,
  parts: {
    table: 'gastos',
    owner: 'liquidacionUuid',
    field: 'gastos',
    columns: ['nombre', 'valor'],
    orderBy: ['orden'],
  },
  linked: ['abonos', 'deudas'],
  undo: ['liquidar', 'eliminarLiquidacion'],
  taken: { fecha: 'ya existe otra liquidación de ese bus para esa fecha' },
  ...imported({
    permiso: 'crearLiquidacion',
    corrects: true,
    schema: LiquidacionSchema,
    doubted: (body) => body,
    judging: (db, context) => {
      const lookups = lookupsOf(db, context.days)
      return async (row) =>
        (await judgeLiquidacion(db, await bodyOf(db, row, lookups), { ...context, lookups })).row
    },
    storing: async (unit, context, rows) => {
      await lockForRows(
        unit.db,
        unit.engine,
        rows.map(({ body }) => body),
      )
      const lookups = lookupsOf(unit.db)
      return (row) =>
        inTransaction(unit, async (trx, changes) =>
          storeLiquidacion(trx, changes, await bodyOf(trx, row, lookups), { ...context, lookups }),
        )
    },
  }),
}

/** The counts of the sensors, which are no noun of their own: they fill settlements. */
export const SENSORES: Imports['sensores'] = imported({
  permiso: 'ingresarSensores',
  schema: FilaSensorSchema,
  doubted: (body) => body,
  judging:
    (db, { roles }) =>
    async ({ body }) =>
      (await judgeSensor(db, roles, body)).row,
  storing:
    (unit, { roles }) =>
    ({ body }) =>
      inTransaction(unit, (trx, changes) => storeSensor(trx, changes, roles, body)),
})
