import { useMemo } from 'react'
import { useEliminarDeudaMutation } from '../../api/deudas'
import type { DeudaFila } from '../../contract/deudas'
import { LibroPage, type Libro } from '../../ui/libro/LibroPage'
import { onDemand } from '../../ui/onDemand'
import { COLUMNAS } from './columnas'
import { totalesDe } from './totales'
import { useDeudas } from './useDeudas'

const DEUDAS: Libro<DeudaFila> = {
  id: 'deudas',
  titulo: 'Deudas',
  columnas: COLUMNAS,
  acciones: { crear: 'crearDeuda', editar: 'editarDeuda', eliminar: 'eliminarDeuda' },
  eliminar: { titulo: 'Eliminar Deuda', pregunta: '¿Estás seguro que deseas eliminar la deuda?' },
  Dialog: onDemand(() => import('./DeudaDialog')),
}

/** What drivers owe (section 2). */
export default function DeudasPage() {
  const { tabla, ...busqueda } = useDeudas()
  const [eliminar] = useEliminarDeudaMutation()
  const totales = useMemo(() => totalesDe(tabla), [tabla])
  return (
    <LibroPage
      libro={DEUDAS}
      filas={tabla?.deudas}
      totales={totales}
      onEliminar={({ uuid, liquidacionUuid }) => eliminar({ uuid, liquidacionUuid }).unwrap()}
      {...busqueda}
    />
  )
}
