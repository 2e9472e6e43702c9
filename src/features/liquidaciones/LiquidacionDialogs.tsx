import { lazy, Suspense } from 'react'
import { useEliminarLiquidacionMutation } from '../../api/liquidaciones'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

// Each dialog's code comes when it is first opened.
const CrearDialog = lazy(() => import('./CrearDialog'))
const LiquidarDialog = lazy(() => import('./LiquidarDialog'))
const DetalleDialog = lazy(() => import('./DetalleDialog'))
const SensoresDialog = lazy(() => import('./SensoresDialog'))

export type DialogoAbierto = 'crear' | 'eliminar' | 'liquidar' | 'detalle' | 'sensores'

interface Props {
  dialogo: DialogoAbierto | null
  /** The selected settlement. */
  uuid: string | null
  onCerrar: () => void
}

/** The dialog that is open over the list, if any. */
export function LiquidacionDialogs({ dialogo, uuid, onCerrar }: Props) {
  const [eliminar] = useEliminarLiquidacionMutation()
  return (
    <>
      <Suspense>
        {dialogo === 'crear' && <CrearDialog onCerrar={onCerrar} />}
        {dialogo === 'sensores' && <SensoresDialog onCerrar={onCerrar} />}
        {dialogo === 'liquidar' && uuid && <LiquidarDialog uuid={uuid} onCerrar={onCerrar} />}
        {dialogo === 'detalle' && uuid && <DetalleDialog uuid={uuid} onCerrar={onCerrar} />}
      </Suspense>
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
