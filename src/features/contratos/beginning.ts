import { createContext } from 'react'
import type { ContratoPropuesto } from '../../contract/contratos'

export const EMPTY_VALUES: ContratoPropuesto = {
  conductorUuid: '',
  empresa: '',
  desde: '',
  hasta: null,
  vacacionesPrevias: 0,
  cesantiasDesde: null,
}

/** Values with which a new contract of the page's driver begins. */
export const Beginning = createContext(EMPTY_VALUES)
