import { lazy, Suspense } from 'react'
import { useEliminarAbonoMutation } from '../../api/abonos'
import type { AbonoFila } from '../../contract/abonos'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

// The form's code comes when it is first opened.
const AbonoDialog = lazy(() => import('./AbonoDialog'))

/** The dialog that is open, with the repayment it was opened for: the table may change underneath. */
export type DialogoAbierto = { nombre: 'crear' } | { nombre: 'editar' | 'eliminar'; abono: AbonoFila }

interface Props {
  dialogo: DialogoAbierto | null
  onCerrar: () => void
}

/** The dialog that is open over the table, if any. */
export function AbonoDialogs({ dialogo, onCerrar }: Props) {
  const [eliminar] = useEliminarAbonoMutation()
  if (dialogo?.nombre === 'eliminar') {
    const { uuid } = dialogo.abono
    return (
      <ConfirmDialog
        abierto
        titulo="Eliminar Abono"
        pregunta="¿Estás seguro que deseas eliminar el abono?"
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => eliminar({ uuid }).unwrap()}
        onCerrar={onCerrar}
      />
    )
  }
  return (
    <Suspense>
      {dialogo?.nombre === 'crear' && <AbonoDialog onCerrar={onCerrar} />}
      {dialogo?.nombre === 'editar' && <AbonoDialog abono={dialogo.abono} onCerrar={onCerrar} />}
    </Suspense>
  )
}
