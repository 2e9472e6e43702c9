import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import {
  useSesionesQuery,
  useTerminarOtrasSesionesMutation,
  useTerminarSesionMutation,
} from '../../api/sesiones'
import type { SesionAbierta } from '../../contract/sesion'
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

interface RowProps {
  sesion: SesionAbierta
  disabled: boolean
  onEnd: () => void
}

function Row({ sesion, disabled, onEnd }: RowProps) {
  const textId = useId()
  const buttonId = useId()
  const { dispositivo, desde, visto, actual } = sesion
  return (
    <li>
      <div id={textId}>
        {dispositivo}
        <small>Desde: {shortInstant(desde)}</small>
        <small>Última actividad: {shortInstant(visto)}</small>
      </div>
      {actual ? (
        <Chip size="small" label="Esta sesión" />
      ) : (
        <Button
          id={buttonId}
          size="small"
          variant="outlined"
          aria-labelledby={`${buttonId} ${textId}`}
          disabled={disabled}
          onClick={onEnd}
        >
          Terminar
        </Button>
      )}
    </li>
  )
}

/** 'Mis sesiones': where the person is signed in, with buttons that end each of the other sign-ins, or all of them. */
export default function SesionesDialog({ onClose }: { onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  const {
    data: sesiones,
    error,
    isFetching,
    refetch,
  } = useSesionesQuery(undefined, { refetchOnMountOrArgChange: true })
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
      {error && !isFetching && <LoadError error={error} onRetry={() => void refetch()} />}
      {!sesiones && isFetching && <CircularProgress aria-label="Cargando" />}
      {sesiones && (
        <List ref={list} tabIndex={-1} aria-label="Sesiones abiertas">
          {sesiones.map((sesion) => (
            <Row
              key={sesion.sid}
              sesion={sesion}
              disabled={busy}
              onEnd={() => void endOne({ sid: sesion.sid }).then(keepFocus)}
            />
          ))}
        </List>
      )}
    </ReadDialog>
  )
}
