import { useState } from 'react'
import { useDialogState } from '../../ui/drafts/useDialogState'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Acciones } from './Acciones'
import { BusquedaForm } from './BusquedaForm'
import { COLUMNAS, LEYENDA, resaltarPendiente } from './columnas'
import { LiquidacionDialogs, type DialogoAbierto } from './LiquidacionDialogs'
import { totalesDe } from './totales'
import { useExport } from './useExport'
import { useLiquidaciones } from './useLiquidaciones'

const TABLA = 'liquidaciones'

/** The home: every settlement, most recently entered first (section 2). */
export default function LiquidacionesPage() {
  const { filas, parcial, cargando, filtro, buscar, limpiar } = useLiquidaciones()
  const exportacion = useExport(filtro)
  const [uuid, setUuid] = useState<string | null>(null)
  const abierto = useDialogState<DialogoAbierto>('liquidaciones')

  return (
    <Page titulo="Liquidaciones">
      <BusquedaForm tabla={TABLA} filtro={filtro} onBuscar={buscar} onLimpiar={limpiar} />
      <DataTable
        id={TABLA}
        titulo="Liquidaciones"
        filas={filas}
        parcial={parcial}
        columnas={COLUMNAS}
        cargando={cargando}
        mensajeVacio="No hay liquidaciones."
        seleccion={{ uuid, onChange: setUuid }}
        onDobleClic={(fila) => abierto.abrir('detalle', fila)}
        filaResaltada={resaltarPendiente}
        leyenda={LEYENDA}
        totales={totalesDe}
        exportacion={exportacion}
        acciones={<Acciones uuid={uuid} onAbrir={abierto.abrir} />}
      />
      <LiquidacionDialogs
        lista={!cargando}
        dialogo={abierto.dialogo}
        uuid={abierto.uuid}
        onCerrar={abierto.cerrar}
      />
    </Page>
  )
}
