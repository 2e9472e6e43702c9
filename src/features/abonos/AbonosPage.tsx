import { useMemo } from 'react'
import { useEliminarAbonoMutation } from '../../api/abonos'
import type { AbonoFila } from '../../contract/abonos'
import { LibroPage, type Libro } from '../../ui/libro/LibroPage'
import { onDemand } from '../../ui/onDemand'
import { COLUMNAS } from './columnas'
import { totalesDe } from './totales'
import { useAbonos } from './useAbonos'

const ABONOS: Libro<AbonoFila> = {
  id: 'abonos',
  titulo: 'Abonos',
  columnas: COLUMNAS,
  acciones: { crear: 'crearAbono', editar: 'editarAbono', eliminar: 'eliminarAbono' },
  eliminar: { titulo: 'Eliminar Abono', pregunta: '¿Estás seguro que deseas eliminar el abono?' },
  Dialog: onDemand(() => import('./AbonoDialog')),
}

/** What drivers have paid back (section 2). */
export default function AbonosPage() {
  const { tabla, ...busqueda } = useAbonos()
  const [eliminar] = useEliminarAbonoMutation()
  const totales = useMemo(() => totalesDe(tabla), [tabla])
  return (
    <LibroPage
      libro={ABONOS}
      filas={tabla?.abonos}
      totales={totales}
      onEliminar={({ uuid, liquidacionUuid }) => eliminar({ uuid, liquidacionUuid }).unwrap()}
      {...busqueda}
    />
  )
}
