import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import {
  useSesionesQuery,
  useTerminarOtrasSesionesMutation,
  useTerminarSesionMutation,
} from '../../api/sesiones'
import { ReadDialog } from '../../ui/dialogs/ReadDialog'
import { LoadError } from '../../ui/loading/LoadError'
import { shortInstant } from '../../ui/texts/instants'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  outlineOffset: 4,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
    minHeight: 56,
    padding: theme.spacing(1, 0),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}))

/** 'Mis sesiones': where the person is signed in, with buttons that end each of the other sign-ins, or all of them. */
export default function SesionesDialog({ onClose }: { onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  const query = useSesionesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: sesiones, isFetching } = query
  const [endOne, one] = useTerminarSesionMutation()
  const [endOthers, others] = useTerminarOtrasSesionesMutation()
  const busy = one.isLoading || others.isLoading
  // The pressed button goes with its row: the keyboard stays in the list.
  const keepFocus = () => list.current?.focus()

  return (
    <ReadDialog
      title="Mis sesiones"
      width="30rem"
      actions={
        <Button
          color="error"
          disabled={busy || !sesiones?.some(({ actual }) => !actual)}
          onClick={() => void endOthers().then(keepFocus)}
        >
          Terminar las demás
        </Button>
      }
      onClose={onClose}
    >
      <LoadError query={query} />
      {!sesiones && isFetching && <CircularProgress aria-label="Cargando" />}
      {sesiones && (
        <List ref={list} tabIndex={-1} aria-label="Sesiones abiertas">
          {sesiones.map(({ sid, dispositivo, desde, visto, actual }) => (
            <li key={sid}>
              <div id={sid}>
                {dispositivo}
                <small>Desde: {shortInstant(desde)}</small>
                <small>Última actividad: {shortInstant(visto)}</small>
              </div>
              {actual ? (
                <Chip size="small" label="Esta sesión" />
              ) : (
                <Button
                  id={`terminar-${sid}`}
                  size="small"
                  variant="outlined"
                  aria-labelledby={`terminar-${sid} ${sid}`}
                  disabled={busy}
                  onClick={() => void endOne({ sid }).then(keepFocus)}
                >
                  Terminar
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
    </ReadDialog>
  )
}
