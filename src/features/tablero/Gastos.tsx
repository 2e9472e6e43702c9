import type { Tablero } from '../../contract/tablero'
import { between, withSearch } from '../../records/searches/addresses'
import { FigureTable } from '../../ui/charts/FigureTable'
import { ShareBar } from '../../ui/figures/ShareBar'
import { pesos, tenths } from '../../ui/texts/formats'
import { Section } from '../../ui/Section'

/** The month's expenses by their name, and what part of all each is. */
export const Gastos = ({ gastos, mes }: Pick<Tablero, 'gastos' | 'mes'>) => (
  <Section
    title="Gastos del mes"
    columns={4}
    to={withSearch('/reportes/gastos', between(mes))}
    linkText="Reporte"
    emptyMessage={gastos.length === 0 && 'No hay gastos en estos días.'}
  >
    <FigureTable
      title="Gastos del mes"
      columns={['Nombre', 'Parte', '%', 'Valor']}
      rows={gastos.map(({ nombre: key, valor }) => {
        const share = valor / mes.figuras.totalGasto.valor
        return {
          key,
          name: key,
          figures: [<ShareBar share={share} />, tenths(100 * share), pesos(valor)],
        }
      })}
    />
  </Section>
)
