import { useMemo } from 'react'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { BusquedaForm } from './BusquedaForm'
import { COLUMNAS } from './columnas'
import { GastosChart } from './GastosChart'
import { totalesDe } from './totales'
import { useGastos } from './useGastos'

/** What was spent: an expense of a settlement in each row (section 2). */
export default function GastosPage() {
  const { reporte, dibujado, cargando, filtro, buscar, limpiar } = useGastos()
  const totales = useMemo(() => totalesDe(reporte), [reporte])

  return (
    <Page titulo="Reporte de gastos">
      <BusquedaForm filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      <GastosChart gastos={dibujado?.gastos} />
      <DataTable
        id="gastos"
        titulo="Reporte de gastos"
        filas={reporte?.gastos}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay reporte de gastos."
        totales={totales}
        exportacion={{ archivo: 'reporte-de-gastos' }}
      />
    </Page>
  )
}
