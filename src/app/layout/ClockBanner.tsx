import Alert from '@mui/material/Alert'
import { useAppSelector } from '../../api/client/hooks'
import { deviceToday, today } from '../../api/client/today'
import { fechaLarga } from '../../contract/fechas'

/** Says where this device's clock is on another day than our own server, each of whose answers tells the time. */
export function ClockBanner() {
  // Any answer changes the store.
  const day = useAppSelector(today)
  const own = deviceToday()
  return day === own ? null : (
    <Alert severity="warning" sx={{ borderRadius: 0, displayPrint: 'none' }}>
      El reloj de este equipo dice {fechaLarga(own)}. Hoy es {fechaLarga(day)}, según el servidor: corrija la
      fecha del equipo.
    </Alert>
  )
}
