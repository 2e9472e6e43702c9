import { anioDe } from '../../contract/calendario'
import { type Emitido, type EmitidosQuerySchema } from '../../contract/emitidos'
import { type CuerpoPrevia } from '../../contract/previa'
import type * as z from '../../contract/zod'
import { ofDocumento, unknownConductor } from '../conductores/repository'
import { type Db } from '../db/types'
import { thaw } from '../documentos/frozen'
import { ofContract } from '../documentos/requests'
import { papersOf, type paperOf } from '../documentos/issued'

type Stored = Awaited<ReturnType<typeof paperOf>>

/** The request of a paper, by its contract and the documento of its driver as it is now. */
const renamed = (
  cuerpo: CuerpoPrevia,
  { documento, contratoUuid }: Pick<Stored, 'documento' | 'contratoUuid'>,
) =>
  'mes' in cuerpo
    ? ofContract(cuerpo, contratoUuid, Object.values(cuerpo.datos.ajustes)[0])
    : { ...cuerpo, documento }

/** A stored paper as it is answered. */
export function toFila({
  conductorUuid: _driver,
  empresaClave: _key,
  contratoHasta: _end,
  lineas,
  insumos,
  ...row
}: Stored): Emitido {
  const { papel, cuerpo } = thaw({ lineas, insumos })
  const firsts = papel.lineas.flatMap(({ desde }) => desde ?? [])
  const lasts = papel.lineas.flatMap(({ hasta }) => hasta ?? [])
  return {
    ...row,
    nombre: papel.nombre,
    desde: firsts.sort()[0] ?? null,
    hasta: lasts.sort().at(-1) ?? null,
    anulado: row.anulado === 1,
    cuerpo: { ...renamed(cuerpo, row) },
  }
}

/** Issued papers of a driver or a year, the latest first. @throws 404 for an unknown driver. */
export async function listEmitidos(
  db: Db,
  hoy: string,
  {
    tipo,
    documento,
    anio = documento === undefined ? anioDe(hoy) : undefined,
  }: z.output<typeof EmitidosQuerySchema>,
) {
  let query = papersOf(db)
  if (tipo) query = query.where('e.tipo', '=', tipo)
  if (anio !== undefined) query = query.where('e.anio', '=', anio)
  if (documento !== undefined) {
    const { uuid } = await ofDocumento(db, documento).executeTakeFirstOrThrow(unknownConductor)
    query = query.where('e.conductorUuid', '=', uuid)
  }
  const rows = await query.orderBy('e.instante', 'desc').orderBy('e.numero', 'desc').execute()
  return rows.map(toFila)
}
