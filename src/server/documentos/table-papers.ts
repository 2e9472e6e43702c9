/** The rows of section 7 for documentos: papers by the rules of the contracts, of what nobody has issued or confirmed too. */
import { papelDe } from '../../contract/catalogos'
import { type CuerpoPrevia } from '../../contract/previa'
import { claveDe } from '../../contract/sinAcentos'
import { alphabetically } from '../collation'
import { inSnapshot } from '../db/transaction'
import { type Dependencies } from '../dependencies'
import { badRequest, fieldError } from '../http/errors'
import { daysOfContract, latest } from '../nomina/days'
import { lastTwelveMonths, halfYearOf } from '../nomina/periods'
import { capitalize } from '../pdf/figures'
import { longPeriodo } from '../pdf/letterhead'
import { printPdf } from '../pdf/pdf'
import { draftOf, type Draft } from './draft'
import { readCases, type Case } from './cases'
import { groupBy } from '../../contract/groupBy'
import { paperPages, SIN_EMITIR } from './paper-pages'
import { summaryPages } from './summary'

/** The papers of a request as if none were issued. */
async function papelesDe(deps: Dependencies, body: CuerpoPrevia, cuerpoDe = ({ cuerpo }: Case) => cuerpo) {
  const casos = await inSnapshot(deps, (db) => readCases(db, deps.config, deps.today(), body))
  return casos.map(({ caso, jornadas }): Draft => {
    const borrador = draftOf({ ...caso, previos: [], cuerpo: cuerpoDe(caso) }, jornadas)
    return { ...borrador, papel: { ...borrador.papel, impedimento: undefined } }
  })
}

/** The papers of each company, by its name; one that is spelled in several ways is one. */
const byCompany = (papeles: readonly Draft[]) =>
  [...groupBy(papeles, ({ papel }) => claveDe(papel.empresa)).values()]
    .map((own) => ({ empresa: own[0]!.papel.empresa, own }))
    .sort(alphabetically('empresa'))

/**
 * The PDF of the prima of June (6) or December (12): of each company a summary, then the pages of each driver with settlements in the
 * half-year.
 * @throws 400 when there are no settlements.
 */
export async function primaPdf(deps: Dependencies, mes: number) {
  const today = deps.today()
  const { nombre, desde, final } = halfYearOf(mes, today)
  const all = await papelesDe(deps, { tipo: 'prima', mes, datos: { ajustes: {}, marcas: {} } })
  const worked = all.filter(({ entradas }) => entradas > 0)
  // A driver is paid under the latest confirmed contract, and under what is proposed after it.
  const papeles = worked.filter(
    ({ papel: { contrato, documento } }, i) =>
      contrato.uuid === null ||
      worked.findIndex(({ papel }) => papel.contrato.uuid !== null && papel.documento === documento) === i,
  )
  if (papeles.length === 0) throw badRequest(`No hay liquidaciones en el ${nombre}.`)
  const title = `${papelDe('prima').titulo}, ${nombre}`
  const subtitle = capitalize(`${nombre}: ${longPeriodo({ desde, hasta: final })}`)
  const pages = byCompany(papeles).flatMap(({ empresa, own }) => [
    summaryPages({ empresa, today, title: 'Resumen de la prima de servicios', subtitle }, own),
    ...own.map((borrador) => paperPages(borrador, today)),
  ])
  return printPdf(
    // The drivers may work for several companies.
    { title, empresa: deps.config.empresa, madeAt: deps.clock() },
    { foot: `${title} · ${SIN_EMITIR}`, pages },
  )
}

/** A contract's last year of service, and the days that accrue in it. */
function anualOf({ contrato, corte }: Case) {
  const year = lastTwelveMonths(contrato.hasta ?? corte)
  const periodo = { desde: latest(year.desde, contrato.desde), hasta: year.hasta }
  return { periodo, dias: Math.min(360, daysOfContract(periodo, contrato.desde)) }
}

/**
 * The PDF of a driver's vacations of the last year of service, in money.
 * @throws 400 on `documento` for an unknown driver, or one without settlements in it: the form shows a 400's message.
 */
export async function vacacionesPdf(deps: Dependencies, documento: string) {
  const datos = { forma: 'compensadas', dias: 15 } as const
  const body = { tipo: 'vacaciones', documento, datos } as const
  const [borrador] = await papelesDe(deps, body, (caso) => ({
    ...body,
    datos: { ...datos, dias: (anualOf(caso).dias * 15) / 360 },
  }))
  if (!borrador?.entradas) {
    const nombre = borrador?.papel.nombre ?? documento
    throw fieldError(400, 'documento', `${nombre} no tiene liquidaciones en su último año de servicio.`)
  }
  const { papel } = borrador
  const { empresa, nombre } = papel
  const { periodo, dias } = anualOf(borrador)
  const lineas = papel.lineas.map((linea) => ({ ...linea, desde: periodo.desde }))
  const notas = [
    `Último año de servicio, ${longPeriodo(periodo)}: ${dias} × 15 ÷ 360 días, compensados en dinero. Sin auxilio de transporte. No consta si este periodo ya fue pagado.`,
  ]
  return printPdf(
    { title: `Vacaciones de ${nombre}`, empresa, madeAt: deps.clock() },
    {
      foot: `${empresa} · Vacaciones · ${SIN_EMITIR}`,
      pages: [paperPages({ ...borrador, papel: { ...papel, lineas }, notas }, deps.today())],
    },
  )
}
