import { lazy, Suspense } from 'react'
import { useEliminarDeudaMutation } from '../../api/deudas'
import type { DeudaFila } from '../../contract/deudas'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

// The form's code comes when it is first opened.
const DeudaDialog = lazy(() => import('./DeudaDialog'))

/** The dialog that is open, with the debt it was opened for: the table may change underneath. */
export type DialogoAbierto = { nombre: 'crear' } | { nombre: 'editar' | 'eliminar'; deuda: DeudaFila }

interface Props {
  dialogo: DialogoAbierto | null
  onCerrar: () => void
}

/** The dialog that is open over the table, if any. */
export function DeudaDialogs({ dialogo, onCerrar }: Props) {
  const [eliminar] = useEliminarDeudaMutation()
  if (dialogo?.nombre === 'eliminar') {
    const { uuid } = dialogo.deuda
    return (
      <ConfirmDialog
        abierto
        titulo="Eliminar Deuda"
        pregunta="¿Estás seguro que deseas eliminar la deuda?"
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => eliminar({ uuid }).unwrap()}
        onCerrar={onCerrar}
      />
    )
  }
  return (
    <Suspense>
      {dialogo?.nombre === 'crear' && <DeudaDialog onCerrar={onCerrar} />}
      {dialogo?.nombre === 'editar' && <DeudaDialog deuda={dialogo.deuda} onCerrar={onCerrar} />}
    </Suspense>
  )
}
