import { useEliminarContratoMutation } from '../../api/contratos'
import type { ContratoFila, ContratoListado } from '../../contract/contratos'
import { fechaLarga } from '../../contract/fechas'
import { confirmation } from '../../records/dialog/confirmation'
import { CONTRATOS } from '../../records/nouns/contratos'
import { CREATE, DELETE, EDIT } from '../../records/page/rowActions'
import type { Records } from '../../records/page/records'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { COLUMNS } from './columns'

// The form's code loads when it is first opened.
const ContratoDialog = lazyComponent(() => import('./ContratoDialog'))

const EliminarDialog = confirmation({
  useCall: useEliminarContratoMutation,
  argOf: ({ uuid }: ContratoFila) => ({ uuid }),
  title: 'Eliminar Contrato',
  record: ({ empresa, desde }) => [empresa, `desde el ${fechaLarga(desde)}`],
  question: () => '¿Estás seguro que deseas eliminar el contrato?',
  confirmText: 'Eliminar',
  dangerous: true,
})

const permission = 'guardarContrato'

const OF_ROW = [
  { ...DELETE, permission: 'eliminarContrato' },
  { ...EDIT, permission },
] as const

/** A driver's contracts. */
export const RECORDS: Records<ContratoListado> = {
  noun: CONTRATOS,
  title: 'Contratos',
  emptyMessage: 'No hay contratos.',
  columns: COLUMNS,
  actions: [{ ...CREATE, permission }, ...OF_ROW],
  dialogs: { crear: ContratoDialog, editar: ContratoDialog, eliminar: EliminarDialog },
}

/** Contracts while one is proposed. */
export const WITH_PROPOSAL: Records<ContratoListado> = {
  ...RECORDS,
  actions: [{ ...CREATE, label: 'Confirmar', permission }, ...OF_ROW],
}
