import { useState } from 'react'
import { usePasajesQuery } from '../../api/pasajes'
import { useKeptDialog } from '../../ui/crud/useDialogState'
import { useOpenOnArrival } from '../../ui/crud/useOpenOnArrival'
import { Page } from '../../ui/Page'
import { DataTable } from '../../ui/table/DataTable'
import { Actions } from './Actions'
import { COLUMNS, LEGEND, highlightInvalid } from './columns'
import { PasajeDialogs, type OpenDialog } from './PasajeDialogs'
import { SEVERAL } from './several'

/** The fares: each route's price and the driver's share of it (section 2). */
export default function PasajesPage() {
  const { data: rows, isFetching: loading } = usePasajesQuery()
  const [uuid, setUuid] = useState<string | null>(null)
  const [dialog, setDialog] = useKeptDialog<OpenDialog>('pasajes')
  useOpenOnArrival({ crear: () => setDialog({ nombre: 'crear' }) })
  const pasaje = rows?.find((row) => row.uuid === uuid)

  return (
    <Page title="Pasajes">
      <DataTable
        id="pasajes"
        title="Pasajes"
        rows={rows}
        columns={COLUMNS}
        loading={loading}
        emptyMessage="No hay pasajes."
        selection={{ uuid, onChange: setUuid }}
        highlightedRow={highlightInvalid}
        legend={LEGEND}
        several={SEVERAL}
        actions={<Actions pasaje={pasaje} onOpen={setDialog} />}
      />
      <PasajeDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </Page>
  )
}
