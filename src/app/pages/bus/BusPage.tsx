import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Link, useParams } from 'react-router-dom'
import { useBusesQuery } from '../../../api/buses'
import type { BusFila } from '../../../contract/buses'
import { nombreDeRuta } from '../../../contract/catalogos'
import { llaveDeBus, nombrado } from '../../../contract/identificadores'
import { HistorialButton } from '../../../records/historial/HistorialButton'
import { conductorLink } from '../../../ui/tableState/links'
import { Figures } from '../Figures'
import { RecordPage } from '../RecordPage'
import { RecordState } from '../RecordState'
import { Sections } from '../Sections'
import { SECTIONS } from './sections'

function Driver(bus: Pick<BusFila, 'conductorDocumento' | 'conductorNombre'>) {
  const to = conductorLink(bus)
  if (!to) return 'Sin conductor'
  return (
    <MuiLink component={Link} to={to}>
      {bus.conductorNombre ?? bus.conductorDocumento}
    </MuiLink>
  )
}

/** A bus: what it is, whose it is, and all that is known of it. */
export default function BusPage() {
  const { numero: asked = '' } = useParams()
  const query = useBusesQuery()
  const bus = nombrado(query.data, asked, ({ numero }) => numero, llaveDeBus)
  if (!bus)
    return (
      <RecordState
        title="Bus"
        query={query}
        notFound={`No hay un bus con el número ${asked}.`}
        list={{ to: '/buses', name: 'Buses' }}
      />
    )

  const { numero } = bus
  return (
    <RecordPage
      title={`Bus ${numero}`}
      known={
        <>
          {bus.placa} · {bus.marca}, modelo {bus.modelo} · {bus.empresa} · {nombreDeRuta(bus.ruta)} ·{' '}
          <Driver {...bus} />
        </>
      }
      actions={
        <>
          <HistorialButton sustantivo="buses" identificador={numero} />
          <Button component={Link} to="/buses" state={{ selected: numero }}>
            Ver en la lista
          </Button>
        </>
      }
    >
      <Figures search={{ numero }} withWhom={({ conductorNombre }) => conductorNombre} />
      <Sections label={`Secciones del bus ${numero}`} sections={SECTIONS} record={bus} />
    </RecordPage>
  )
}
