import { EmisionSchema } from '../../../src/contract/emitidos'
import { claveDelContrato, PreviaSchema, type CuerpoPrevia } from '../../../src/contract/previa'
import { operatorsWrite, type UnitOfWork } from '../../../src/server/db/transaction'
import { readDrafts } from '../../../src/server/documentos/preview'
import { annul as annulPaper } from '../../../src/server/emitidos/annul'
import { issue as issuePapers } from '../../../src/server/emitidos/issue'
import { NOUNS } from '../../../src/server/nouns'
import { type Application } from '../realApp'

/** The body without what has a default. */
export type Body = { tipo: CuerpoPrevia['tipo']; datos: object; reemplaza?: string } & (
  { documento: string } | { mes: number }
)
type Company = Pick<Application, 'db' | 'engine' | 'config'>

let later = 0
/** A write of a day, each later than those before it. */
const unitOf = ({ db, engine }: Company, hoy: string): UnitOfWork => ({
  ...operatorsWrite({ db, engine }, NOUNS),
  author: {
    usuario: null,
    solicitud: null,
    instante: new Date(Date.parse(`${hoy}T15:00:00Z`) + (later += 1)),
  },
  roles: ['ADMIN', 'EDITOR'],
})

/** Issues the papers of a request on a day, but for those that cannot be: each as previewed, and as issued. */
export async function issue(company: Company, hoy: string, body: Body) {
  const { db, config } = company
  const papeles = (await readDrafts(db, config, hoy, PreviaSchema.parse(body))).map(({ papel }) => papel)
  const seen = papeles
    .filter(({ impedimento }) => impedimento === undefined)
    .map(({ contrato, huella }) => ({ clave: claveDelContrato(contrato), huella }))
  const issued =
    seen.length === 0
      ? []
      : await issuePapers(unitOf(company, hoy), config, EmisionSchema.parse({ ...body, papeles: seen }))
  return papeles.map((papel) => {
    const paper = issued.find(({ contratoUuid }) => contratoUuid === papel.contrato.uuid)
    return { papel, uuid: paper?.uuid, numero: `${paper?.anio}-${paper?.numero}` }
  })
}

export const annul = (company: Company, hoy: string, uuid: string) =>
  annulPaper(unitOf(company, hoy), uuid, { motivo: '' })
