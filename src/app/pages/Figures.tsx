import { today } from '../../api/client/today'
import { useBuscarLiquidacionesQuery, type FiltroLiquidaciones } from '../../api/liquidaciones'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { sumaDe } from '../../contract/numeros'
import { EMPTY_FILTER } from '../../features/liquidaciones/search'
import { isUnread } from '../../features/liquidaciones/totals'
import { FigureStrip, type StripFigure } from '../../ui/figures/FigureStrip'
import { counted, fechaCorta, numero, pesos } from '../../ui/texts/formats'

interface Props {
  /** Finds the record's settlements. */
  search: Partial<Record<keyof FiltroLiquidaciones, string>>
  /** Says with whom a settlement was. */
  withWhom: (row: LiquidacionFila) => string | null
  /** The record's own, ahead of those of its settlements. */
  own?: StripFigure
}

/** A record's figures: its own, the latest settlement, this month's net and what is pending. */
export function Figures({ search, withWhom, own }: Props) {
  const { currentData: rows = [] } = useBuscarLiquidacionesQuery({ ...EMPTY_FILTER, ...search })
  const last = rows.reduce((latest, row) => (latest.fecha < row.fecha ? row : latest), rows[0]!)
  const ofMonth = rows.filter((row) => row.fecha.startsWith(today().slice(0, 7)) && !isUnread(row))
  return (
    <FigureStrip
      dense
      title="Cifras"
      figures={[
        ...(own ? [own] : []),
        { label: 'Última liq.', figure: fechaCorta(last?.fecha) || '—', note: last && withWhom(last) },
        {
          label: 'Neto reg. mes',
          figure: pesos(sumaDe(ofMonth, 'valorNetoReg')),
          note: counted(ofMonth.length, ['liquidación', 'liquidaciones']),
        },
        { label: 'Pendientes', figure: numero(rows.filter(({ liquidada }) => !liquidada).length) },
      ]}
    />
  )
}
