import { papelDe } from '../../contract/catalogos'
import { type CuerpoPrevia, type Papel } from '../../contract/previa'
import { type Config } from '../config'
import { inSnapshot } from '../db/transaction'
import { type Db } from '../db/types'
import { type Dependencies } from '../dependencies'
import { badRequest, fieldError } from '../http/errors'
import { draftOf } from './draft'
import { readCases } from './cases'
import { paperPages, SIN_EMITIR } from './paper-pages'
import { printPdf } from '../pdf/pdf'

/**
 * The papers that a request asks for, over a snapshot or an open transaction.
 * @throws 400 on a field that cannot be, and without a paper of a month; 404 and 409 for the paper to replace.
 */
export async function readDrafts(db: Db, config: Config, hoy: string, body: CuerpoPrevia) {
  const casos = await readCases(db, config, hoy, body)
  const papeles = casos.map(({ caso, jornadas }) => draftOf(caso, jornadas))
  for (const { rechazo } of papeles) if (rechazo) throw fieldError(400, ...rechazo)
  if (papeles.length === 0) throw badRequest('No hay liquidaciones para este documento.')
  return papeles
}

/** The same, read at one moment. */
const listDrafts = (deps: Dependencies, body: CuerpoPrevia) =>
  inSnapshot(deps, (db) => readDrafts(db, deps.config, deps.today(), body))

/** Papers as their contract has them: what their lines were averaged from is the server's own. @throws as {@link readDrafts}. */
export const listPapers = async (deps: Dependencies, body: CuerpoPrevia) =>
  (await listDrafts(deps, body)).map(({ papel: { lineas, ...papel } }): Papel => ({
    ...papel,
    lineas: lineas.map(({ promedio: _promedio, habiles: _habiles, ...linea }) => linea),
  }))

/** The PDF of papers that are not issued, a driver's after another's. @throws as {@link readDrafts}. */
export async function papelesPdf(deps: Dependencies, body: CuerpoPrevia) {
  const papeles = await listDrafts(deps, body)
  // A month's paper that is paid already has nothing to show.
  const unpaid = 'mes' in body ? papeles.filter(({ papel }) => !papel.cubiertoPor) : papeles
  if (unpaid.length === 0) throw badRequest(papeles[0]?.papel.impedimento ?? '')
  const title = papelDe(body.tipo).titulo
  return printPdf(
    { title, empresa: deps.config.empresa, madeAt: deps.clock() },
    {
      foot: `${title} · ${SIN_EMITIR}`,
      pages: unpaid.map((borrador) => paperPages(borrador, deps.today())),
    },
  )
}
