import { useMemo } from 'react'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { BusquedaForm } from './BusquedaForm'
import { COLUMNAS } from './columnas'
import { SalariosChart } from './SalariosChart'
import { totalesDe } from './totales'
import { useSalarios } from './useSalarios'

/** What drivers have earned: a row per settlement (section 2). */
export default function SalariosPage() {
  const { tabla, dibujada, cargando, filtro, buscar, limpiar } = useSalarios()
  const totales = useMemo(() => totalesDe(tabla), [tabla])

  return (
    <Page titulo="Salarios">
      <BusquedaForm filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      <DataTable
        id="salarios"
        titulo="Salarios"
        filas={tabla?.salarios}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay salarios."
        totales={totales}
        exportacion={{ archivo: 'salarios' }}
      />
      <SalariosChart salarios={dibujada?.salarios} />
    </Page>
  )
}
