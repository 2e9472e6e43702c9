import { isOwnServer } from '../../api/client/baseUrl'
import { useIngresarConductorMutation, useRetirarConductorMutation } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { confirmation } from '../../records/dialog/confirmation'

const argOf = ({ documento }: ConductorFila) => ({ documento })

/** Says what our own server does besides; of another host's nothing is known. */
const retirementEffect = () => (isOwnServer() ? ' Sus buses quedan sin conductor.' : '')

/** 'Retirar' of the drivers. */
export const RetirarDialog = confirmation({
  useCall: useRetirarConductorMutation,
  argOf,
  title: 'Retirar Conductor',
  question: ({ nombre }) => `¿Estás seguro que deseas retirar a ${nombre}?${retirementEffect()}`,
  confirmText: 'Retirar',
  dangerous: true,
})

/** 'Ingresar' of the drivers. */
export const IngresarDialog = confirmation({
  useCall: useIngresarConductorMutation,
  argOf,
  title: 'Ingresar Conductor',
  question: ({ nombre }) => `¿Estás seguro que deseas ingresar a ${nombre}?`,
  confirmText: 'Ingresar',
})
