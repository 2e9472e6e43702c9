import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query'
import { isOwnServer } from '../../api/client/baseUrl'
import { usePresenciaQuery } from '../../api/presencia'
import { SIGNO_DE_PRESENCIA } from '../../contract/eventos'
import type { RegistroQuery } from '../../contract/historial'
import type { Sustantivo } from '../../contract/sustantivos'

const FEMININE: Record<Sustantivo, boolean> = {
  ...{ liquidaciones: true, abonos: false, deudas: true, conductores: false, contratos: false, buses: false },
  ...{
    emitidos: false,
    pasajes: false,
    festivos: false,
    asistencias: true,
    cierres: false,
    usuarios: false,
    respaldos: false,
  },
}
const LIST = new Intl.ListFormat('es')

function openBy(names: readonly string[], noun: Sustantivo) {
  const feminine = FEMININE[noun]
  const verb = names.length === 1 ? 'tiene' : 'tienen'
  return `${LIST.format(names)} ${feminine ? 'la' : 'lo'} ${verb} ${feminine ? 'abierta' : 'abierto'}.`
}

/** Names the other people who have a record open, and tells them that this person has. */
export function Presence({ sustantivo, identificador }: RegistroQuery) {
  const { data } = usePresenciaQuery(isOwnServer() ? { sustantivo, identificador } : skipToken, {
    pollingInterval: SIGNO_DE_PRESENCIA,
  })
  if (!isOwnServer()) return null
  return (
    // There from the beginning: screen readers announce only changes of a status that they know.
    <Typography role="status" variant="body2" color="info" sx={{ textAlign: 'end', lineHeight: 1.3 }}>
      {data && data.otros.length > 0 && openBy(data.otros, sustantivo)}
    </Typography>
  )
}
