import { useEffect } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { useEliminarLiquidacionMutation } from '../../api/liquidaciones'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { alReposo } from '../../ui/idle'
import { onDemand } from '../../ui/onDemand'
import { cargarReglas } from './reglasDeBusqueda'
import { selectFechaDeTrabajo } from './sittingSlice'

// Each dialog's code comes when it is first opened, or before that while the page rests.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const LiquidarDialog = onDemand(() => import('./LiquidarDialog'))
const DetalleDialog = onDemand(() => import('./DetalleDialog'))
const SensoresDialog = onDemand(() => import('./SensoresDialog'))
const CARGAS = [CrearDialog.load, LiquidarDialog.load, DetalleDialog.load, SensoresDialog.load, cargarReglas]

export type DialogoAbierto = 'crear' | 'eliminar' | 'liquidar' | 'detalle' | 'sensores'

interface Props {
  /** The list is on screen: what else may be wanted can be fetched. */
  lista: boolean
  dialogo: DialogoAbierto | null
  /** The selected settlement. */
  uuid: string | null
  onCerrar: () => void
}

/** The dialog that is open over the list, if any. */
export function LiquidacionDialogs({ lista, dialogo, uuid, onCerrar }: Props) {
  const [eliminar] = useEliminarLiquidacionMutation()
  const fecha = useAppSelector(selectFechaDeTrabajo)
  useEffect(() => (lista ? alReposo(CARGAS) : undefined), [lista])
  return (
    <>
      {dialogo === 'crear' && <CrearDialog fecha={fecha} onCerrar={onCerrar} />}
      {dialogo === 'sensores' && <SensoresDialog onCerrar={onCerrar} />}
      {dialogo === 'liquidar' && uuid && <LiquidarDialog uuid={uuid} onCerrar={onCerrar} />}
      {dialogo === 'detalle' && uuid && <DetalleDialog uuid={uuid} onCerrar={onCerrar} />}
      <ConfirmDialog
        abierto={dialogo === 'eliminar' && uuid !== null}
        titulo="Eliminar Liquidación"
        pregunta="¿Estás seguro que deseas eliminar la liquidación?"
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => uuid && eliminar({ uuid }).unwrap()}
        onCerrar={onCerrar}
      />
    </>
  )
}
