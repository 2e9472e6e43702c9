/**
 * The conditions that a column filter can set, as predicates on a cell's value. The grid only draws the filter's panel:
 * its own filtering costs a hundred times more per row, which ten years of settlements would make felt.
 */
import { sinAcentos } from '../formats'
import type { TipoColumna, ValorCelda } from './columns'
import type { FiltroColumna, ValorFiltro } from './tableSlice'

type Predicado = (celda: ValorCelda) => boolean
type Condicion = (buscado: ValorFiltro) => Predicado

const vacia: Predicado = (celda) => celda == null || celda === ''
const no =
  (condicion: Condicion): Condicion =>
  (buscado) => {
    const cumple = condicion(buscado)
    return (celda) => !cumple(celda)
  }

/** The text of a cell to compare with: without case or accents. Columns repeat their values, so each is worked out once. */
function simplificador(): (celda: ValorCelda) => string {
  const conocidos = new Map<ValorCelda, string>()
  return (celda) => {
    let simple = conocidos.get(celda)
    if (simple === undefined) {
      simple = celda == null ? '' : sinAcentos(String(celda))
      conocidos.set(celda, simple)
    }
    return simple
  }
}

const lista = (buscado: ValorFiltro): string[] => (Array.isArray(buscado) ? buscado : [String(buscado)])

const deTexto =
  (cumple: (celda: string, buscado: string) => boolean): Condicion =>
  (buscado) => {
    const simple = simplificador()
    const texto = sinAcentos(String(buscado)).trim()
    return (celda) => cumple(simple(celda), texto)
  }

const contiene = deTexto((celda, buscado) => celda.includes(buscado))
const igual = deTexto((celda, buscado) => celda === buscado)
const esAlguno: Condicion = (buscado) => {
  const simple = simplificador()
  const buscados = new Set(lista(buscado).map((texto) => sinAcentos(texto).trim()))
  return (celda) => buscados.has(simple(celda))
}

const deNumero =
  (cumple: (celda: number, buscado: number) => boolean): Condicion =>
  (buscado) => {
    const cifra = Number(buscado)
    return (celda) => typeof celda === 'number' && cumple(celda, cifra)
  }

const deFecha =
  (cumple: (celda: string, buscada: string) => boolean): Condicion =>
  (buscada) =>
  (celda) =>
    typeof celda === 'string' && celda !== '' && cumple(celda, String(buscada))

const VACIAS: Record<string, Condicion> = { isEmpty: () => vacia, isNotEmpty: no(() => vacia) }

const TEXTO: Record<string, Condicion> = {
  ...VACIAS,
  contains: contiene,
  doesNotContain: no(contiene),
  equals: igual,
  doesNotEqual: no(igual),
  startsWith: deTexto((celda, buscado) => celda.startsWith(buscado)),
  endsWith: deTexto((celda, buscado) => celda.endsWith(buscado)),
  isAnyOf: esAlguno,
}
const NUMERO: Record<string, Condicion> = {
  ...VACIAS,
  '=': deNumero((celda, buscado) => celda === buscado),
  '!=': deNumero((celda, buscado) => celda !== buscado),
  '>': deNumero((celda, buscado) => celda > buscado),
  '>=': deNumero((celda, buscado) => celda >= buscado),
  '<': deNumero((celda, buscado) => celda < buscado),
  '<=': deNumero((celda, buscado) => celda <= buscado),
  isAnyOf: (buscado) => {
    const cifras = new Set(lista(buscado).map(Number))
    return (celda) => typeof celda === 'number' && cifras.has(celda)
  },
}

const CONDICIONES: Record<TipoColumna, Record<string, Condicion>> = {
  texto: TEXTO,
  numero: NUMERO,
  pesos: NUMERO,
  porcentaje: NUMERO,
  fecha: {
    ...VACIAS,
    is: deFecha((celda, buscada) => celda === buscada),
    not: deFecha((celda, buscada) => celda !== buscada),
    after: deFecha((celda, buscada) => celda > buscada),
    onOrAfter: deFecha((celda, buscada) => celda >= buscada),
    before: deFecha((celda, buscada) => celda < buscada),
    onOrBefore: deFecha((celda, buscada) => celda <= buscada),
  },
  booleano: { is: (buscado) => (celda) => Boolean(celda) === buscado },
  opcion: { is: igual, not: no(igual), isAnyOf: esAlguno },
}

const sinValor = (valor: ValorFiltro): boolean =>
  valor == null || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** The predicate of a filter on a column of a type; null while the filter says nothing yet. */
export function predicadoDe({ operador, valor }: FiltroColumna, tipo: TipoColumna): Predicado | null {
  const condicion = CONDICIONES[tipo][operador]
  return !condicion || (sinValor(valor) && !(operador in VACIAS)) ? null : condicion(valor)
}
