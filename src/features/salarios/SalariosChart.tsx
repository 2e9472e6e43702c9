import { useMemo } from 'react'
import type { SalarioFila } from '../../contract/salarios'
import { LineChartPanel } from '../../ui/charts/LineChartPanel'
import { describeDays, salariosByDay } from './byDay'

const NO_SALARIES: readonly SalarioFila[] = []

/** Salary per day by sensor and by register, so that a drift between them is seen early. */
export function SalariosChart({ salarios = NO_SALARIES }: { salarios?: readonly SalarioFila[] }) {
  const { fechas, lines, description } = useMemo(() => {
    const days = salariosByDay(salarios)
    const lines = [
      { nombre: 'Sensor', values: days.sensor },
      { nombre: 'Registradora', values: days.registradora },
    ]
    return { fechas: days.fechas, lines, description: describeDays(days) }
  }, [salarios])

  return (
    <LineChartPanel
      id="salarios"
      title="Salario por día"
      description={description}
      fechas={fechas}
      lines={lines}
    />
  )
}
