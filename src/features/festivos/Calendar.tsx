import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppSelector } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { useFestivosPropuestosQuery, useFestivosQuery } from '../../api/festivos'
import { anioDe, diaDelMes, fechaConDia } from '../../contract/calendario'
import { DIAS_SEMANA, MESES } from '../../contract/catalogos'
import { diaDeLaSemana, limitesDelMes, sumarDias } from '../../contract/fechas'
import type { FestivoFila } from '../../contract/festivos'
import type { BesideProps } from '../../records/page/records'
import { selectMay } from '../../session/sessionSlice'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { Year } from './calendarStyles'

/** The days of a week from Monday on. */
const WEEK = [...DIAS_SEMANA.slice(1), 'domingo']

/** The days of a month, in order. */
function daysOf(anio: number, mes: number) {
  const { desde, hasta } = limitesDelMes(anio, mes)
  return Array.from({ length: diaDelMes(hasta) }, (_, i) => sumarDias(desde, i))
}

/** The days of a year: those registered choose their row, a free one opens the form with its date. */
export function Calendar({ selected, onSelect, onOpen }: BesideProps<FestivoFila>) {
  const day = today()
  const [anio, setAnio] = useState(() => anioDe(day))
  const { data: rows = [] } = useFestivosQuery()
  const skip = !isOwnServer()
  const { currentData: propuestas = [], isError } = useFestivosPropuestosQuery({ anio }, { skip })
  const mayCreate = useAppSelector(selectMay('crearFestivo'))
  const missing = propuestas.filter(({ registrado }) => !registrado).length

  // Only our own server knows a year's holidays; a call confirms it, since another server may run at its address.
  if (skip || isError) return null

  const drawDay = (fecha: string) => {
    const row = rows.find((one) => one.fecha === fecha)
    const nombre = propuestas.find((one) => one.fecha === fecha)?.nombre
    return (
      <button
        key={fecha}
        type="button"
        className={row ? 'registrado' : nombre && 'propuesto'}
        // Monday is the first column; each week begins a line.
        style={{ gridColumn: diaDeLaSemana(fecha) || 7 }}
        title={nombre}
        disabled={!row && !mayCreate}
        // Tab stops at the year's holidays; any other day is typed into 'Crear'.
        tabIndex={row || nombre ? 0 : -1}
        aria-label={[fechaConDia(fecha), nombre].filter(Boolean).join(', ')}
        aria-current={fecha === day && 'date'}
        aria-pressed={row && row === selected}
        onClick={() => (row ? onSelect(row.uuid) : onOpen('crear', { uuid: '', fecha }))}
      >
        {diaDelMes(fecha)}
      </button>
    )
  }

  return (
    <Year aria-label="Calendario">
      <header>
        <IconButton aria-label="Año anterior" onClick={() => setAnio(anio - 1)}>
          <ChevronLeft />
        </IconButton>
        <Typography component="h2" variant="subtitle1">
          {anio}
        </Typography>
        <IconButton aria-label="Año siguiente" onClick={() => setAnio(anio + 1)}>
          <ChevronRight />
        </IconButton>
        <span className="registrado">Registrados: {propuestas.length - missing}</span>
        {missing > 0 && (
          <>
            <span className="propuesto">Faltan: {missing}</span>
            <RoleButton
              action="crearFestivo"
              shortcut="proponer"
              onClick={() => onOpen('proponer', { uuid: '', fecha: `${anio}-01-01` })}
            >
              Proponer festivos
            </RoleButton>
          </>
        )}
      </header>
      {MESES.map(({ valor, nombre }) => (
        <div key={valor} role="group" aria-label={nombre}>
          <strong>{nombre}</strong>
          {WEEK.map((weekday) => (
            <span key={weekday}>{weekday.slice(0, 2)}</span>
          ))}
          {daysOf(anio, valor).map(drawDay)}
        </div>
      ))}
    </Year>
  )
}
