import { useEliminarContratoMutation } from '../../api/contratos'
import type { ContratoFila } from '../../contract/contratos'
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

/** A driver's contracts, of which one may be proposed. */
export const RECORDS: Records<ContratoFila> = {
  noun: CONTRATOS,
  title: 'Contratos',
  emptyMessage: 'No hay contratos.',
  columns: COLUMNS,
  actions: [
    { ...CREATE, permission },
    { ...DELETE, permission: 'eliminarContrato' },
    { ...EDIT, permission },
  ],
  dialogs: { crear: ContratoDialog, editar: ContratoDialog, eliminar: EliminarDialog },
}

/** Their buttons while one is proposed. */
export const WITH_PROPOSAL = [{ ...CREATE, label: 'Confirmar', permission }] as const
