import BookmarksIcon from '@mui/icons-material/BookmarksOutlined'
import IconButton from '@mui/material/IconButton'
import { useState, type ReactNode } from 'react'
import { ButtonTooltip } from '../../../ui/buttons/ButtonTooltip'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import type { PresentSearch } from './state'

const SavedMenu = lazyComponent(() => import(/* webpackChunkName: "busquedas" */ './SavedMenu'))

/**
 * The button 'Búsquedas' and its menu, whose code and searches come when it is first pressed. The menu does not stand in the search's
 * form, which would take its dialogs' submissions for its own.
 */
export function useSavedSearches(search: PresentSearch): { button: ReactNode; menu: ReactNode } {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState(false)
  const button = (
    <ButtonTooltip hint="Búsquedas guardadas">
      <IconButton
        aria-label="Búsquedas"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={({ currentTarget }) => {
          setWanted(true)
          setAnchorEl(currentTarget)
        }}
      >
        <BookmarksIcon />
      </IconButton>
    </ButtonTooltip>
  )
  const menu = wanted && <SavedMenu search={search} anchorEl={anchorEl} onClose={() => setAnchorEl(null)} />
  return { button, menu }
}
