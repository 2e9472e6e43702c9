import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useEliminarBusquedaMutation } from '../../../api/busquedas'
import type { BusquedaFila } from '../../../contract/busquedas'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { ReadDialog } from '../../../ui/dialogs/ReadDialog'
import { SaveDialog } from './SaveDialog'
import type { PresentSearch } from './state'

interface Props {
  search: PresentSearch
  busquedas: readonly BusquedaFila[]
  onClose: () => void
}

/** Where the searches of a screen are renamed and deleted. */
export function ManageDialog({ search, busquedas, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [remove] = useEliminarBusquedaMutation()
  const [edited, setEdited] = useState<BusquedaFila | null>(null)
  const [deleted, setDeleted] = useState<BusquedaFila | null>(null)

  return (
    <>
      <ReadDialog title="Administrar búsquedas" width="30rem" onClose={onClose}>
        {busquedas.length === 0 && <Typography>No hay búsquedas guardadas.</Typography>}
        <List ref={list} tabIndex={-1} disablePadding aria-label="Búsquedas guardadas">
          {busquedas.map((row) => (
            <ListItem
              key={row.uuid}
              disableGutters
              secondaryAction={
                <>
                  <IconButton
                    aria-label={`Editar ${row.nombre}`}
                    title="Editar"
                    onClick={() => setEdited(row)}
                  >
                    <EditIcon />
                  </IconButton>
                  <IconButton
                    aria-label={`Eliminar ${row.nombre}`}
                    title="Eliminar"
                    edge="end"
                    onClick={() => setDeleted(row)}
                  >
                    <DeleteIcon />
                  </IconButton>
                </>
              }
              sx={{ '& .MuiListItemText-root': { pr: 6, overflowWrap: 'anywhere' } }}
            >
              <ListItemText primary={row.nombre} />
            </ListItem>
          ))}
        </List>
      </ReadDialog>
      {edited && <SaveDialog search={search} row={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={deleted !== null}
        title="Eliminar búsqueda"
        question={`¿Eliminar la búsqueda «${deleted?.nombre ?? ''}»?`}
        confirmText="Eliminar"
        dangerous
        onConfirm={async () => {
          if (deleted) await remove({ uuid: deleted.uuid }).unwrap()
          // The button goes with its row: the keyboard stays in the list.
          list.current?.focus()
        }}
        onClose={() => setDeleted(null)}
      />
    </>
  )
}
