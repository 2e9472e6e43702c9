import Typography from '@mui/material/Typography'
import { diaDelMes } from '../../contract/calendario'
import { fechaLarga } from '../../contract/fechas'
import type { FiguraDelMes, Tablero } from '../../contract/tablero'
import { between, withSearch } from '../../records/searches/addresses'
import { FigureTable } from '../../ui/charts/FigureTable'
import { capitalized, counted, numero, pesos } from '../../ui/texts/formats'
import { Section } from '../../ui/Section'
import { distance, monthName } from './texts'

/** Each row's name, its figure, the screen that explains it and how it is written. */
const ROWS: readonly (readonly [string, FiguraDelMes, string, typeof pesos])[] = [
  ['Valor neto, registradora', 'valorNetoReg', '/', pesos],
  ['Valor neto, sensor', 'valorNetoSensor', '/', pesos],
  ['Pasajeros, registradora', 'pasajerosReg', '/', numero],
  ['Pasajeros, sensor', 'pasajerosSensor', '/', numero],
  ['Salarios, registradora', 'salarioReg', '/salarios', pesos],
  ['Salarios, sensor', 'salarioSensor', '/salarios', pesos],
  ['Gastos', 'totalGasto', '/reportes/gastos', pesos],
]

/** The month's sums, per bus and day beside those of the month before. */
export function Month({ mes }: Pick<Tablero, 'mes'>) {
  const former = monthName(mes.anterior)
  return (
    <Section
      title="Este mes"
      columns={8}
      note={`${diaDelMes(mes.desde)} a ${fechaLarga(mes.hasta)}, ${counted(mes.leidas, ['día de bus', 'días de bus'])} · junto a ${former}`}
      emptyMessage={mes.leidas === 0 && 'No hay liquidaciones en estos días.'}
    >
      <FigureTable
        title="Este mes"
        columns={[
          'Concepto',
          'Total',
          'Por bus y día',
          `${capitalized(former)}, por bus y día`,
          'Frente a lo esperado',
        ]}
        rows={ROWS.map(([name, figure, path, format]) => {
          const { valor, porBus, antes, ...compared } = mes.figuras[figure]
          const total = (
            <Typography variant="subtitle2" component="span">
              {format(valor)}
            </Typography>
          )
          const figures = [total, format(porBus), antes ? format(antes) : '—', distance(compared)]
          return { key: figure, name, to: withSearch(path, between(mes)), figures }
        })}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        Esperado: {former} por bus y clase de día (laborable, sábado, festivo). Nada cuenta lo de solo sensor.
      </Typography>
    </Section>
  )
}
