import { useEffect, useEffectEvent } from 'react'
import { useAbrirEmitidoMutation } from '../../../api/emitidos'
import { LoadingDialog } from '../../../records/dialog/LoadingDialog'
import type { RecordDialogProps } from '../../../records/dialog/RecordDialog'
import type { EmitidoFila } from './columns'

/** Stands there while a paper is on its way to a tab of its own. */
export function AbrirDialog({ row, onClose }: RecordDialogProps<EmitidoFila>) {
  const [open] = useAbrirEmitidoMutation()
  const begin = useEffectEvent(() => {
    if (row) void open({ uuid: row.uuid }).finally(onClose)
  })
  useEffect(() => begin(), [])
  return <LoadingDialog title="Abrir documento" onClose={onClose} />
}
