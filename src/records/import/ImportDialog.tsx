import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { paperStyles } from '../../ui/dialogs/paper'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { ColumnsStep } from './ColumnsStep'
import { ImportActions } from './ImportActions'
import type { ImportNoun } from '../fileRows/noun'
import { PreviewStep } from './PreviewStep'
import { ReadStep } from './ReadStep'
import { useImport } from './useImport'
import { useSending } from './useSending'

interface Props {
  noun: ImportNoun
  onClose: () => void
}

/** 'Importar': many records from a file, step by step. What was matched and corrected is not thrown away without asking. */
export default function ImportDialog({ noun, onClose }: Props) {
  const work = useSending(useImport(noun), onClose)
  const [asking, setAsking] = useState(false)
  const { step, file, progress } = work
  const hasWork = file !== null
  useUnsavedWork(hasWork)

  const close = () => {
    if (hasWork) setAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        open
        onClose={close}
        // Elsewhere than in its first step the browser would open what is dropped in the place of this page.
        onDragOver={(event) => {
          event.preventDefault()
          event.dataTransfer.dropEffect = 'none'
        }}
        onDrop={(event) => event.preventDefault()}
        maxWidth={false}
        slotProps={{ paper: { sx: [paperStyles('100%', '100%'), { height: '100%' }] } }}
      >
        <DialogTitle>Importar {noun.noun}</DialogTitle>
        <DialogContent sx={{ py: 1, display: 'flex', flexDirection: 'column' }}>
          {step === 'archivo' && (file ? <ColumnsStep work={work} /> : <ReadStep work={work} />)}
          {step === 'revisar' && <PreviewStep work={work} />}
        </DialogContent>
        <ImportActions work={work} onCancel={close} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Descartar importación"
        question={
          progress
            ? `${progress} Lo guardado queda, y está en el Historial. ¿Descartar lo demás?`
            : 'Nada se ha guardado todavía. ¿Descartar lo leído y corregido?'
        }
        confirmText="Descartar"
        cancelText="Seguir importando"
        dangerous
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
