import CircularProgress from '@mui/material/CircularProgress'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useBusquedasQuery } from '../../../api/busquedas'
import { errorMessage } from '../../../api/client/errors'
import { ManageDialog } from './ManageDialog'
import { SaveDialog } from './SaveDialog'
import { useOpenSaved } from './useOpenSaved'
import type { PresentSearch } from './state'

interface Props {
  search: PresentSearch
  anchorEl: HTMLElement | null
  onClose: () => void
}

/** The saved searches of a screen, and what opens their dialogs. */
export default function SavedMenu({ search, anchorEl, onClose }: Props) {
  const { data, error } = useBusquedasQuery()
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const ofScreen = data?.filter(({ pantalla }) => pantalla === search.table)
  const openSaved = useOpenSaved(search)

  const open = (estado: string) => () => {
    onClose()
    openSaved(estado)
  }
  const openDialog = (which: 'save' | 'manage') => () => {
    onClose()
    setDialog(which)
  }

  return (
    <>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': 'Búsquedas guardadas' }, paper: { sx: { maxWidth: 360 } } }}
      >
        {ofScreen?.map(({ uuid, nombre, estado }) => (
          <MenuItem key={uuid} onClick={open(estado)}>
            <ListItemText primary={nombre} slotProps={{ primary: { noWrap: true } }} />
          </MenuItem>
        ))}
        {ofScreen?.length === 0 && <MenuItem disabled>No hay búsquedas guardadas.</MenuItem>}
        {!data && (
          <MenuItem disabled>
            {error ? errorMessage(error) : <CircularProgress size={20} aria-label="Cargando" />}
          </MenuItem>
        )}
        <Divider />
        <MenuItem onClick={openDialog('save')}>Guardar esta búsqueda…</MenuItem>
        <MenuItem disabled={!ofScreen?.length} onClick={openDialog('manage')}>
          Administrar búsquedas…
        </MenuItem>
      </Menu>
      {dialog === 'save' && <SaveDialog search={search} onClose={() => setDialog(null)} />}
      {dialog === 'manage' && (
        <ManageDialog search={search} busquedas={ofScreen ?? []} onClose={() => setDialog(null)} />
      )}
    </>
  )
}
