import { lazy, Suspense } from 'react'
import { useEliminarDeudaMutation } from '../../api/deudas'
import type { DeudaFila } from '../../contract/deudas'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

// The form's code comes when it is first opened.
const DeudaDialog = lazy(() => import('./DeudaDialog'))

export type DialogoAbierto = 'crear' | 'editar' | 'eliminar'

interface Props {
  dialogo: DialogoAbierto | null
  /** The debt that it was opened for, as it was then. */
  deuda: DeudaFila | undefined
  onCerrar: () => void
}

/** The dialog that is open over the table, if any. */
export function DeudaDialogs({ dialogo, deuda, onCerrar }: Props) {
  const [eliminar] = useEliminarDeudaMutation()
  return (
    <>
      <Suspense>
        {dialogo === 'crear' && <DeudaDialog onCerrar={onCerrar} />}
        {dialogo === 'editar' && deuda && <DeudaDialog deuda={deuda} onCerrar={onCerrar} />}
      </Suspense>
      <ConfirmDialog
        abierto={dialogo === 'eliminar' && deuda !== undefined}
        titulo="Eliminar Deuda"
        pregunta="¿Estás seguro que deseas eliminar la deuda?"
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => deuda && eliminar({ uuid: deuda.uuid }).unwrap()}
        onCerrar={onCerrar}
      />
    </>
  )
}
