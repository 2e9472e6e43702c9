import { fechaLarga } from '../../contract/fechas'
import { MESES_PRIMA } from '../../contract/catalogos'
import { claveDe } from '../../contract/sinAcentos'
import { alphabetically } from '../collation'
import { inSnapshot } from '../db/transaction'
import { type Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { primaSemestre, type Semestre } from '../nomina/periodos'
import { DIAS_PRIMA } from '../nomina/promedio'
import { capitalize } from '../pdf/figures'
import { SIN_EMITIR, receiptPage, type Concepto } from './receipt'
import { longPeriodo } from '../pdf/letterhead'
import { readExpedientes } from './expedientes'
import { pagosOf, type Pago } from './pagos'
import { printPdf } from '../pdf/pdf'
import { summaryPages } from './summary'

const CONCEPTO: Concepto = {
  nombre: 'Prima',
  rotulo: 'Valor de la prima de servicios',
  diasDeSalario: DIAS_PRIMA,
  fraccion: '',
  norma:
    'Artículo 306 del Código Sustantivo del Trabajo (Ley 1788 de 2016): treinta días de salario por año, por el semestre trabajado o en proporción al tiempo trabajado.',
}

/** The payments of each company, by its name; one that is spelled in several ways is one. */
function byCompany(pagos: readonly Pago[], empresa: string) {
  const companies = new Map<string, { empresa: string; pagos: Pago[] }>()
  for (const pago of pagos) {
    const name = pago.empresa || empresa
    const key = claveDe(name)
    const company = companies.get(key) ?? { empresa: name, pagos: [] }
    companies.set(key, company)
    company.pagos.push(pago)
  }
  return [...companies.values()].sort(alphabetically('empresa'))
}

/** Note on a half-year that has not ended. */
function noteOf({ causaHasta, promediaHasta, final }: Semestre) {
  if (causaHasta < final)
    return `Semestre en curso, corte al ${fechaLarga(causaHasta)}: se cuentan los salarios y los días hasta esa fecha.`
  return promediaHasta < final
    ? `Semestre completo: los salarios se promedian hasta el ${fechaLarga(promediaHasta)}.`
    : undefined
}

/**
 * The PDF of the prima of June (6) or December (12): of each company a summary, then a page for each driver with settlements in the
 * half-year.
 * @throws 400 when there are no settlements.
 */
export async function primaPdf(deps: Dependencies, mes: number) {
  const { config, clock } = deps
  const hoy = deps.today()
  const semestre = primaSemestre(mes, hoy)
  const { expedientes, recorded } = await inSnapshot(deps, (db) =>
    readExpedientes(db, config, hoy, semestre.desde),
  )
  // A driver of several contracts is paid under the latest.
  const pagos = expedientes.flatMap((expediente) =>
    expediente.empleos
      .flatMap((empleo) => pagosOf(expediente, empleo, recorded, config, { ...semestre, ...CONCEPTO }))
      .slice(0, 1),
  )
  if (pagos.length === 0) {
    const nombre = MESES_PRIMA.find(({ valor }) => valor === mes)?.nombre.toLowerCase()
    throw badRequest(`No hay liquidaciones en el ${semestre.nombre} para la prima de ${nombre}.`)
  }

  const periodo = longPeriodo({ desde: semestre.desde, hasta: semestre.final })
  const note = noteOf(semestre)
  // The drivers may work for several companies.
  const title = `Prima de servicios, ${semestre.nombre}`
  const pages = byCompany(pagos, config.empresa).flatMap((company) => {
    const letterhead = {
      empresa: company.empresa,
      today: hoy,
      subtitle: capitalize(`${semestre.nombre}: ${periodo}`),
      note,
    }
    return [
      ...summaryPages({ ...letterhead, title: 'Resumen de la prima de servicios' }, company.pagos),
      ...company.pagos.map((pago) =>
        receiptPage({ ...letterhead, title: 'Prima de servicios' }, CONCEPTO, config, pago),
      ),
    ]
  })
  return printPdf(
    { title, empresa: config.empresa, madeAt: clock() },
    { foot: `${title} · ${SIN_EMITIR}`, pages },
  )
}
