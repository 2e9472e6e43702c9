import { conductorInexistente } from '../../contract/conductores'
import { inSnapshot } from '../db/transaction'
import { type Db } from '../db/types'
import { type Dependencies } from '../dependencies'
import { fieldError } from '../http/errors'
import { lastTwelveMonths } from '../nomina/periodos'
import { DIAS_VACACIONES } from '../nomina/promedio'
import { SIN_EMITIR, receiptPage, type Concepto } from './receipt'
import { longPeriodo } from '../pdf/letterhead'
import { readExpedientes } from './expedientes'
import { pagosOf } from './pagos'
import { printPdf } from '../pdf/pdf'

const CONCEPTO: Concepto = {
  nombre: 'Vacaciones',
  rotulo: 'Valor de las vacaciones',
  diasDeSalario: DIAS_VACACIONES,
  fraccion: ` ÷ 30 × ${DIAS_VACACIONES}`,
  norma:
    'Vacaciones compensadas en dinero: quince días hábiles por año de servicio; se pagan 15 días de salario. Si se disfrutan, se pagan los días calendario del descanso. Artículos 186, 189 y 192 del Código Sustantivo del Trabajo; por ser variable el salario, con el promedio de lo devengado en el último año. No consta si este periodo ya fue pagado.',
}

/** A driver's payment of the last year of service. @throws 400 on `documento`. */
async function readPago(db: Db, { config }: Dependencies, documento: string, hoy: string) {
  const refuse = (mensaje: string) => fieldError(400, 'documento', mensaje)
  const { expedientes, recorded } = await readExpedientes(db, config, hoy, '1900-01-01', documento)
  const [expediente] = expedientes
  if (!expediente) throw refuse(conductorInexistente(documento))
  const { conductor, empleos } = expediente
  const [pago] = empleos.slice(0, 1).flatMap((empleo) => {
    const year = lastTwelveMonths(empleo.contrato.hasta ?? hoy)
    const ventanas = { desde: year.desde, causaHasta: year.hasta, promediaHasta: year.hasta }
    return pagosOf(expediente, empleo, recorded, config, { ...ventanas, ...CONCEPTO })
  })
  if (!pago) throw refuse(`${conductor.nombre} no tiene liquidaciones en su último año de servicio.`)
  return pago
}

/**
 * The PDF of a driver's vacations of the last year of service.
 * @throws 400 on `documento` for an unknown driver, or one without settlements in it: the form shows a 400's message.
 */
export async function vacacionesPdf(deps: Dependencies, documento: string) {
  const { config, clock } = deps
  const hoy = deps.today()
  const pago = await inSnapshot(deps, (db) => readPago(db, deps, documento, hoy))
  const empresa = pago.empresa || config.empresa
  const subtitle = `Último año de servicio: ${longPeriodo(pago.causado)}`
  const letterhead = { empresa, today: hoy, title: 'Vacaciones', subtitle }
  return printPdf(
    {
      title: `Vacaciones de ${pago.nombre}`,
      empresa,
      madeAt: clock(),
    },
    {
      foot: `${empresa} · Vacaciones · ${SIN_EMITIR}`,
      pages: [receiptPage(letterhead, CONCEPTO, config, pago)],
    },
  )
}
