import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import { useRef } from 'react'
import {
  useSesionesQuery,
  useTerminarOtrasSesionesMutation,
  useTerminarSesionMutation,
} from '../../api/sesiones'
import { ReadDialog } from '../../ui/dialogs/ReadDialog'
import { LoadError } from '../../ui/loading/LoadError'
import { shortInstant } from '../../ui/texts/instants'

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  outlineOffset: 4,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: 1,
    columnGap: 2,
    minHeight: 56,
    py: 1,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& small': { display: 'block', color: 'text.secondary' },
}

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
        <Box component="ul" ref={list} tabIndex={-1} aria-label="Sesiones abiertas" sx={LIST}>
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
        </Box>
      )}
    </ReadDialog>
  )
}
