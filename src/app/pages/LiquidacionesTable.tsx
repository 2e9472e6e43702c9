import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { useState } from 'react'
import { useBuscarLiquidacionesQuery, type FiltroLiquidaciones } from '../../api/liquidaciones'
import type { FieldKind } from '../../contract/fieldKinds'
import type { LiquidacionFila } from '../../contract/liquidaciones'
import { highlightPending, LEGEND } from '../../features/liquidaciones/columns'
import { EMPTY_FILTER } from '../../features/liquidaciones/search'
import { totalsOfRows } from '../../features/liquidaciones/totals'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { TALL_ROW } from '../../ui/table/frame'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import type { Column } from '../../ui/tableState/columns'
import { withSearch } from '../../records/searches/addresses'
import { SectionTable } from './SectionTable'

// Its code loads when it is first opened.
const DetalleDialog = lazyComponent(() => import('../../features/liquidaciones/DetalleDialog'))

/** Widths that hold the longest date in one line. */
const MIN_WIDTHS: Partial<Record<FieldKind, number>> = { date: 182, pesos: 100 }

/** A column of the list as there is room for it on the page of one record. */
export const roomy = (column: Column<LiquidacionFila>): Column<LiquidacionFila> => ({
  ...column,
  minWidth: MIN_WIDTHS[column.kind ?? 'text'] ?? column.minWidth,
})

interface Props {
  id: string
  columns: readonly Column<LiquidacionFila>[]
  search: Partial<Record<keyof FiltroLiquidaciones, string>>
}

/** The settlements that a search finds, each with its detail. */
export function LiquidacionesTable({ id, columns, search }: Props) {
  const query = useBuscarLiquidacionesQuery({ ...EMPTY_FILTER, ...search })
  const [uuid, setUuid] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <SectionTable
        id={id}
        rowHeight={TALL_ROW}
        query={query}
        rows={query.currentData}
        columns={columns}
        selection={{ uuid, onChange: setUuid }}
        onDoubleClick={setOpened}
        highlightedRow={highlightPending}
        legend={LEGEND}
        totals={totalsOfRows}
        screen="Liquidaciones"
        to={withSearch('/', search)}
        actions={
          <RoleButton
            shortcut="detalle"
            startIcon={<VisibilityIcon />}
            needsSelection
            selected={uuid !== null}
            onClick={() => setOpened(uuid)}
          >
            Detalle
          </RoleButton>
        }
      />
      {opened !== null && <DetalleDialog uuid={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
