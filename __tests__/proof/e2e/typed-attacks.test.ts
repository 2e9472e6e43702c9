/** Thirty attacks, typed in the fields of every screen; `e2e/accessibility` looks at them stored. */
import { ATTACKS, SHORT_ATTACKS } from '../../setup/attacks'
import { typeAttacks } from '../typed-attacks'

const typed = new Set<string>()
let turn = 0

/** One that was not typed yet, or else the next. */
function attack(long = 60): string {
  const fitting = [...ATTACKS, ...SHORT_ATTACKS].filter((one) => one.length <= long)
  turn += 1
  const one = fitting.find((other) => !typed.has(other)) ?? fitting[turn % fitting.length] ?? ''
  typed.add(one)
  return one
}

typeAttacks({
  attack,
  inAddresses: ATTACKS,
  keyByKey: true,
  count: { conductores: 5, buses: 3, deudas: 4, asistencias: 12, ingresos: 5 },
})

test('and all thirty were typed', () => {
  expect(ATTACKS.filter((one) => !typed.has(one))).toEqual([])
})
