/**
 * Reads a long JSON list as it arrives, so that its first rows are shown while the others are on their way and no parsing
 * stops the page. It takes any JSON: where the text gives no hold for cutting, it is parsed whole at the end.
 */

/** Milliseconds of work after which the page gets its turn. */
const TURNO = 8
const ENTRE_FILAS = '},{'

// After a text that could not be cut, it must have grown by half before the next try: no host makes this quadratic.
const CRECIMIENTO = 1.5

const otroTurno = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function analizar<Fila>(texto: string): Fila[] | null {
  try {
    return JSON.parse(texto) as Fila[]
  } catch {
    return null
  }
}

/** Takes the text of a JSON list in pieces and gives its rows as soon as they are whole. */
export function crearLector<Fila>() {
  let resto = ''
  let empezada = false
  let umbral = 0

  /** The rows that are whole by now. A cut inside a text or a nested list parses as nothing, and is not made. */
  function recibir(trozo: string): Fila[] {
    resto += trozo
    if (!empezada && resto.trimStart().startsWith('[')) {
      empezada = true
      resto = resto.trimStart().slice(1)
    }
    if (!empezada || resto.length < umbral) return []
    const corte = resto.lastIndexOf(ENTRE_FILAS)
    const filas = corte < 0 ? null : analizar<Fila>(`[${resto.slice(0, corte + 1)}]`)
    if (!filas) {
      umbral = resto.length * CRECIMIENTO
      return []
    }
    resto = resto.slice(corte + 2)
    umbral = 0
    return filas
  }

  /** The rest. @throws SyntaxError when all of it is no JSON list. */
  function terminar(): Fila[] {
    const leido: unknown = JSON.parse(empezada ? `[${resto}` : resto)
    if (!Array.isArray(leido)) throw new SyntaxError('The answer is not a list.')
    return leido as Fila[]
  }

  return { recibir, terminar }
}

interface Lectura<Fila> {
  primeras: Promise<Fila[]>
  todas: Promise<Fila[]>
  acabada: boolean
}

const enMarcha = new WeakMap<Response, Lectura<unknown>>()

/** Begins to read an answer whose rows somebody will want: what is read while the code is on its way costs no time. */
export function leerPorAdelantado(respuesta: Response): void {
  let empezar: (primeras: unknown[]) => void = () => undefined
  const primeras = new Promise<unknown[]>((resolve) => (empezar = resolve))
  const todas = leer(respuesta, empezar)
  const lectura: Lectura<unknown> = { primeras, todas, acabada: false }
  const acabar = () => {
    lectura.acabada = true
  }
  todas.then(acabar, acabar)
  enMarcha.set(respuesta, lectura)
}

/**
 * The rows of an answer.
 * @param alEmpezar is given the first of them, as soon as they are here, unless all of them are.
 */
export function leerLista<Fila>(respuesta: Response, alEmpezar: (primeras: Fila[]) => void): Promise<Fila[]> {
  const lectura = enMarcha.get(respuesta) as Lectura<Fila> | undefined
  if (!lectura) return leer(respuesta, alEmpezar)
  if (!lectura.acabada) void lectura.primeras.then(alEmpezar)
  return lectura.todas
}

async function leer<Fila>(respuesta: Response, alEmpezar: (primeras: Fila[]) => void): Promise<Fila[]> {
  const { recibir, terminar } = crearLector<Fila>()
  const filas: Fila[] = []
  const texto = new TextDecoder()
  const lector = respuesta.body?.getReader()
  let desde = performance.now()
  while (lector) {
    const { value, done } = await lector.read()
    if (done) break
    const nuevas = recibir(texto.decode(value, { stream: true }))
    if (filas.length === 0 && nuevas.length > 0) alEmpezar(nuevas)
    for (const fila of nuevas) filas.push(fila)
    if (performance.now() - desde > TURNO) {
      await otroTurno()
      desde = performance.now()
    }
  }
  if (!lector) recibir(await respuesta.text())
  return filas.concat(terminar())
}
