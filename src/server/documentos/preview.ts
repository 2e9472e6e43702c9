import { pesos } from '../../contract/dudas'
import { sumaDe } from '../../contract/numeros'
import { type CuerpoPrevia } from '../../contract/previa'
import { type Config } from '../config'
import { inSnapshot } from '../db/transaction'
import { type Db } from '../db/types'
import { type Dependencies } from '../dependencies'
import { badRequest, fieldError } from '../http/errors'
import { diasHabiles, enDias, saldoDeVacaciones } from '../nomina/vacaciones'
import { borradorDe, type Borrador } from './borrador'
import { readCasos } from './casos'
import { paperPages, SIN_EMITIR, tituloDe } from './paper-pages'
import { printPdf } from '../pdf/pdf'

/** Refuses deductions of what is not owed, or that would touch severance; what is paid already has its own refusal. @throws 400 */
function assertDescontable({ cuerpo, papel: { descontable = 0, saldo = 0, cubiertoPor } }: Borrador) {
  if (!('deuda' in cuerpo.datos) || cubiertoPor) return
  const { deuda, otrosDescuentos } = cuerpo.datos
  if (deuda > Math.max(0, saldo))
    throw fieldError(400, 'deuda', `Supera lo que debe: ${pesos(Math.max(0, saldo))}.`)
  if (deuda + otrosDescuentos > descontable)
    throw fieldError(
      400,
      deuda > 0 ? 'deuda' : 'otrosDescuentos',
      `Se descuentan como máximo ${pesos(descontable)}.`,
    )
}

/** Refuses to pay more than half of the vacations that have accrued while employed (CST 189). @throws 400 */
function assertMitad({ cuerpo: { datos }, papel, previos, corte }: Borrador) {
  if (!('forma' in datos) || datos.forma !== 'compensadas' || (papel.contrato.hasta ?? '9999') <= corte)
    return
  const { causado } = saldoDeVacaciones(papel, corte, 0)
  const pagados = sumaDe(
    previos.filter(({ concepto }) => concepto === 'vacaciones'),
    'dias',
  )
  if ((datos.dias + pagados) * 2 * 3600 <= causado) return
  const half = enDias(Math.floor(causado / 2)).toLocaleString('es-CO')
  const before = pagados > 0 ? ` Ya se compensaron ${pagados.toLocaleString('es-CO')}.` : ''
  throw fieldError(400, 'dias', `Se compensa como máximo la mitad de lo causado: ${half} días.${before}`)
}

/** Refuses a rest that would take nothing of the vacations. @throws 400 */
function assertHabiles({ cuerpo: { datos }, festivos }: Borrador) {
  if (!('hasta' in datos)) return
  if (diasHabiles(datos, new Set(festivos)) === 0)
    throw fieldError(400, 'hasta', 'No hay días hábiles entre esas fechas.')
}

/**
 * The papers that a request asks for, over a snapshot or an open transaction.
 * @throws 400 on a field that cannot be, and without a paper of a month; 404 and 409 for the paper to replace.
 */
export async function papelesDe(db: Db, config: Config, hoy: string, body: CuerpoPrevia) {
  const casos = await readCasos(db, config, hoy, body)
  const papeles = casos.map(({ caso, jornadas }) => borradorDe(caso, jornadas))
  // Rules of what is issued now: recomputing asks none of them of an issued paper.
  papeles.forEach(assertDescontable)
  papeles.forEach(assertHabiles)
  papeles.forEach(assertMitad)
  if (papeles.length === 0) throw badRequest('No hay liquidaciones para este documento.')
  return papeles
}

/** The same, read at one moment. */
export const listPapeles = (deps: Dependencies, body: CuerpoPrevia) =>
  inSnapshot(deps, (db) => papelesDe(db, deps.config, deps.today(), body))

/** The PDF of papers that are not issued, a driver's after another's. @throws as {@link papelesDe}. */
export async function papelesPdf(deps: Dependencies, body: CuerpoPrevia) {
  const papeles = await listPapeles(deps, body)
  // A month's paper that is paid already has nothing to show.
  const unpaid = 'mes' in body ? papeles.filter(({ papel }) => !papel.cubiertoPor) : papeles
  if (unpaid.length === 0) throw badRequest(papeles[0]?.papel.impedimento ?? '')
  const title = tituloDe(body.tipo)
  return printPdf(
    { title, empresa: deps.config.empresa, madeAt: deps.clock() },
    {
      foot: `${title} · ${SIN_EMITIR}`,
      pages: unpaid.flatMap((borrador) => paperPages(borrador, deps.today())),
    },
  )
}
