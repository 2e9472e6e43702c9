import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { counted, numero } from '../../ui/texts/formats'
import { listed } from './bulkAction'
import type { Run } from './useRun'

interface Props<Row> {
  run: Run<Row>
  nameOf: (row: Row) => string
  onClose: () => void
  onUndo: () => void
}

/** How far it has come, with a button that stops it; then, where not all went well, what was refused and why. */
export function RunDialog<Row>({ run, nameOf, onClose, onUndo }: Props<Row>) {
  const { action, rows, done, refused, left } = run
  const count = done.length + refused.length
  const far = `${numero(count)} de ${numero(rows.length)}`
  const text = left ? 'Cerrar' : 'Detener'
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{action.title}</DialogTitle>
      <DialogContent>
        {left ? (
          <Box role="status" sx={{ display: 'grid', gap: 1 }}>
            {done.length > 0 && <Typography>{counted(done.length, action.done)}.</Typography>}
            {refused.length > 0 && (
              <>
                <Typography>No se pudo con {refused.length}:</Typography>
                <Box component="ul" tabIndex={0} aria-label="Sin hacer" sx={listStyles}>
                  {refused.map(({ row, message }, index) => (
                    <li key={index}>
                      <strong>{nameOf(row)}.</strong> {message}
                    </li>
                  ))}
                </Box>
              </>
            )}
            {left.length > 0 && (
              <Typography>
                Sin empezar {left.length}: {listed(left.map(nameOf))}.
              </Typography>
            )}
          </Box>
        ) : (
          <>
            <LinearProgress
              variant="determinate"
              value={(100 * count) / rows.length}
              aria-label="Progreso"
              aria-valuetext={far}
              sx={{ my: 1 }}
            />
            <Typography>{far}</Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {left && done.length > 0 && action.undo && (
          <Button color="inherit" onClick={onUndo}>
            Deshacer
          </Button>
        )}
        <Button
          key={text}
          autoFocus
          {...(left ? { variant: 'contained' } : { color: 'inherit' })}
          onClick={onClose}
        >
          {text}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const listStyles = {
  m: 0,
  pl: 2.5,
  maxHeight: '40vh',
  overflowY: 'auto',
  fontSize: '0.875rem',
  '& > li': { py: 0.25, overflowWrap: 'anywhere' },
} as const
