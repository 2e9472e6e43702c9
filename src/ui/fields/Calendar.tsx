import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import { format } from 'date-fns/format'
import { es } from 'date-fns/locale/es'
import { hoy } from '../../api/today'
import { esFecha } from '../../contract/fechas'

interface Props {
  /** `YYYY-MM-DD`, or anything else for no day. */
  fecha: string
  limpiable: boolean
  /** The chosen day as `YYYY-MM-DD`; '' when it was cleared. */
  onElegir: (fecha: string) => void
}

const TEXTOS = esES.components.MuiLocalizationProvider.defaultProps.localeText

/** The day at noon on this machine's clock, where no change of hour can reach it. */
const aDate = (fecha: string): Date | null => (esFecha(fecha) ? new Date(`${fecha}T12:00:00`) : null)

const deDate = (dia: Date): string => format(dia, 'yyyy-MM-dd')

/** A month to choose a day from, in Spanish, Monday first. */
export default function Calendar({ fecha, limpiable, onElegir }: Props) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={es} localeText={TEXTOS}>
      <DateCalendar
        autoFocus
        value={aDate(fecha)}
        onChange={(dia, estado) => {
          // A year or a month has been chosen on the way to a day.
          if (dia && estado === 'finish') onElegir(deDate(dia))
        }}
        views={['year', 'month', 'day']}
        openTo="day"
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', px: 2, pb: 1 }}>
        <Button onClick={() => onElegir(hoy())}>Hoy</Button>
        {limpiable && <Button onClick={() => onElegir('')}>Limpiar</Button>}
      </Stack>
    </LocalizationProvider>
  )
}
