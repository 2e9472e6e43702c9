import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import SearchIcon from '@mui/icons-material/Search'
import { useState } from 'react'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { SHORTCUTS, readKey } from '../../ui/shortcuts/keys'
import { useShortcut } from '../../ui/shortcuts/useShortcut'

const PaletteDialog = lazyComponent(() => import('../palette/PaletteDialog'))

const NAME = 'Buscar en todo'

/** Opens the search over everything, which its key does too. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)
  const { props } = useShortcut('buscarEnTodo')
  return (
    <>
      <Tooltip title={`${NAME} (${readKey(SHORTCUTS.buscarEnTodo[0])})`}>
        <IconButton aria-label={NAME} aria-haspopup="dialog" {...props} onClick={() => setOpen(true)}>
          <SearchIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {open && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  )
}
