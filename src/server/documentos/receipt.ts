import { nombreDeTipoDocumento } from '../../contract/catalogos'
import { fechaLarga } from '../../contract/fechas'
import { salarioMinimoEn } from '../../contract/salarioMinimo'
import { type Config } from '../config'
import { pesosInWords } from '../nomina/letras'
import { integer, pesos, pesosWithCents } from '../pdf/figures'
import { drawSignatures } from '../pdf/signatures'
import { drawLetterhead, longPeriodo, type Letterhead } from '../pdf/letterhead'
import { type Pago } from './pagos'
import { TEXT_WIDTH, MARGIN, type Doc, type DrawPage } from '../pdf/paper'
import { drawText, measureText } from '../pdf/text'
import { drawSection } from '../pdf/sections'

/** A kind of payment. */
export interface Concepto {
  /** 'Prima', as the formula calls it. */
  nombre: string
  /** 'Valor de la prima de servicios'. */
  rotulo: string
  /** Days of salary that a year of service gives. */
  diasDeSalario: number
  /** Factor of the base in the printed formula, ahead of the days. */
  fraccion: string
  /** The articles of the law, with their words, and what else is to be known of the payment. */
  norma: string
}

/** Stands at the foot of what has no number. */
export const SIN_EMITIR = 'Sin emitir'

/** Draws a sum in figures and in words. @returns the `y` under it. */
export function drawBox(doc: Doc, rotulo: string, value: number, y: number) {
  const padding = 12
  const width = TEXT_WIDTH - 2 * padding
  const words = `Son: ${pesosInWords(value)} m/cte.`
  const height = 2 * padding + 26 + measureText(doc, words, { size: 10.5, width })
  doc.roundedRect(MARGIN, y, TEXT_WIDTH, height, 4).fillColor('#f1f3f5').fill()
  const x = MARGIN + padding
  drawText(doc, rotulo, x, y + padding + 3, { face: 'bold', size: 12, width })
  drawText(doc, pesos(value), x, y + padding - 2, {
    face: 'bold',
    size: 17,
    width,
    align: 'right',
  })
  drawText(doc, words, x, y + padding + 26, { size: 10.5, width })
  return y + height
}

/** The sum of the salaries, and which they are. */
function salariosText({ salarios }: Pago, { salarioSegun, cierreSegun }: Config) {
  const till = salarioSegun === cierreSegun ? '' : `; la caja se cierra según ${cierreSegun}`
  return `${pesos(salarios)}, según ${salarioSegun}${till}`
}

/** The days that are averaged; those of who was there before the company's first settlement begin with it. */
const promedioText = ({ causado, promedio }: Pago) =>
  promedio.desde > causado.desde
    ? `Promedio desde el ${fechaLarga(promedio.desde)}: antes no hay liquidaciones`
    : longPeriodo(promedio)

function minimoText({ base, promedio }: Pago) {
  const minimo = salarioMinimoEn(promedio.hasta)
  return minimo && base < minimo ? `La base es menor que el salario mínimo legal (${pesos(minimo)}).` : ''
}

/**
 * The page for the driver's signature, in the name of the driver's company, or of the letterhead's where that is unknown: driver, days,
 * sums, formula, article of the law and amount.
 */
export const receiptPage =
  (letterhead: Letterhead, concepto: Concepto, config: Config, pago: Pago): DrawPage =>
  (doc) => {
    const { nombre, tipoDocumento, documento, causado, causados, promedio, dias, neutros, salarios, valor } =
      pago
    const base = pesosWithCents(pago.base)
    const empresa = pago.empresa || config.empresa
    let y = drawLetterhead(doc, { ...letterhead, empresa })

    y = drawSection(
      doc,
      'Conductor',
      [
        ['Nombre', nombre],
        [nombreDeTipoDocumento(tipoDocumento), documento],
      ],
      y,
    )

    y = drawSection(
      doc,
      'Base de la liquidación',
      [
        ['Tiempo de servicio', longPeriodo(causado)],
        ['Días causados', `${causados} (meses de 30, año de 360)`],
        ['Promedio', promedioText(pago)],
        [
          'Días del promedio',
          `${dias} hasta el ${fechaLarga(promedio.hasta)}; trabajados ${pago.trabajados}`,
        ],
        ['Días neutrales', `${neutros} (vacaciones, incapacidad, enfermo)`],
        [
          'Liquidaciones',
          `${integer(pago.liquidaciones)}; pendientes ${integer(pago.pendientes)}, por ${pesos(pago.pesosPendientes)}`,
        ],
        ['Salarios devengados', salariosText(pago, config)],
        ['Base: salario promedio mensual', `${base}. Sin auxilio de transporte.`],
        ['Advertencia', minimoText(pago)],
      ],
      y,
    )

    y = drawSection(
      doc,
      'Fórmula',
      [
        [
          'Base = salarios ÷ (días − neutrales) × 30',
          `${pesos(salarios)} ÷ (${dias} − ${neutros}) × 30 = ${base}`,
        ],
        [
          `${concepto.nombre} = base${concepto.fraccion} × días causados ÷ 360`,
          `${base}${concepto.fraccion} × ${causados} ÷ 360 = ${pesos(valor)}`,
        ],
        ['Fundamento', concepto.norma],
      ],
      y,
    )

    drawBox(doc, concepto.rotulo, valor, y + 14)
    drawSignatures(doc, [
      { capacity: 'Empleador', nombre: empresa, documento: '' },
      {
        capacity: 'Trabajador. Recibí a satisfacción.',
        nombre,
        documento: `${tipoDocumento} ${documento}`,
      },
    ])
  }
