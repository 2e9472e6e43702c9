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

/** 'D' for Descanso; one of two that begin alike has a second letter. */
const signOf = (reason: string) => (reason === 'Vacaciones' ? 'Vc' : reason.charAt(0).toUpperCase())

/** How a driver's day is drawn: a justification by its sign. */
function markOf({ asistio, entregoAlDia, entregoPresencial, justificacion: words }: AsistenciaFila) {
  if (asistio)
    return entregoAlDia && entregoPresencial
      ? { sign: '●', words: 'completa', color: 'success.main' }
      : { sign: '○', words: 'no al día o no presencial', color: 'text.primary' }
  return words
    ? { sign: signOf(words), words, color: 'text.secondary' }
    : { sign: 'F', words: 'sin justificar', color: 'error.main' }
}

const STYLES = {
  // Begins with the last days where not all have room.
  '& .MuiTableContainer-root': { direction: 'rtl' },
  '& table': { direction: 'ltr', borderCollapse: 'separate' },
  '& .MuiTableCell-root': { height: 24, minWidth: 25, p: 0, textAlign: 'center', typography: 'caption' },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: 140,
    px: 1,
    textAlign: 'left',
    typography: 'body2',
    whiteSpace: { sm: 'nowrap' },
    bgcolor: 'background.paper',
    // The days slide under it.
    boxShadow: '8px 0 8px -6px #0004',
  },
  '& tr > :nth-last-child(-n + 3)': { px: 0.5, typography: 'subtitle2' },
  '& tr > :last-child': { display: { xs: 'none', sm: 'table-cell' } },
  '& td:nth-last-of-type(2)': { color: 'error.main' },
  '& [role="img"]': { typography: 'subtitle1' },
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
  // The rows' names are 'th' as the titles are.
  const tints = days.map((day, at) => ({
    [`& th:nth-of-type(${at + 2}), & td:nth-of-type(${at + 1})`]: {
      bgcolor:
        (diaDeLaSemana(day) === 0 || festivos?.some(({ fecha }) => fecha === day)) && 'background.default',
    },
  }))
  const legend = new Map(rows.map(markOf).map((mark) => [mark.words, mark]))
  const drivers = [...groupBy(withDistinctNames(rows), ({ conductorNombre: name }) => name)]
  return (
    <Frame sx={[STYLES, ...tints]}>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1, py: 0.5 }}>
        Hasta el {fechaLarga(last)} ·{' '}
        {[...legend.values()].map(({ sign, words }) => `${sign} ${words.toLowerCase()}`).join(' · ')}
      </Typography>
      <FigureTable
        title={title}
        columns={[
          'Conductor',
          ...days.map((day) => (
            <div key={day}>
              {nombreDelDia(day).charAt(0).toUpperCase()}
              <br />
              {diaDelMes(day)}
            </div>
          )),
          'Inasis.',
          'Faltas',
          'Incompl.',
        ]}
        rows={drivers.map(([name, own]) => ({
          key: name,
          name,
          figures: [
            ...days.map((day) => {
              const row = own.find(({ fecha }) => fecha === day)
              if (!row) return null
              const { sign, words, color } = markOf(row)
              const said = `${name}, ${fechaLarga(day)}: ${words}`
              return (
                <Box key={day} role="img" aria-label={said} title={said} sx={{ color }}>
                  {sign}
                </Box>
              )
            }),
            ...[
              own.filter(({ asistio }) => !asistio),
              own.filter(({ asistio, justificacion }) => !asistio && !justificacion),
              own.filter((row) => markOf(row).sign === '○'),
            ].map(({ length: count }) => count || null),
          ],
        }))}
      />
    </Frame>
  )
}
