import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { useFestivosPropuestosQuery, useFestivosQuery } from '../../api/festivos'
import { anioDe, diaDelMes, fechaConDia } from '../../contract/calendario'
import { MESES } from '../../contract/catalogos'
import type { FestivoFila } from '../../contract/festivos'
import type { BesideProps } from '../../records/page/records'
import { selectMay } from '../../session/sessionSlice'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { Year } from './calendarStyles'
import { Month } from './Month'

/** The days of a year: those registered choose their row, a free one opens the form with its date. */
export function Calendar({ selected, onSelect, onOpen }: BesideProps<FestivoFila>) {
  const day = today()
  const [anio, setAnio] = useState(() => anioDe(day))
  const { data: rows = [] } = useFestivosQuery()
  const { currentData: propuestas = [] } = useFestivosPropuestosQuery({ anio })
  const mayCreate = useAppSelector(selectMay('crearFestivo'))
  const missing = propuestas.filter(({ registrado }) => !registrado).length
  const nameOf = (fecha: string) => propuestas.find((one) => one.fecha === fecha)?.nombre
  const textOf = (fecha: string) => [fechaConDia(fecha), nameOf(fecha)].filter(Boolean).join(', ')

  const drawDay = (fecha: string) => {
    const row = rows.find((one) => one.fecha === fecha)
    const nombre = nameOf(fecha)
    return (
      <button
        type="button"
        className={`dia ${row ? 'registrado' : nombre ? 'propuesto' : ''}`}
        title={nombre}
        disabled={!row && !mayCreate}
        // Tab stops at the year's holidays; any other day is typed into 'Crear'.
        tabIndex={row || nombre ? 0 : -1}
        aria-label={textOf(fecha)}
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
        <span className="dia registrado">Registrados: {propuestas.length - missing}</span>
        {missing > 0 && (
          <>
            <span className="dia propuesto">Faltan: {missing}</span>
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
      <div className="meses">
        {MESES.map(({ valor, nombre }) => (
          <Month key={valor} anio={anio} mes={valor} nombre={nombre} drawDay={drawDay} />
        ))}
      </div>
      <Typography component="p" variant="subtitle2" role="status">
        {selected ? textOf(selected.fecha) : '\u00a0'}
      </Typography>
    </Year>
  )
}
