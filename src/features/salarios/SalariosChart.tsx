import { useMemo } from 'react'
import type { SalarioFila } from '../../contract/salarios'
import { LineChartPanel } from '../../ui/charts/LineChartPanel'
import { describirDias, salariosPorDia } from './porDia'

const SIN_SALARIOS: readonly SalarioFila[] = []

/** Salary per day, sensor against register: a drift is seen here before it is read in the table. */
export function SalariosChart({ salarios = SIN_SALARIOS }: { salarios?: readonly SalarioFila[] }) {
  const { fechas, lineas, descripcion } = useMemo(() => {
    const dias = salariosPorDia(salarios)
    const lineas = [
      { nombre: 'Sensor', valores: dias.sensor },
      { nombre: 'Registradora', valores: dias.registradora },
    ]
    return { fechas: dias.fechas, lineas, descripcion: describirDias(dias) }
  }, [salarios])

  return (
    <LineChartPanel
      id="salarios"
      titulo="Salario por día"
      descripcion={descripcion}
      fechas={fechas}
      lineas={lineas}
    />
  )
}
