import { PreviaSchema, type CuerpoPrevia, type Papel } from '../../../src/contract/previa'
import { conceptosDe, freeze } from '../../../src/server/documentos/frozen'
import { papelesDe } from '../../../src/server/documentos/preview'
import { anEmitido } from '../builders'
import { type Application } from '../realApp'

/** The body without what has a default. */
export type Body = { tipo: CuerpoPrevia['tipo']; datos: object; reemplaza?: string } & (
  { documento: string } | { mes: number }
)

let later = 0

/** Stores the papers of a request as they would be issued on a day, but for those that cannot be, and annuls the one that they replace. */
export async function issue({ db, config }: Pick<Application, 'db' | 'config'>, hoy: string, body: Body) {
  const papeles = await papelesDe(db, config, hoy, PreviaSchema.parse(body))
  const issued: { papel: Papel; uuid?: string; numero?: number }[] = []
  for (const borrador of papeles) {
    const { papel, corte, contrato } = borrador
    if (papel.impedimento !== undefined || contrato.uuid === null) {
      issued.push({ papel })
      continue
    }
    if (body.reemplaza) await annul({ db }, body.reemplaza)
    const instante = new Date(Date.parse(`${hoy}T15:00:00Z`) + (later += 1)).toISOString()
    const { uuid, numero } = await anEmitido(
      db,
      { uuid: contrato.uuid, conductorUuid: contrato.conductorUuid },
      {
        ...{ tipo: body.tipo, empresa: papel.empresa, corte, valor: papel.total, ...freeze(borrador, hoy) },
        ...{ conceptos: conceptosDe(borrador), instante, reemplaza: body.reemplaza ?? null },
      },
    )
    issued.push({ papel, uuid, numero })
  }
  return issued
}

export const annul = ({ db }: Pick<Application, 'db'>, uuid: string) =>
  db.updateTable('emitidos').set({ anulado: 1, version: 2 }).where('uuid', '=', uuid).execute()
