import { ofDocumento } from '../conductores/repository'
import { conductorInexistente } from '../../contract/conductores'
import { type Dependencies } from '../dependencies'
import { fieldError } from '../http/errors'
import { lastTwelveMonths } from '../nomina/periodos'
import { DIVISOR_VACACIONES } from '../nomina/promedio'
import { receiptPage, type Concepto } from './receipt'
import { longPeriodo } from '../pdf/membrete'
import { listPagos } from './pagos'
import { printPdf } from '../pdf/pdf'

const CONCEPTO: Concepto = {
  nombre: 'Vacaciones',
  rotulo: 'Valor de las vacaciones',
  divisor: DIVISOR_VACACIONES,
  norma:
    'Artículos 186 y 192 del Código Sustantivo del Trabajo: quince días por año de servicio, con el promedio de lo devengado en el último año por ser variable el salario.',
}

async function whyNone({ db }: Dependencies, documento: string) {
  const conductor = await ofDocumento(db, documento).executeTakeFirst()
  const mensaje = conductor
    ? `${conductor.nombre} no tiene liquidaciones en los últimos doce meses.`
    : conductorInexistente(documento)
  return fieldError(400, 'documento', mensaje)
}

/**
 * The PDF of a driver's vacations of the last twelve months.
 * @throws 400 on `documento` for an unknown driver, or one without settlements in them: the form shows a 400's message.
 */
export async function vacacionesPdf(deps: Dependencies, documento: string) {
  const { db, config, today, clock } = deps
  const issued = today()
  const period = lastTwelveMonths(issued)
  const [pago] = await listPagos(db, period, DIVISOR_VACACIONES, documento)
  if (!pago) throw await whyNone(deps, documento)

  const empresa = pago.empresa || config.empresa
  const periodo = longPeriodo(period)
  const membrete = {
    empresa,
    hoy: issued,
    titulo: 'Vacaciones',
    subtitulo: `Últimos doce meses: ${periodo}`,
  }
  return printPdf(
    { titulo: `Vacaciones de ${pago.nombre}`, empresa, fecha: clock(), pie: `${empresa} · Vacaciones` },
    [receiptPage(membrete, CONCEPTO, periodo, pago)],
  )
}
