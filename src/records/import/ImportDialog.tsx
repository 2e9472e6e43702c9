import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { paperStyles } from '../../ui/dialogs/paper'
import { usePhone } from '../../ui/style/usePhone'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { ColumnsStep } from './ColumnsStep'
import { ConfirmStep } from './ConfirmStep'
import { ImportActions } from './ImportActions'
import type { ImportNoun } from './noun'
import { PreviewStep } from './PreviewStep'
import { ReadStep } from './ReadStep'
import { ResultStep } from './ResultStep'
import { useImport, type Step as StepName } from './useImport'
import { useSending } from './useSending'

const STEPS: readonly { name: StepName; label: string }[] = [
  { name: 'leer', label: 'Archivo' },
  { name: 'columnas', label: 'Columnas' },
  { name: 'revisar', label: 'Revisar' },
  { name: 'confirmar', label: 'Confirmar' },
  { name: 'resultado', label: 'Resultado' },
]

interface Props {
  noun: ImportNoun
  onClose: () => void
}

/** 'Importar': many records from a file, step by step. What was matched and corrected is not thrown away without asking. */
export default function ImportDialog({ noun, onClose }: Props) {
  const state = useImport(noun)
  const sending = useSending(noun, state)
  const [asking, setAsking] = useState(false)
  const titleId = useId()
  const isNarrow = usePhone()
  const { step, progress } = state
  const hasWork = step !== 'leer' && step !== 'resultado'
  useUnsavedWork(() => hasWork)

  const close = () => {
    if (hasWork) setAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        open
        onClose={close}
        aria-labelledby={titleId}
        maxWidth={false}
        slotProps={{
          paper: { sx: [paperStyles('100%', '100%'), { height: '100%' }] },
        }}
      >
        <DialogTitle id={titleId}>{noun.title}</DialogTitle>
        <Box sx={{ px: 3, pb: 2 }}>
          <Stepper activeStep={STEPS.findIndex(({ name }) => name === step)} alternativeLabel={isNarrow}>
            {STEPS.map(({ name, label }) => (
              <Step key={name}>
                <StepLabel aria-current={name === step ? 'step' : undefined}>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
        </Box>
        <Box
          sx={{
            px: 3,
            py: 1,
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          {progress !== null && (
            <LinearProgress
              aria-label="Revisando las filas"
              variant="determinate"
              value={(100 * progress) / Math.max(1, state.source?.rows.length ?? 1)}
            />
          )}
          {step === 'leer' && <ReadStep noun={noun} onRead={state.open} />}
          {step === 'columnas' && <ColumnsStep noun={noun} state={state} />}
          {/* Another one for what the server refuses, which is shown by itself. */}
          {step === 'revisar' && (
            <PreviewStep key={sending.failure} noun={noun} state={state} sending={sending} />
          )}
          {step === 'confirmar' && (
            <ConfirmStep noun={noun} sending={sending} soloBuenas={state.soloBuenas} />
          )}
          {step === 'resultado' && (
            <ResultStep noun={noun} state={state} sending={sending} onClose={onClose} />
          )}
        </Box>
        <ImportActions noun={noun} state={state} sending={sending} onCancel={close} onClose={onClose} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Descartar importación"
        question={
          sending.progress
            ? `${sending.progress.text} Lo guardado queda, y está en el Historial. ¿Descartar lo demás?`
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
