import { type Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { ultimosDoceMeses } from '../nomina/periodos'
import { DIVISOR_VACACIONES, calcularVacaciones } from '../nomina/vacaciones'
import { comprobante, type Concepto } from './comprobante'
import { periodoLargo } from './membrete'
import { pagosDe } from './pagos'
import { imprimir } from './pdf'
import { serviciosDe } from './repository'

const CONCEPTO: Concepto = {
  nombre: 'Vacaciones',
  rotulo: 'Valor de las vacaciones',
  divisor: DIVISOR_VACACIONES,
  norma:
    'Artículos 186 y 192 del Código Sustantivo del Trabajo: quince días por año de servicio, con el promedio de lo devengado en el último año por ser variable el salario.',
}

async function porQueNoHay({ db }: Dependencies, documento: string) {
  const conductor = await db
    .selectFrom('conductores')
    .select('nombre')
    .where('documento', '=', documento)
    .executeTakeFirst()
  const mensaje = conductor
    ? `${conductor.nombre} no tiene liquidaciones en los últimos doce meses.`
    : `El conductor con documento ${documento} no existe.`
  return badRequest(mensaje, { documento: mensaje })
}

/**
 * The PDF of a driver's vacations of the last twelve months.
 * @throws 400 on `documento` for an unknown driver, or one without settlements in them: the form shows a 400's message.
 */
export async function documentoDeVacaciones(deps: Dependencies, documento: string): Promise<Buffer> {
  const { db, config, today, clock } = deps
  const expedicion = today()
  const meses = ultimosDoceMeses(expedicion)
  const [pago] = pagosDe(meses, await serviciosDe(db, meses, documento), calcularVacaciones)
  if (!pago) throw await porQueNoHay(deps, documento)

  const { empresa } = config
  const periodo = periodoLargo(meses)
  const membrete = {
    empresa,
    hoy: expedicion,
    titulo: 'Vacaciones',
    subtitulo: `Últimos doce meses: ${periodo}`,
  }
  return imprimir(
    { titulo: `Vacaciones de ${pago.nombre}`, empresa, fecha: clock(), pie: `${empresa} · Vacaciones` },
    [comprobante(membrete, CONCEPTO, periodo, pago)],
  )
}
