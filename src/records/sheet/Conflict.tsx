import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { useHistorialDeRegistroQuery } from '../../api/historial'
import type { Cambio, RegistroQuery } from '../../contract/historial'
import { atTime } from '../../ui/texts/instants'

interface Props {
  /** Names the row: 'Ana Álvarez', 'Bus 12'. */
  name: string
  sustantivo: RegistroQuery['sustantivo']
  uuid: string | null | undefined
  /** Says how theirs differs, or why it cannot be written over. */
  said?: ReactNode
  /** They have deleted it. */
  isDeleted?: boolean
  onTheirs: () => void
  /** Left out where theirs cannot be written over. */
  onMine?: () => void
}

/** A record's last change; undefined until it is known, or without a record. */
export const useLastChange = (sustantivo: RegistroQuery['sustantivo'], uuid: string | null | undefined) =>
  useHistorialDeRegistroQuery(uuid ? { sustantivo, identificador: uuid } : skipToken).currentData?.[0]

/** 'Administradora la cambió a las 9:41.' */
export const whoseChange = ({ usuario, instante }: Pick<Cambio, 'usuario' | 'instante'>, verb: string) =>
  `${usuario} la ${verb} ${atTime(instante)}.`

/** Says who has saved a row that is typed in here too, and asks whose stays. */
export function Conflict({ name, sustantivo, uuid, said, isDeleted, onTheirs, onMine }: Props) {
  const last = useLastChange(sustantivo, uuid)
  const verb = isDeleted ? 'eliminó' : 'guardó'
  const who = last?.usuario ? whoseChange(last, verb) : `Otra persona la ${verb}.`
  const button = (text: string, onClick: () => void) => (
    <Button color="inherit" size="small" aria-label={`${text}: ${name}`} onClick={onClick}>
      {text}
    </Button>
  )
  const actions = (
    <>
      {button(isDeleted ? 'Dejarla eliminada' : 'Dejar la guardada', onTheirs)}
      {onMine && button('Guardar la mía', onMine)}
    </>
  )
  return (
    <Alert
      severity="warning"
      role="group"
      aria-label={`Dos versiones: ${name}`}
      action={actions}
      // On a phone its words take the whole width, and the buttons the line below.
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 0 70%', sm: 'initial' } },
      }}
    >
      <strong>{name}</strong>: {who} {said}
    </Alert>
  )
}
