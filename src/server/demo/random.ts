/**
 * Repeatable chance: the same seed gives the same company on every machine. The generator mulberry32: 32 bits of state, good enough
 * for a made-up company.
 */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number between both, included. */
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => integer(0, 15).toString(16)).join('')

  return {
    integer,
    /** True with this probability (0 to 1). */
    chance: (probability: number) => next() < probability,
    pick: <const T extends readonly [unknown, ...unknown[]]>(choices: T): T[number] =>
      choices[integer(0, choices.length - 1)] ?? choices[0],
    /** An identifier in the form of a version 4 UUID. */
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${integer(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
  }
}

export type Random = ReturnType<typeof createRandom>
