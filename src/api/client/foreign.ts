/**
 * How another host's answers are read: identifiers become text, figures numbers, days `YYYY-MM-DD`, flags booleans, each by its name,
 * which is one thing in all answers. Our own server's answers are right by contract and stay as they are.
 */

/** Reads a value; undefined for what cannot be read, which counts as absent. */
type Read = (value: unknown) => unknown

const text: Read = (value) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' || value === null ? value : undefined

/** As JSON writes figures. */
const JSON_FIGURE = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i
/** As Spanish writes them. */
const SPANISH_FIGURE = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/
/** Thousands in one way, decimals in the other. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/

const figure: Read = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  if (AMBIGUOUS.test(written)) return undefined
  const json =
    SPANISH_FIGURE.test(written) && !JSON_FIGURE.test(written)
      ? written.replaceAll('.', '').replace(',', '.')
      : written
  const read = JSON_FIGURE.test(json) ? Number(json) : value
  return Number.isFinite(read) ? read : undefined
}

/** A calendar day as it is written, whatever time stands behind it. */
const day: Read = (value) =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/s, '$1') : value

const FLAGS: Partial<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false }

const flag: Read = (value) => FLAGS[String(value).trim().toLowerCase()]

const named = (read: Read, names: string): [string, Read][] => names.split(' ').map((name) => [name, read])

/** The fields of section 3. */
const FIELDS = new Map([
  ...named(
    text,
    'uuid numero busNumero bus documento conductorDocumento conductorUuid liquidacionUuid conductorNombre nombre empresa ruta modelo marca placa tipoDocumento comentario razon origen justificacion mensaje',
  ),
  ...named(
    figure,
    'viajes regIni regFin sensor civica tiquetes pasajerosReg pasajerosRegistradora pasajerosSensor sensorNetos valorNetoReg valorNetoRegistradora valorNetoSensor valorNeto salario salarioRegistradora valor valorRegistradora porcentajePasajero porcentajeFestivos porcentajeBonificacion limiteBonificacion pasajerosPorViaje totalSalarios promedioSalario promedioSalarioDia totalSalariosRegistradora promedioSalarioRegistradora promedioSalarioDiaRegistradora totalDeuda balance totalAbono totalGasto promedioGastosDia totalFaltas totalFaltasSinJustificacion totalAsistencias totalEntregasAlDia totalNoEntregasAlDia totalEntregasPresencial totalNoEntregasPresencial totalDias',
  ),
  ...named(
    day,
    'fecha fechaEntrega fechaInicio fechaFinal fechaNacimiento fechaUltimoIngreso fechaUltimoRetiro',
  ),
  ...named(flag, 'liquidada valido asistio entregoAlDia entregoPresencial'),
])

const isNothing = (value: unknown) => value === null || value === ''

/** Reads what stands in a record under no name of ours; a record in which nothing stands is none. */
function readInner(value: unknown) {
  const read = readForeign(value)
  return typeof read === 'object' && read && Object.values(read).every(isNothing) && !Array.isArray(read)
    ? null
    : read
}

/** Reads an answer, or a part of one. */
export function readForeign(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(readForeign)
  if (typeof answer !== 'object' || !answer) return answer
  const read = Object.entries(answer).map(
    ([name, value]) => [name, (FIELDS.get(name) ?? readInner)(value)] as const,
  )
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** Texts, which stay as they are; and whole numbers that a number does not hold, which are identifiers. */
const LONG_NUMBERS = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g

/** Parses JSON of another host. @throws SyntaxError */
const parse = (json: string): unknown =>
  JSON.parse(json.replace(LONG_NUMBERS, (one) => (one.startsWith('"') ? one : `"${one}"`)))

/** An answer, or a part of one, as it is to be read. @throws SyntaxError */
export const parseAnswer = (json: string): unknown => readForeign(parse(json))

/**
 * Reads the body of an answer by another host. That to a write may be nothing, or plain text without tags, which is its mensaje.
 * @throws SyntaxError
 */
export const bodyReader = (writes: boolean) => async (response: Response) => {
  const body = (await response.text()).trim()
  const says = writes && response.ok
  try {
    const answer = parse(body || 'null')
    if (!response.ok) return answer
    return says && typeof answer === 'string' ? { mensaje: answer } : readForeign(answer)
  } catch (error) {
    if (says && !/^[[{]|</.test(body)) return { mensaje: body }
    throw error
  }
}
