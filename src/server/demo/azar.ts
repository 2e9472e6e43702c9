/** Chance that repeats itself: the same seed gives the same company, so that what one person sees another sees too. */
export interface Azar {
  /** A whole number between both, included. */
  entero(minimo: number, maximo: number): number
  /** Whether something of this probability (0 to 1) happens. */
  sucede(probabilidad: number): boolean
  uno<const T extends readonly [unknown, ...unknown[]]>(opciones: T): T[number]
  /** An identifier in the form of a version 4 UUID. */
  uuid(): string
}

/** The generator mulberry32: 32 bits of state, good enough for a made-up company. */
export function crearAzar(semilla: number): Azar {
  let estado = semilla >>> 0
  const siguiente = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0
    let mezcla = Math.imul(estado ^ (estado >>> 15), estado | 1)
    mezcla ^= mezcla + Math.imul(mezcla ^ (mezcla >>> 7), mezcla | 61)
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 4_294_967_296
  }
  const entero = (minimo: number, maximo: number) => minimo + Math.floor(siguiente() * (maximo - minimo + 1))
  const hexadecimal = (cifras: number) =>
    Array.from({ length: cifras }, () => entero(0, 15).toString(16)).join('')

  return {
    entero,
    sucede: (probabilidad) => siguiente() < probabilidad,
    uno: (opciones) => opciones[entero(0, opciones.length - 1)] ?? opciones[0],
    uuid: () =>
      `${hexadecimal(8)}-${hexadecimal(4)}-4${hexadecimal(3)}-${entero(8, 11).toString(16)}${hexadecimal(3)}-${hexadecimal(12)}`,
  }
}
