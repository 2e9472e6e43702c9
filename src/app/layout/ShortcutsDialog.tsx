import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Fragment, useId } from 'react'
import { useLetterShortcuts } from '../../ui/shortcuts/useShortcut'
import { useScreens } from '../screens/useScreens'
import { shortcutGroups, type ShortcutGroup } from './shortcutGroups'

const GROUPS = {
  columns: '19rem 3',
  columnGap: 4,
  '& section': { breakInside: 'avoid', mb: 2 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6.5rem, auto) 1fr',
    rowGap: 0.5,
    columnGap: 1.5,
    m: 0,
    fontSize: '0.8125rem',
  },
  '& dt, & dd': { m: 0 },
  '& kbd': {
    padding: '1px 6px',
    border: 1,
    borderColor: 'borde',
    borderBottomWidth: 2,
    borderRadius: 0.5,
    font: 'inherit',
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
  },
}

/** 'G L': one key after the other; 'Ctrl+Enter': both at once; 'RePág / AvPág': either one. */
const Keys = ({ keys }: { keys: string }) =>
  keys.split(' ').map((key, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {key === '/' ? key : <kbd>{key}</kbd>}
    </Fragment>
  ))

function Group({ title, shortcuts }: ShortcutGroup) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" gutterBottom>
        {title}
      </Typography>
      <dl>
        {shortcuts.map(([keys, does]) => (
          <Fragment key={keys + does}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** Lists every shortcut, with the switch that turns single-key shortcuts off (WCAG 2.1.4). */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [letters, setLetters] = useLetterShortcuts()
  const screens = useScreens()
  const titleId = useId()

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth>
      <DialogTitle id={titleId}>Atajos de teclado</DialogTitle>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0} role="region" aria-labelledby={titleId}>
        <Box sx={GROUPS}>
          {shortcutGroups(screens).map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <FormControlLabel
          label="Atajos de una sola tecla"
          control={<Switch checked={letters} onChange={(_, checked) => setLetters(checked)} />}
        />
        <Button autoFocus variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  )
}
