import { lazy, Suspense } from 'react'
import { useEliminarAbonoMutation } from '../../api/abonos'
import type { AbonoFila } from '../../contract/abonos'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

// The form's code comes when it is first opened.
const AbonoDialog = lazy(() => import('./AbonoDialog'))

export type DialogoAbierto = 'crear' | 'editar' | 'eliminar'

interface Props {
  dialogo: DialogoAbierto | null
  /** The repayment that it was opened for, as it was then. */
  abono: AbonoFila | undefined
  onCerrar: () => void
}

/** The dialog that is open over the table, if any. */
export function AbonoDialogs({ dialogo, abono, onCerrar }: Props) {
  const [eliminar] = useEliminarAbonoMutation()
  return (
    <>
      <Suspense>
        {dialogo === 'crear' && <AbonoDialog onCerrar={onCerrar} />}
        {dialogo === 'editar' && abono && <AbonoDialog abono={abono} onCerrar={onCerrar} />}
      </Suspense>
      <ConfirmDialog
        abierto={dialogo === 'eliminar' && abono !== undefined}
        titulo="Eliminar Abono"
        pregunta="¿Estás seguro que deseas eliminar el abono?"
        textoConfirmar="Eliminar"
        peligroso
        onConfirmar={() => abono && eliminar({ uuid: abono.uuid }).unwrap()}
        onCerrar={onCerrar}
      />
    </>
  )
}
