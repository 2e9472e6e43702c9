import { fechaLarga } from '../../contract/fechas'
import type { SalarioFila } from '../../contract/salarios'
import { pesos } from '../../ui/formats'

/** Salaries summed by day, in whole pesos; the three lists go together, from the earliest day to the latest. */
export interface SalariosPorDia {
  fechas: string[]
  sensor: number[]
  registradora: number[]
}

/** Sums the rows of each day in one pass over them. */
export function salariosPorDia(salarios: readonly SalarioFila[]): SalariosPorDia {
  const porFecha = new Map<string, { sensor: number; registradora: number }>()
  for (const { fecha, valor, valorRegistradora } of salarios) {
    const dia = porFecha.get(fecha)
    if (dia) {
      dia.sensor += valor
      dia.registradora += valorRegistradora
    } else porFecha.set(fecha, { sensor: valor, registradora: valorRegistradora })
  }
  const dias = [...porFecha].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    fechas: dias.map(([fecha]) => fecha),
    sensor: dias.map(([, dia]) => dia.sensor),
    registradora: dias.map(([, dia]) => dia.registradora),
  }
}

const suma = (valores: readonly number[]) => valores.reduce((total, valor) => total + valor, 0)

/** What the lines tell, in words: from when to when, and how far apart sensor and register are. */
export function describirDias({ fechas, sensor, registradora }: SalariosPorDia): string {
  const [primera, ultima] = [fechas[0], fechas.at(-1)]
  const periodo =
    primera === ultima ? fechaLarga(primera) : `Del ${fechaLarga(primera)} al ${fechaLarga(ultima)}`
  const [delSensor, deLaRegistradora] = [suma(sensor), suma(registradora)]
  return `${periodo}: ${pesos(delSensor)} según el sensor y ${pesos(deLaRegistradora)} según la registradora, una diferencia de ${pesos(delSensor - deLaRegistradora)}.`
}
