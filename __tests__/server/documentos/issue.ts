import { type CuerpoPrevia, PreviaSchema } from '../../../src/contract/previa'
import { conceptosDe, freeze } from '../../../src/server/documentos/frozen'
import { papelesDe } from '../../../src/server/documentos/preview'
import { anEmitido } from '../builders'
import { type Application } from '../realApp'

/** The body without what has a default. */
export type Body = { tipo: CuerpoPrevia['tipo']; datos: object; reemplaza?: string } & (
  { documento: string } | { mes: number }
)

/** Stores the papers of a request as they would be issued on a day, but for those that cannot be, and annuls the one that they replace. */
export async function issue({ db, config }: Application, hoy: string, body: Body) {
  const papeles = await papelesDe(db, config, hoy, PreviaSchema.parse(body))
  const issued: { uuid: string; numero: number }[] = []
  if (body.reemplaza) await annul({ db }, body.reemplaza)
  for (const borrador of papeles) {
    const { papel, corte, contrato } = borrador
    if (papel.impedimento !== undefined || contrato.uuid === null) continue
    const { conductorUuid, empresa, uuid } = contrato
    issued.push(
      await anEmitido(
        db,
        { uuid, conductorUuid },
        {
          ...{ tipo: body.tipo, empresa, corte, valor: papel.total, ...freeze(borrador) },
          conceptos: conceptosDe(borrador),
          ...{ instante: `${hoy}T15:00:00.000Z`, reemplaza: body.reemplaza ?? null },
        },
      ),
    )
  }
  return issued
}

export const annul = ({ db }: Pick<Application, 'db'>, uuid: string) =>
  db.updateTable('emitidos').set({ anulado: 1, version: 2 }).where('uuid', '=', uuid).execute()
