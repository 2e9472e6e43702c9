import { fechaLarga } from '../../contract/fechas'
import { MESES_PRIMA } from '../../contract/catalogos'
import { type Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { primaSemestre } from '../nomina/periodos'
import { DIVISOR_PRIMA } from '../nomina/promedio'
import { capitalize } from '../pdf/figures'
import { receiptPage, type Concepto } from './receipt'
import { longPeriodo } from '../pdf/membrete'
import { listPagos } from './pagos'
import { printPdf } from '../pdf/pdf'
import { summaryPages } from './summary'

const CONCEPTO: Concepto = {
  nombre: 'Prima',
  rotulo: 'Valor de la prima de servicios',
  divisor: DIVISOR_PRIMA,
  norma:
    'Artículo 306 del Código Sustantivo del Trabajo: treinta días de salario por año, por el semestre trabajado o en proporción al tiempo trabajado.',
}

/**
 * The PDF of the prima of June (6) or December (12): a summary, then a page for each driver with settlements in the half-year.
 * @throws 400 when there are no settlements.
 */
export async function primaPdf({ db, config, today, clock }: Dependencies, mes: number) {
  const issued = today()
  const semestre = primaSemestre(mes, issued)
  const pagos = await listPagos(db, semestre, DIVISOR_PRIMA)
  if (pagos.length === 0) {
    const nombre = MESES_PRIMA.find(({ valor }) => valor === mes)?.nombre.toLowerCase()
    throw badRequest(`No hay liquidaciones en el ${semestre.nombre} para la prima de ${nombre}.`)
  }

  const { empresa } = config
  const periodo = longPeriodo({ desde: semestre.desde, hasta: semestre.final })
  const membrete = {
    empresa,
    hoy: issued,
    subtitulo: capitalize(`${semestre.nombre}: ${periodo}`),
    nota:
      semestre.hasta < semestre.final
        ? `Semestre en curso, corte al ${fechaLarga(semestre.hasta)}: se cuentan los salarios y los días hasta esa fecha.`
        : undefined,
  }
  return printPdf(
    {
      titulo: `Prima de servicios, ${semestre.nombre}`,
      empresa,
      fecha: clock(),
      // The drivers may work for several companies.
      pie: `Prima de servicios, ${semestre.nombre}`,
    },
    [
      ...summaryPages({ ...membrete, titulo: 'Resumen de la prima de servicios' }, pagos),
      ...pagos.map((pago) =>
        receiptPage({ ...membrete, titulo: 'Prima de servicios' }, CONCEPTO, periodo, pago),
      ),
    ],
  )
}
