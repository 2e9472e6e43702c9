import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFestivosQuery } from '../../api/festivos'
import type { AsistenciaFila } from '../../contract/asistencias'
import { diaDelMes, nombreDelDia } from '../../contract/calendario'
import { diaDeLaSemana, fechaLarga, sumarDias } from '../../contract/fechas'
import { groupBy } from '../../contract/groupBy'
import { withDistinctNames } from '../../records/selectors/driverNames'
import { FigureTable } from '../../ui/charts/FigureTable'
import { Frame } from '../../ui/table/frame'
import { Days } from './Days'

const COMPLETE = { sign: '●', words: 'completa', color: 'success.main' }
const INCOMPLETE = { sign: '○', words: 'sin entregar al día o presencial', color: 'success.main' }
const ABSENT = { sign: 'F', words: 'falta sin justificar', color: 'error.main' }

/** How a driver's day is drawn: a justification by its first letter. */
function markOf({ asistio, entregoAlDia, entregoPresencial, justificacion: words }: AsistenciaFila) {
  if (asistio) return entregoAlDia && entregoPresencial ? COMPLETE : INCOMPLETE
  return words ? { sign: words.charAt(0).toUpperCase(), words, color: 'text.secondary' } : ABSENT
}

const STYLES = {
  '& .MuiTableCell-root': { height: 24, minWidth: 25, p: 0, textAlign: 'center', typography: 'caption' },
  '& th:first-of-type': { px: 1, textAlign: 'left', typography: 'body2', whiteSpace: 'nowrap' },
  '& :has(> .festivo)': { bgcolor: 'background.default' },
} as const

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
}

/** A month at a glance: the drivers by its days, up to the last with attendance. */
export function Cuadricula({ title, rows }: Props) {
  const { data: festivos } = useFestivosQuery()
  const last = rows.map(({ fecha }) => fecha).reduce((one, other) => (one > other ? one : other))
  const length = diaDelMes(last)
  const days = Array.from({ length }, (_, at) => sumarDias(last, at + 1 - length))
  const isFestivo = (day: string) =>
    diaDeLaSemana(day) === 0 || festivos?.some(({ fecha }) => fecha === day) === true
  const drivers = [...groupBy(withDistinctNames(rows), ({ conductorNombre: name }) => name)]
  return (
    <Frame sx={STYLES}>
      <FigureTable
        title={title}
        columns={[
          'Conductor',
          ...days.map((day) => (
            <div key={day} className={isFestivo(day) ? 'festivo' : undefined}>
              {nombreDelDia(day).charAt(0).toUpperCase()} {diaDelMes(day)}
            </div>
          )),
          'Inasis.',
          'Faltas',
          'Incompl.',
        ]}
        rows={drivers.map(([key, own]) => {
          const marks = own.map(markOf)
          const count = (kind: object) => marks.filter((mark) => mark === kind).length
          return {
            key,
            name: key,
            figures: [
              ...days.map((day) => {
                const mark = marks[own.findIndex(({ fecha }) => fecha === day)]
                const words = `${key}, ${fechaLarga(day)}: ${mark?.words}`
                return (
                  mark && (
                    <Box key={day} role="img" aria-label={words} title={words} sx={{ color: mark.color }}>
                      {mark.sign}
                    </Box>
                  )
                )
              }),
              <Days key="ausente" value={own.filter(({ asistio }) => !asistio).length} />,
              <Days key="falta" value={count(ABSENT)} isBad />,
              <Days key="incompleta" value={count(INCOMPLETE)} />,
            ],
          }
        })}
      />
      <Typography variant="caption" color="textSecondary" sx={{ px: 1.5, py: 0.25 }}>
        ● completa · ○ sin entregar al día o presencial · letra inicial de la justificación · F sin justificar
      </Typography>
    </Frame>
  )
}
