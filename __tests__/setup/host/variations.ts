/** An answer as a host may write it: numbers for identifiers, times behind days, figures and flags as text, objects of nothing. */

const IDENTIFIER = /^(uuid|.*Uuid|numero|busNumero|bus|documento|conductorDocumento|modelo)$/
const NUMBER = /^[1-9]\d{0,14}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIMES = ['T00:00:00', 'T23:59:59-05:00', 'T00:00:00.000Z', ' 00:00:00', '']
/** Figure that can be read in two ways. */
const AMBIGUOUS = /^-?\d{1,3}\.\d{3}$/
const NOTHING = { abonoDto: { valor: null, fecha: '' }, deudaDto: { razon: null, valor: null, fecha: null } }

/** Each value in the next of its ways, so that all come up. */
export function createVariations() {
  let turn = 0
  const next = <Way>(...ways: Way[]) => ways[(turn += 1) % ways.length]
  const figure = (value: number) => {
    const spanish = value.toLocaleString('es-CO', { maximumFractionDigits: 6 })
    return next<unknown>(String(value), value, AMBIGUOUS.test(spanish) ? value : spanish)
  }
  function varyField(name: string, value: unknown): unknown {
    if (value === null) return name in NOTHING ? NOTHING[name as keyof typeof NOTHING] : null
    if (typeof value === 'number') return figure(value)
    if (typeof value === 'boolean') return next<unknown>(Number(value), String(value), value)
    if (typeof value !== 'string') return vary(value)
    if (DAY.test(value)) return value + (next(...TIMES) ?? '')
    return IDENTIFIER.test(name) && NUMBER.test(value) ? Number(value) : value
  }
  function vary(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(vary)
    if (typeof value !== 'object' || !value) return value
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, varyField(name, held)]))
  }
  return vary
}
