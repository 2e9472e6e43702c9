import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCierresQuery } from '../../api/cierres'
import { today } from '../../api/client/today'
import type { Caja } from '../../contract/cierres'
import { esFecha } from '../../contract/fechas'
import { useKeptDialog } from '../../records/dialog/useDialogState'
import { DayField } from '../../records/searches/DayField'
import { RecordTable } from '../../records/table/RecordTable'
import { LoadError } from '../../ui/loading/LoadError'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { Page } from '../../ui/Page'
import { Actions } from './Actions'
import { COLUMNS } from './columns'
import { Day } from './Day'
import { LastDays } from './LastDays'
import { idOf, rowOf } from './rows'
import { daysText } from './texts'

// Each form's code comes when it is first opened.
const CerrarDialog = lazyComponent(() => import('./CerrarDialog'))
const ReabrirDialog = lazyComponent(() => import('./ReabrirDialog'))

/** The tills of a day, today's at first: what each person's money comes to, and its closing. */
export default function CierresPage() {
  // Midnight takes no till away that is being counted.
  const [first] = useState(today)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('fecha') ?? ''
  const fecha = esFecha(asked) ? asked : first
  // Settlements are entered on another screen.
  const query = useCierresQuery({ fecha }, { refetchOnMountOrArgChange: true })
  const { currentData: cierres, isFetching } = query
  const [id, setId] = useState<string | null>(null)
  /** Open dialog and the uuid of its row, null for one's own till, which may be in none. */
  const [open, setOpen] = useKeptDialog<{ dialog: 'cerrar' | 'reabrir'; uuid: string | null }>('cierres')
  const rows = useMemo(() => cierres?.cajas.map(rowOf), [cierres])
  const own = cierres?.propia ?? undefined
  const cajaOf = (wanted?: string | null) => cierres?.cajas.find((caja) => idOf(caja) === wanted)
  const now = open?.uuid === null ? own : cajaOf(open?.uuid)
  // A dialog goes on with its till as it last was when the day has it no more.
  const [last, setLast] = useState<Caja>()
  if (now && now !== last) setLast(now)
  const inDialog = now ?? (last && idOf(last) === open?.uuid ? last : undefined)
  // The only till is chosen as it is.
  const chosen = cierres?.cajas.length === 1 ? cierres.cajas[0] : cajaOf(id)
  const chosenId = chosen ? idOf(chosen) : null

  return (
    <Page
      title="Cierre del día"
      subtitle={
        cierres?.deOtrosDias.length ? `Incluye ${daysText(cierres.deOtrosDias)}` : 'Por fecha de entrega'
      }
      actions={
        <DayField label="Fecha de entrega" fecha={fecha} onDay={(day) => setAddress({ fecha: day })} />
      }
    >
      <LoadError query={query} />
      {cierres && rows && <Day cierres={cierres} rows={rows} />}
      <RecordTable
        id="cierres"
        title="Cierre del día"
        rows={rows}
        columns={COLUMNS}
        rowId="id"
        loading={isFetching}
        emptyMessage="No hay liquidaciones entregadas ese día."
        selection={{ uuid: chosenId, onChange: setId }}
        actions={
          <Actions
            caja={chosen}
            onOpen={(dialog) => setOpen({ dialog, uuid: chosenId })}
            onOpenOwn={
              own && !cajaOf(idOf(own)) ? () => setOpen({ dialog: 'cerrar', uuid: null }) : undefined
            }
          />
        }
        exportOptions={{ fileName: 'cierre-del-dia', search: { fecha } }}
      />
      {chosen?.cierre?.cerrado && (
        <Typography role="status" variant="body2" color="textSecondary">
          Caja cerrada por {chosen.cierre.cerradoPor}: sus liquidaciones no cambian hasta que un administrador
          la reabra.
        </Typography>
      )}
      {cierres && <LastDays cierres={cierres} />}
      {cierres && inDialog && open?.dialog === 'cerrar' && (
        <CerrarDialog cierres={cierres} caja={inDialog} isGone={!now} onClose={() => setOpen(null)} />
      )}
      {inDialog && open?.dialog === 'reabrir' && (
        <ReabrirDialog caja={inDialog} onClose={() => setOpen(null)} />
      )}
    </Page>
  )
}
