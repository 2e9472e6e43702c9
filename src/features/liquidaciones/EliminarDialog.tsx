import { useEliminarLiquidacionMutation } from '../../api/liquidaciones'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { confirmation } from '../../records/dialog/confirmation'
import { pesos } from '../../ui/texts/formats'
import { BULK } from './bulk'
import { isUnread } from './totals'

/** 'Eliminar' of the list. */
export const EliminarDialog = confirmation({
  useCall: useEliminarLiquidacionMutation,
  argOf: ({ uuid }: LiquidacionFila) => ({ uuid }),
  title: 'Eliminar Liquidación',
  record: (row) => [
    BULK.nameOf(row),
    row.conductorNombre,
    isUnread(row) ? null : `neto de registradora ${pesos(row.valorNetoReg)}`,
  ],
  question: () => '¿Estás seguro que deseas eliminar la liquidación?',
  confirmText: 'Eliminar',
  dangerous: true,
})
