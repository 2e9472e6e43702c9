import { useEffect } from 'react'
import { useEliminarLiquidacionMutation } from '../../api/liquidaciones'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useRowAsOpened } from '../../records/dialog/useRowAsOpened'
import { whenIdle } from '../../ui/loading/idle'
import { onDemand } from '../../ui/loading/onDemand'
import { pesos } from '../../ui/texts/formats'
import { loadRules } from './searchRules'
import { BULK } from './bulk'

// Each dialog's code loads when it is first opened, or before that while the page is idle.
const CrearDialog = onDemand(() => import('./CrearDialog'))
const LiquidarDialog = onDemand(() => import('./LiquidarDialog'))
const DetalleDialog = onDemand(() => import('./DetalleDialog'))
const SensoresDialog = onDemand(() => import('./SensoresDialog'))
const LOADS = [CrearDialog.load, LiquidarDialog.load, DetalleDialog.load, SensoresDialog.load, loadRules]

export type OpenDialog = 'crear' | 'eliminar' | 'liquidar' | 'detalle' | 'sensores'

interface Props {
  /** The list is on screen, so the dialogs' code can be prefetched. */
  list: boolean
  /** The rows that the list shows, on all its pages. */
  rows: readonly LiquidacionFila[] | undefined
  dialog: OpenDialog | null
  /** The selected settlement. */
  uuid: string | null
  /** Goes on to settle another. */
  onNext: (uuid: string) => void
  onClose: () => void
}

const NO_ROWS: readonly LiquidacionFila[] = []

/** Renders the open dialog, if any, and prefetches their code. */
export function LiquidacionDialogs({ list, rows = NO_ROWS, dialog, uuid, onNext, onClose }: Props) {
  const open = useRowAsOpened(rows, dialog === 'eliminar' ? uuid : null)
  const [remove] = useEliminarLiquidacionMutation()
  useEffect(() => (list ? whenIdle(LOADS) : undefined), [list])
  return (
    <>
      {dialog === 'crear' && <CrearDialog onClose={onClose} />}
      {dialog === 'sensores' && <SensoresDialog onClose={onClose} />}
      {dialog === 'liquidar' && uuid && (
        <LiquidarDialog uuid={uuid} rows={rows} onNext={onNext} onClose={onClose} />
      )}
      {dialog === 'detalle' && uuid && <DetalleDialog uuid={uuid} onClose={onClose} />}
      <ConfirmDialog
        open={dialog === 'eliminar' && uuid !== null}
        title="Eliminar Liquidación"
        record={
          open && [
            BULK.nameOf(open),
            open.conductorNombre,
            `neto de registradora ${pesos(open.valorNetoReg)}`,
          ]
        }
        question="¿Estás seguro que deseas eliminar la liquidación?"
        confirmText="Eliminar"
        dangerous
        onConfirm={() => uuid && remove({ uuid }).unwrap()}
        onClose={onClose}
      />
    </>
  )
}
