/** Thirty attacks, spread over the fields of every screen; `e2e/ataques-escritos` types one in each. */
import { ATAQUES, ATAQUES_CORTOS } from '../../setup/attacks'
import { typeAttacks } from '../typed-attacks'

const typed = new Set<string>()
let turn = 0

/** One that was not typed yet, or else the next. */
function ataque(largo = 60): string {
  const fitting = [...ATAQUES, ...ATAQUES_CORTOS].filter((one) => one.length <= largo)
  turn += 1
  const one = fitting.find((other) => !typed.has(other)) ?? fitting[turn % fitting.length] ?? ''
  typed.add(one)
  return one
}

typeAttacks({
  ataque,
  enDirecciones: ATAQUES,
  cuantos: { conductores: 5, buses: 3, deudas: 4, asistencias: 12, ingresos: 5 },
})

test('and all thirty were typed', () => {
  expect(ATAQUES.filter((one) => !typed.has(one))).toEqual([])
})
