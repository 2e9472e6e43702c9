import { useIngresarConductorMutation, useRetirarConductorMutation } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { onDemand } from '../../ui/onDemand'

// Each form's code comes when it is first opened.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const EditarDialog = onDemand(() => import('./EditarDialog'))

/** The dialog that is open, with the driver it was opened for: the table may change underneath. */
export type DialogoAbierto =
  { nombre: 'crear' } | { nombre: 'editar' | 'retirar' | 'ingresar'; conductor: ConductorFila }

interface Props {
  dialogo: DialogoAbierto | null
  onCreado: (conductor: ConductorFila) => void
  onCerrar: () => void
}

/** The dialog that is open over the table, if any. */
export function ConductorDialogs({ dialogo, onCreado, onCerrar }: Props) {
  const [retirar] = useRetirarConductorMutation()
  const [ingresar] = useIngresarConductorMutation()
  switch (dialogo?.nombre) {
    case undefined:
      return null
    case 'crear':
      return <CrearDialog onCreado={onCreado} onCerrar={onCerrar} />
    case 'editar':
      return <EditarDialog conductor={dialogo.conductor} onCerrar={onCerrar} />
    case 'retirar':
      return (
        <ConfirmDialog
          abierto
          titulo="Retirar Conductor"
          pregunta={`¿Estás seguro que deseas retirar a ${dialogo.conductor.nombre}? Sus buses quedan sin conductor.`}
          textoConfirmar="Retirar"
          peligroso
          onConfirmar={() => retirar({ documento: dialogo.conductor.documento }).unwrap()}
          onCerrar={onCerrar}
        />
      )
    case 'ingresar':
      return (
        <ConfirmDialog
          abierto
          titulo="Ingresar Conductor"
          pregunta={`¿Estás seguro que deseas ingresar a ${dialogo.conductor.nombre}?`}
          textoConfirmar="Ingresar"
          onConfirmar={() => ingresar({ documento: dialogo.conductor.documento }).unwrap()}
          onCerrar={onCerrar}
        />
      )
  }
}
