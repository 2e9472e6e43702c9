import ListIcon from '@mui/icons-material/ListAlt'
import { useMemo, useState } from 'react'
import { useCuentasQuery } from '../../api/cartera'
import type { Cuenta, Cuentas } from '../../contract/cartera'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { LoadError } from '../../ui/loading/LoadError'
import type { Column } from '../../ui/tableState/columns'
import { RecordTable } from '../../records/table/RecordTable'
import { CONDUCTOR_COLUMN } from '../../ui/tableState/links'
import type { Total } from '../../ui/tableState/totals'

const COLUMNS: readonly Column<Cuenta>[] = [
  {
    ...CONDUCTOR_COLUMN,
    card: 'title',
  },
  { field: 'totalDeuda', title: 'Deudas', card: 'figure', kind: 'pesos' },
  { field: 'totalAbono', title: 'Abonos', card: 'figure', kind: 'pesos' },
  { field: 'balance', title: 'Balance', card: 'amount', kind: 'pesos' },
  { field: 'ultimoMovimiento', title: 'Último movimiento', kind: 'date' },
]

const totalsOf = ({ totalDeuda, totalAbono, balance }: Cuentas): Total[] => [
  { label: 'Total de deudas', value: totalDeuda },
  { label: 'Total de abonos', value: totalAbono },
  { label: 'Balance de deuda', value: balance },
]

/** Table of each driver's debt, from our own server. @param onOpen shows a driver's debts. */
export default function CuentasTable({ onOpen }: { onOpen: (documento: string) => void }) {
  const query = useCuentasQuery()
  const { currentData, isFetching } = query
  const totals = useMemo(() => currentData && totalsOf(currentData), [currentData])
  const [documento, setDocumento] = useState<string | null>(null)
  return (
    <>
      <LoadError query={query} />
      <RecordTable
        section
        id="deudas-por-conductor"
        title="Deudas por conductor"
        rows={currentData?.cuentas}
        columns={COLUMNS}
        rowId="conductorDocumento"
        loading={isFetching}
        emptyMessage="No hay deudas ni abonos."
        selection={{ uuid: documento, onChange: setDocumento }}
        onDoubleClick={onOpen}
        totals={totals}
        exportOptions={{ fileName: 'deudas-por-conductor' }}
        actions={
          <RoleButton
            shortcut="detalle"
            startIcon={<ListIcon />}
            needsSelection
            selected={documento !== null}
            onClick={() => documento !== null && onOpen(documento)}
          >
            Ver deudas
          </RoleButton>
        }
      />
    </>
  )
}
