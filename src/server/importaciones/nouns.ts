/** How a row of each noun is stored: with the schema and the function of the noun's own call. */
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
import { createBus, editBus } from '../buses/repository'
import { createRow } from '../cartera/repository'
import { createConductor, editConductor } from '../conductores/repository'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import type { Db } from '../db/types'
import { createFestivo } from '../festivos/repository'
import { badRequest } from '../http/errors'
import { rememberingLookups } from '../liquidaciones/lookups'
import { correctionOf, judgeLiquidacion, storeLiquidacion, type SaveContext } from '../liquidaciones/save'
import { saveSensores } from '../liquidaciones/sensores'

export type Context = Omit<SaveContext, 'lookups'>

/** A row that its noun's schema accepts. */
export interface Row<Body = unknown> {
  index: number
  fila: FilaImportada
  body: Body
}

/** What is done with one row; it throws the refusal of the row's own call. */
type OfRow<Body> = (row: Row<Body>) => Promise<unknown>

interface Noun<Body> {
  schema: z.ZodType<Body>
  /** Prepares the storing of the rows of one transaction. */
  storing: (unit: UnitOfWork, context: Context) => OfRow<Body>
  /** Prepares the judging of all rows by reading alone; absent where they have to be stored and undone to be judged. */
  judging?: (unit: UnitOfWork, context: Context) => OfRow<Body>
}

const noun = <Body>(definition: Noun<Body>) => definition as Noun<unknown>

interface Calls<Body> {
  schema: z.ZodType<Body>
  create: (unit: UnitOfWork, body: Body, context: Context) => Promise<unknown>
  /** Absent where nothing can be corrected. */
  correct?: (unit: UnitOfWork, body: Body, context: Context) => Promise<unknown>
}

const ofCalls = <Body>({ schema, create, correct }: Calls<Body>) =>
  noun<Body>({
    schema,
    storing: (unit, context) => async (row) => {
      const call = row.fila.accion === 'crear' ? create : correct
      if (!call) throw badRequest('Estos registros se crean; no se corrigen al importar.')
      return call(unit, row.body, context)
    },
  })

/** A row as its own call would bring it: with the uuid of what it corrects, never with one of the file's. */
function liquidacionOf(db: Db, lookups: ReturnType<typeof rememberingLookups>) {
  return async ({ fila, body }: Row<z.output<typeof LiquidacionSchema>>) => {
    const given = new Set(Object.keys(fila.datos))
    if (fila.accion === 'corregir') return correctionOf(db, body, given, lookups)
    // What the sensors have counted stays where the file says nothing of it.
    const counted = given.has('civica') ? undefined : await lookups.pair(body.fecha, body.busNumero)
    return { ...body, civica: counted?.civica ?? body.civica, uuid: null, version: null }
  }
}

const NOUNS: Record<Importable, Noun<unknown>> = {
  liquidaciones: noun({
    schema: LiquidacionSchema,
    storing: (unit, context) => {
      const lookups = rememberingLookups(unit.db, unit.engine)
      const bodyOf = liquidacionOf(unit.db, lookups)
      return (row) =>
        inTransaction(unit, async (trx, changes) =>
          storeLiquidacion({ trx, changes, engine: unit.engine }, await bodyOf(row), { ...context, lookups }),
        )
    },
    judging: ({ db, engine }, context) => {
      const lookups = rememberingLookups(db, engine)
      const bodyOf = liquidacionOf(db, lookups)
      return async (row) => judgeLiquidacion({ trx: db, engine }, await bodyOf(row), { ...context, lookups })
    },
  }),
  sensores: ofCalls({
    schema: FilaSensorSchema,
    create: (unit, row, { roles }) => saveSensores(unit, [row], roles),
  }),
  conductores: ofCalls({
    schema: ConductorSchema,
    create: (unit, { version: _version, ...data }, { today }) => createConductor(unit, data, today),
    correct: (unit, { version: _version, ...data }) => editConductor(unit, data.documento, data, null),
  }),
  buses: ofCalls({
    schema: BusSchema,
    create: (unit, { version: _version, ...data }) => createBus(unit, data),
    correct: (unit, { version: _version, ...data }) => editBus(unit, data.numero, data, null),
  }),
  deudas: ofCalls({
    schema: DeudaSchema,
    create: (unit, { uuid: _uuid, version: _version, ...data }, { today }) =>
      createRow(unit, 'deudas', { ...data, fecha: today }),
  }),
  abonos: ofCalls({
    schema: AbonoSchema,
    create: (unit, { uuid: _uuid, version: _version, ...data }) => createRow(unit, 'abonos', data),
  }),
  festivos: ofCalls({ schema: FestivoSchema, create: (unit, { fecha }) => createFestivo(unit, fecha) }),
}

export const nounOf = (importable: Importable): Noun<unknown> => NOUNS[importable]
