import { useIngresarConductorMutation, useRetirarConductorMutation } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { confirmation } from '../../records/dialog/confirmation'

const argOf = ({ documento }: ConductorFila) => ({ documento })

/** 'Retirar' of the drivers. */
export const RetirarDialog = confirmation({
  useCall: useRetirarConductorMutation,
  argOf,
  title: 'Retirar Conductor',
  question: ({ nombre }) => `¿Estás seguro que deseas retirar a ${nombre}? Sus buses quedan sin conductor.`,
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
