import { fechaLarga } from '../../contract/fechas'
import { MESES_PRIMA } from '../../contract/catalogos'
import { type Dependencies } from '../dependencies'
import { badRequest } from '../http/errors'
import { semestreDePrima } from '../nomina/periodos'
import { DIVISOR_PRIMA, calcularPrima } from '../nomina/prima'
import { conMayuscula } from './cifras'
import { comprobante, type Concepto } from './comprobante'
import { periodoLargo } from './membrete'
import { pagosDe } from './pagos'
import { imprimir } from './pdf'
import { serviciosDe } from './repository'
import { resumen } from './resumen'

const CONCEPTO: Concepto = {
  nombre: 'Prima',
  rotulo: 'Valor de la prima de servicios',
  divisor: DIVISOR_PRIMA,
  norma:
    'Artículo 306 del Código Sustantivo del Trabajo: treinta días de salario por año, por el semestre trabajado o en proporción al tiempo trabajado.',
}

/**
 * The PDF of the prima of June (6) or December (12): a summary, then a page for each driver with settlements in the
 * half-year. @throws 400 when nobody has any.
 */
export async function documentoDePrima(
  { db, config, today, clock }: Dependencies,
  mes: number,
): Promise<Buffer> {
  const expedicion = today()
  const semestre = semestreDePrima(mes, expedicion)
  const pagos = pagosDe(semestre, await serviciosDe(db, semestre), calcularPrima)
  if (pagos.length === 0) {
    const nombre = MESES_PRIMA.find(({ valor }) => valor === mes)?.nombre.toLowerCase()
    throw badRequest(`No hay liquidaciones en el ${semestre.nombre} para la prima de ${nombre}.`)
  }

  const { empresa } = config
  const periodo = periodoLargo({ desde: semestre.desde, hasta: semestre.final })
  const membrete = {
    empresa,
    hoy: expedicion,
    subtitulo: conMayuscula(`${semestre.nombre}: ${periodo}`),
    nota:
      semestre.hasta < semestre.final
        ? `Semestre en curso, corte al ${fechaLarga(semestre.hasta)}: se cuentan los salarios y los días hasta esa fecha.`
        : undefined,
  }
  return imprimir(
    {
      titulo: `Prima de servicios, ${semestre.nombre}`,
      empresa,
      fecha: clock(),
      pie: `${empresa} · Prima de servicios, ${semestre.nombre}`,
    },
    [
      ...resumen({ ...membrete, titulo: 'Resumen de la prima de servicios' }, pagos),
      ...pagos.map((pago) =>
        comprobante({ ...membrete, titulo: 'Prima de servicios' }, CONCEPTO, periodo, pago),
      ),
    ],
  )
}
