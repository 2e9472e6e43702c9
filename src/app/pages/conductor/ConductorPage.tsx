import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { Fragment } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useBusesQuery } from '../../../api/buses'
import { isOwnServer } from '../../../api/client/baseUrl'
import { useConductoresIngresosQuery } from '../../../api/conductores'
import { llaveDeDocumento, nombrado } from '../../../contract/identificadores'
import { isRetired } from '../../../features/conductores/columns'
import { HistorialButton } from '../../../records/historial/HistorialButton'
import { useBalance } from '../../../records/selectors/useBalance'
import { busAddress } from '../../../ui/tableState/links'
import { fechaCorta, pesos } from '../../../ui/texts/formats'
import { withSearch } from '../../../records/searches/addresses'
import { Figures } from '../Figures'
import { RecordPage } from '../RecordPage'
import { RecordState } from '../RecordState'
import { Sections } from '../Sections'
import { SECTIONS } from './sections'

const Balance = ({ documento }: { documento: string }) => pesos(useBalance(documento)) || '—'

/** The buses that are assigned to the driver. */
function Buses({ documento }: { documento: string }) {
  const { data } = useBusesQuery()
  const own = data?.filter(({ conductorDocumento }) => conductorDocumento === documento)
  if (!own?.length) return own && 'Sin bus'
  return own.map(({ numero }, i) => (
    <Fragment key={numero}>
      {i > 0 ? ', ' : 'bus '}
      <MuiLink component={Link} to={busAddress(numero)}>
        {numero}
      </MuiLink>
    </Fragment>
  ))
}

/** A driver: who they are, what they owe, and all that is known of them. */
export default function ConductorPage() {
  const { documento: asked = '' } = useParams()
  const query = useConductoresIngresosQuery()
  const conductor = nombrado(query.data, asked, ({ documento }) => documento, llaveDeDocumento)
  if (!conductor)
    return (
      <RecordState
        title="Conductor"
        query={query}
        notFound={`No hay un conductor con el documento ${asked}.`}
        list={{ to: '/conductores', name: 'Conductores' }}
      />
    )

  const { documento, tipoDocumento, empresa } = conductor
  return (
    <RecordPage
      title={conductor.nombre}
      warning={
        isRetired(conductor) ? `Retirado ${fechaCorta(conductor.fechaUltimoRetiro)}`.trim() : undefined
      }
      known={
        <>
          {tipoDocumento} {documento} · {empresa} · <Buses documento={documento} /> · ingresó{' '}
          {fechaCorta(conductor.fechaUltimoIngreso)}
        </>
      }
      actions={
        <>
          <HistorialButton sustantivo="conductores" identificador={conductor.uuid} />
          <Button component={Link} to={withSearch('/documentos', { tipo: 'vacaciones', documento })}>
            Vacaciones
          </Button>
          {isOwnServer() && (
            <Button component={Link} to={withSearch('/documentos', { tipo: 'liquidacion', documento })}>
              Liquidación
            </Button>
          )}
          <Button component={Link} to="/conductores" state={{ selected: documento }}>
            Ver en la lista
          </Button>
        </>
      }
    >
      <Figures
        search={{ documento }}
        withWhom={({ busNumero }) => `bus ${busNumero}`}
        own={{ label: 'Debe', figure: <Balance documento={documento} /> }}
      />
      <Sections label={`Secciones de ${conductor.nombre}`} sections={SECTIONS} record={conductor} />
    </RecordPage>
  )
}
