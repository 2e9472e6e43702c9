import { nombreDeTipoDocumento } from '../../contract/catalogos'
import { pesosInWords } from '../nomina/letras'
import { integer, pesos, pesosWithCents } from '../pdf/figures'
import { drawFirmas } from '../pdf/firmas'
import { drawMembrete, longPeriodo, type Membrete } from '../pdf/membrete'
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
  divisor: number
  /** The article of the law, with its words. */
  norma: string
}

function drawBox(doc: Doc, concepto: Concepto, value: number, y: number) {
  const padding = 12
  const width = TEXT_WIDTH - 2 * padding
  const words = `Son: ${pesosInWords(value)} m/cte.`
  const height = 2 * padding + 26 + measureText(doc, words, { cuerpo: 10.5, ancho: width })
  doc.roundedRect(MARGIN, y, TEXT_WIDTH, height, 4).fillColor('#f1f3f5').fill()
  const x = MARGIN + padding
  drawText(doc, concepto.rotulo, x, y + padding + 3, { fuente: 'negrita', cuerpo: 12, ancho: width })
  drawText(doc, pesos(value), x, y + padding - 2, {
    fuente: 'negrita',
    cuerpo: 17,
    ancho: width,
    alineado: 'right',
  })
  drawText(doc, words, x, y + padding + 26, { cuerpo: 10.5, ancho: width })
}

/**
 * The page for the driver's signature, in the name of the driver's company, or of the letterhead's where that is unknown: driver, days,
 * sums, formula, article of the law and amount.
 */
export const receiptPage =
  (membrete: Membrete, concepto: Concepto, periodo: string, pago: Pago): DrawPage =>
  (doc) => {
    const { nombre, tipoDocumento, documento, servicio, dias, salarios, base, valor } = pago
    const empresa = pago.empresa || membrete.empresa
    let y = drawMembrete(doc, { ...membrete, empresa })

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
        ['Periodo', periodo],
        ['Tiempo de servicio', longPeriodo(servicio)],
        ['Días (meses de 30, año de 360)', integer(dias)],
        ['Liquidaciones del periodo', integer(pago.liquidaciones)],
        ['Salarios devengados', pesos(salarios)],
        ['Base: salario promedio mensual', pesosWithCents(base)],
      ],
      y,
    )

    y = drawSection(
      doc,
      'Fórmula',
      [
        ['Base = salarios ÷ días × 30', `${pesos(salarios)} ÷ ${dias} × 30 = ${pesosWithCents(base)}`],
        [
          `${concepto.nombre} = base × días ÷ ${concepto.divisor}`,
          `${pesosWithCents(base)} × ${dias} ÷ ${concepto.divisor} = ${pesos(valor)}`,
        ],
        ['Fundamento', concepto.norma],
      ],
      y,
    )

    drawBox(doc, concepto, valor, y + 18)
    drawFirmas(doc, [
      { calidad: 'Empleador', nombre: empresa, documento: '' },
      {
        calidad: 'Trabajador. Recibí a satisfacción.',
        nombre,
        documento: `${tipoDocumento} ${documento}`,
      },
    ])
  }
