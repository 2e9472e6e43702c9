import { type CuerpoPrevia } from '../../contract/previa'
import { inSnapshot } from '../db/transaction'
import { type Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { papelDelConductor } from './driver-papers'
import { papelesDelMes } from './monthly-papers'
import { paperPages } from './paper-pages'
import { SIN_EMITIR } from './receipt'
import { printPdf } from '../pdf/pdf'

/** The papers that a request asks for, read at one moment. @throws 400 on a field that cannot be; without a paper of a month. */
export async function listPapeles(deps: Dependencies, body: CuerpoPrevia) {
  const hoy = deps.today()
  const papeles = await inSnapshot(deps, async (db) =>
    'mes' in body
      ? papelesDelMes(db, deps.config, hoy, body)
      : [await papelDelConductor(db, deps.config, hoy, body)],
  )
  if (papeles.length === 0) throw badRequest('No hay liquidaciones para este documento.')
  return papeles
}

const TITULOS: Record<CuerpoPrevia['tipo'], string> = {
  prima: 'Prima de servicios',
  vacaciones: 'Vacaciones',
  liquidacion: 'Liquidación',
  'liquidacion-antigua': 'Liquidación Antigua',
  bono: 'Bono',
}

/** The PDF of papers that are not issued, a driver's after another's. @throws as {@link listPapeles}. */
export async function papelesPdf(deps: Dependencies, body: CuerpoPrevia) {
  const { config, clock } = deps
  const hoy = deps.today()
  const papeles = await listPapeles(deps, body)
  const title = TITULOS[body.tipo]
  return printPdf(
    { title, empresa: config.empresa, madeAt: clock(), foot: `${title} · ${SIN_EMITIR}` },
    papeles.flatMap((borrador) => paperPages(title, hoy, config, borrador)),
  )
}
