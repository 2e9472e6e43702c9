/**
 * Repeatable chance: the same seed gives the same company on every machine. A linear congruential generator with the constants of
 * Numerical Recipes, good enough for a made-up company.
 */
export function createRandom(seed: number) {
  let state = seed
  let uuids = 0
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  /** A whole number between both, included. */
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    integer,
    thousands: (min: number, max: number) => integer(min, max) * 1000,
    /** True with this probability (0 to 1). */
    chance: (probability: number) => next() < probability,
    pick: <T>(choices: readonly T[]) => choices[integer(0, choices.length - 1)] as T,
    /** An identifier in the form of a version 4 UUID: the next number. */
    uuid: () => `00000000-0000-4000-8000-${(uuids += 1).toString(16).padStart(12, '0')}`,
  }
}

export type Random = ReturnType<typeof createRandom>
