import { nombreDeTipoDocumento } from '../../contract/catalogos'
import { pesosEnLetras } from '../nomina/letras'
import { entero, pesos, pesosConCentavos } from './cifras'
import { firmar } from './firmas'
import { encabezar, periodoLargo, type Membrete } from './membrete'
import { type Pago } from './pagos'
import { ANCHO_UTIL, MARGEN, TINTA_SUAVE, escribir, linea, medir, type Doc, type Pagina } from './pdf'

/** What tells one kind of payment from another. */
export interface Concepto {
  /** 'Prima', as the formula calls it. */
  nombre: string
  /** 'Valor de la prima de servicios'. */
  rotulo: string
  divisor: number
  /** The article of the law, and what it says. */
  norma: string
}

const ANCHO_ROTULO = 170

function seccion(doc: Doc, titulo: string, y: number): number {
  const bajo = escribir(doc, titulo, MARGEN, y + 16, { fuente: 'negrita', cuerpo: 10.5 })
  linea(doc, bajo + 3)
  return bajo + 8
}

const renglones = (doc: Doc, filas: readonly (readonly [string, string])[], y: number): number =>
  filas.reduce((arriba, [rotulo, valor]) => {
    escribir(doc, rotulo, MARGEN, arriba, { ancho: ANCHO_ROTULO, color: TINTA_SUAVE })
    const x = MARGEN + ANCHO_ROTULO
    return escribir(doc, valor, x, arriba, { ancho: ANCHO_UTIL - ANCHO_ROTULO }) + 3
  }, y)

function recuadro(doc: Doc, concepto: Concepto, valor: number, y: number) {
  const relleno = 12
  const ancho = ANCHO_UTIL - 2 * relleno
  const letras = `Son: ${pesosEnLetras(valor)} m/cte.`
  const alto = 2 * relleno + 26 + medir(doc, letras, { cuerpo: 10.5, ancho })
  doc.roundedRect(MARGEN, y, ANCHO_UTIL, alto, 4).fillColor('#f1f3f5').fill()
  const x = MARGEN + relleno
  escribir(doc, concepto.rotulo, x, y + relleno + 3, { fuente: 'negrita', cuerpo: 12, ancho })
  escribir(doc, pesos(valor), x, y + relleno - 2, {
    fuente: 'negrita',
    cuerpo: 17,
    ancho,
    alineado: 'right',
  })
  escribir(doc, letras, x, y + relleno + 26, { cuerpo: 10.5, ancho })
}

/** The page that a driver signs: who, for which days, from what sums, by which formula and article, and how much. */
export const comprobante =
  (membrete: Membrete, concepto: Concepto, periodo: string, pago: Pago): Pagina =>
  (doc) => {
    const { nombre, tipoDocumento, documento, servicio, dias, salarios, base, valor } = pago
    let y = encabezar(doc, membrete)

    y = renglones(
      doc,
      [
        ['Nombre', nombre],
        [nombreDeTipoDocumento(tipoDocumento), documento],
      ],
      seccion(doc, 'Conductor', y),
    )

    y = renglones(
      doc,
      [
        ['Periodo', periodo],
        ['Tiempo de servicio', periodoLargo(servicio)],
        ['Días (meses de 30, año de 360)', entero(dias)],
        ['Liquidaciones del periodo', entero(pago.liquidaciones)],
        ['Salarios devengados', pesos(salarios)],
        ['Base: salario promedio mensual', pesosConCentavos(base)],
      ],
      seccion(doc, 'Base de la liquidación', y),
    )

    y = renglones(
      doc,
      [
        ['Base = salarios ÷ días × 30', `${pesos(salarios)} ÷ ${dias} × 30 = ${pesosConCentavos(base)}`],
        [
          `${concepto.nombre} = base × días ÷ ${concepto.divisor}`,
          `${pesosConCentavos(base)} × ${dias} ÷ ${concepto.divisor} = ${pesos(valor)}`,
        ],
        ['Fundamento', concepto.norma],
      ],
      seccion(doc, 'Fórmula', y),
    )

    recuadro(doc, concepto, valor, y + 18)
    firmar(doc, [
      { calidad: 'Empleador', nombre: membrete.empresa, documento: 'NIT' },
      {
        calidad: 'Trabajador. Recibí a satisfacción.',
        nombre,
        documento: `${tipoDocumento} ${documento}`,
      },
    ])
  }
