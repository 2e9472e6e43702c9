import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { numero } from '../../ui/texts/formats'
import { Report } from './Report'
import type { Running } from './useRun'

interface Props<Row> {
  running: Running<Row>
  nameOf: (row: Row) => string
  onStop: () => void
  onClose: () => void
}

/** How far it has come, with a button that stops it; then, where not all went well, what was refused and why. */
export function RunDialog<Row>({ running, nameOf, onStop, onClose }: Props<Row>) {
  const { action, rows, count, outcome } = running
  const [text, close] = outcome ? ['Cerrar', onClose] : ['Detener', onStop]
  const far = `${numero(count)} de ${numero(rows.length)}`
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>{action.title}</DialogTitle>
      <DialogContent>
        {outcome ? (
          <Report outcome={outcome} done={action.done} nameOf={nameOf} />
        ) : (
          <>
            <LinearProgress
              variant="determinate"
              value={(100 * count) / rows.length}
              aria-label="Progreso"
              aria-valuetext={far}
              sx={{ my: 1 }}
            />
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{far}</Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          key={text}
          autoFocus
          {...(outcome ? { variant: 'contained' } : { color: 'inherit' })}
          onClick={close}
        >
          {text}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
