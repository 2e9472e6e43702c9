import { useContratosQuery } from '../../../api/contratos'
import type { ConductorFila } from '../../../contract/conductores'
import type { ContratoPropuesto } from '../../../contract/contratos'
import { fechaLarga } from '../../../contract/fechas'
import { Beginning, EMPTY_VALUES } from '../../../features/contratos/beginning'
import { RECORDS, WITH_PROPOSAL } from '../../../features/contratos/records'
import { RecordsSection } from '../../../records/page/RecordsPage'
import { LoadError } from '../../../ui/loading/LoadError'
import { useOwnFilters } from '../useOwnFilters'

const proposalOf = ({ empresa, desde, hasta }: ContratoPropuesto) => ({
  emptyMessage: `No hay contrato confirmado. Se propone: ${empresa}, desde el ${fechaLarga(desde)}${hasta ? ` hasta el ${fechaLarga(hasta)}` : ''}.`,
  actions: WITH_PROPOSAL,
})

/** A driver's contracts, and the one that is proposed while there is none. */
export function Contratos({ record: { uuid, documento, empresa } }: { record: ConductorFila }) {
  const query = useContratosQuery({ documento })
  const { currentData, isFetching, error } = query
  const propuesto = currentData?.propuesto
  useOwnFilters('contratos', uuid)
  if (error && !isFetching) return <LoadError query={query} />
  return (
    <Beginning value={propuesto ?? { ...EMPTY_VALUES, conductorUuid: uuid, empresa }}>
      <RecordsSection
        key={uuid}
        records={{ ...RECORDS, ...(propuesto && proposalOf(propuesto)) }}
        rows={currentData?.contratos}
        loading={isFetching}
      />
    </Beginning>
  )
}
