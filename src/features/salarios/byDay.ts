import { fechaLarga } from '../../contract/fechas'
import type { SalarioFila } from '../../contract/salarios'
import { pesos } from '../../ui/texts/formats'

/** Salaries of read registers summed by day, in whole pesos: three parallel lists, earliest day first. */
interface SalariosByDay {
  fechas: string[]
  sensor: number[]
  registradora: number[]
}

export function salariosByDay(salarios: readonly SalarioFila[]): SalariosByDay {
  const byDate = new Map<string, readonly [sensor: number, registradora: number]>()
  for (const { fecha, fechaEntrega, valor: value, valorRegistradora } of salarios) {
    // One that only a sensor has filled would differ by all of it.
    if (fechaEntrega === null) continue
    const [sensor, registradora] = byDate.get(fecha) ?? [0, 0]
    byDate.set(fecha, [sensor + value, registradora + valorRegistradora])
  }
  const days = [...byDate].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    fechas: days.map(([fecha]) => fecha),
    sensor: days.map(([, [sensor]]) => sensor),
    registradora: days.map(([, [, registradora]]) => registradora),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The chart in words: its period, and the difference between sensor and register. */
export function describeDays({ fechas, sensor, registradora }: SalariosByDay) {
  const [first, last] = [fechas[0], fechas.at(-1)]
  const period = first === last ? fechaLarga(first) : `Del ${fechaLarga(first)} al ${fechaLarga(last)}`
  const [sensorSum, registradoraSum] = [sum(sensor), sum(registradora)]
  return `${period}: ${pesos(sensorSum)} según el sensor y ${pesos(registradoraSum)} según la registradora, una diferencia de ${pesos(sensorSum - registradoraSum)}.`
}
