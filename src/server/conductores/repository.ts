import { randomUUID } from 'node:crypto'
import { type Selectable, type Updateable } from 'kysely'
import { type ConductorFila, type CuerpoConductor } from '../../contract/conductores'
import { inTransaction, type UnitOfWork } from '../db/transaction'
import { type Db, type Engine } from '../db/types'
import { isUniqueViolation } from '../db/errors'
import { type ConductoresTable } from '../db/schema'
import { type Dependencies } from '../dependencies'
import { conflict, notFound } from '../http/errors'
import { alphabetically } from '../collation'
import { changesIt, type SeenVersion } from '../http/versions'

type DatosDeConductor = Omit<CuerpoConductor, 'version'>

const aFila = (conductor: Selectable<ConductoresTable>): ConductorFila => ({
  ...conductor,
  valido: conductor.valido === 1,
})

/** The drivers by name: all, or only those who are (or are not) active. */
export async function listarConductores(db: Db, valido?: boolean): Promise<ConductorFila[]> {
  let consulta = db.selectFrom('conductores').selectAll()
  if (valido !== undefined) consulta = consulta.where('valido', '=', valido ? 1 : 0)
  const conductores = await consulta.execute()
  return conductores.map(aFila).sort(alphabetically('nombre', 'documento'))
}

/**
 * The driver of this documento, to whom something is being given. On PostgreSQL the row is held until the transaction ends: a
 * Retirar at the same moment comes before, and is seen, or after, and finds what was given. (SQLite has one writer at a time.)
 */
export const conductorRetenido = (trx: Db, engine: Engine, documento: string) =>
  trx
    .selectFrom('conductores')
    .select(['uuid', 'nombre', 'valido'])
    .where('documento', '=', documento)
    .$if(engine === 'postgres', (consulta) => consulta.forShare())
    .executeTakeFirst()

/** Words what the database says when two drivers would have the same documento. */
async function conDocumentoUnico<T>(escribir: () => Promise<T>): Promise<T> {
  try {
    return await escribir()
  } catch (error) {
    if (!isUniqueViolation(error, 'conductores.documento')) throw error
    const mensaje = 'Ya existe un conductor con ese documento.'
    throw conflict(mensaje, { documento: mensaje })
  }
}

/** Stores a driver, active since `hoy`. @throws 409 on `documento` when another driver has it, active or not. */
export const crearConductor = (
  unit: UnitOfWork,
  datos: DatosDeConductor,
  hoy: string,
): Promise<ConductorFila> =>
  conDocumentoUnico(() =>
    inTransaction(unit, async (trx) =>
      aFila(
        await trx
          .insertInto('conductores')
          .values({
            ...datos,
            uuid: randomUUID(),
            fechaUltimoIngreso: hoy,
            fechaUltimoRetiro: null,
            valido: 1,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    ),
  )

/**
 * Changes the driver who has `documento` now; the data may bring another one, and what belongs to the driver stays so.
 *
 * @throws 404 unknown; 409 on `documento` when another driver has the new one; 409 when the driver has changed since they were seen.
 */
export const editarConductor = (
  { db, engine }: Pick<Dependencies, 'db' | 'engine'>,
  documento: string,
  datos: DatosDeConductor,
  vista: SeenVersion,
): Promise<ConductorFila> =>
  conDocumentoUnico(() =>
    inTransaction({ db }, async (trx) => {
      const conductor = await trx
        .selectFrom('conductores')
        .selectAll()
        .where('documento', '=', documento)
        .$if(engine === 'postgres', (consulta) => consulta.forUpdate())
        .executeTakeFirst()
      if (!conductor) throw notFound('El conductor no existe.')
      const fila = aFila(conductor)
      if (!changesIt('este conductor', fila, datos, vista)) return fila
      return aFila(
        await trx
          .updateTable('conductores')
          .set(({ eb }) => ({ ...datos, version: eb('version', '+', 1) }))
          .where('uuid', '=', conductor.uuid)
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
    }),
  )

type CambioDeEstado = Pick<ConductoresTable, 'valido'> & Updateable<ConductoresTable>

/** Changes a driver from active to retired or back. @returns the driver's uuid. @throws 404; 409 when already so. */
async function cambiarEstado(trx: Db, documento: string, cambio: CambioDeEstado, yaEsta: string) {
  const conductor = await trx
    .updateTable('conductores')
    .set(cambio)
    .where('documento', '=', documento)
    .where('valido', '!=', cambio.valido)
    .returning('uuid')
    .executeTakeFirst()
  if (conductor) return conductor.uuid
  const existe = await trx
    .selectFrom('conductores')
    .select('uuid')
    .where('documento', '=', documento)
    .executeTakeFirst()
  throw existe ? conflict(yaEsta) : notFound('El conductor no existe.')
}

/** Retires a driver as of `hoy` and frees the driver's buses. @throws 404 unknown; 409 already retired. */
export const retirarConductor = (db: Db, documento: string, hoy: string): Promise<void> =>
  inTransaction({ db }, async (trx) => {
    const cambio = { valido: 0, fechaUltimoRetiro: hoy } as const
    const uuid = await cambiarEstado(trx, documento, cambio, 'El conductor ya está retirado.')
    await trx
      .updateTable('buses')
      .set(({ eb }) => ({ conductorUuid: null, version: eb('version', '+', 1) }))
      .where('conductorUuid', '=', uuid)
      .execute()
  })

/** Takes a retired driver back as of `hoy`. @throws 404 unknown; 409 active already. */
export const ingresarConductor = (db: Db, documento: string, hoy: string): Promise<void> =>
  inTransaction({ db }, async (trx) => {
    const cambio = { valido: 1, fechaUltimoIngreso: hoy } as const
    await cambiarEstado(trx, documento, cambio, 'El conductor ya está ingresado.')
  })
