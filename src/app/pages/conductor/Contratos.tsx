import Alert from '@mui/material/Alert'
import { useContratosQuery } from '../../../api/contratos'
import type { ConductorFila } from '../../../contract/conductores'
import type { Contratos as Answer } from '../../../contract/contratos'
import { fechaLarga } from '../../../contract/fechas'
import { Beginning, EMPTY_VALUES } from '../../../features/contratos/beginning'
import { RECORDS, WITH_PROPOSAL } from '../../../features/contratos/records'
import { RecordsSection } from '../../../records/page/RecordsPage'
import { LoadError } from '../../../ui/loading/LoadError'
import { useOwnFilters } from '../useOwnFilters'

/** Sentences for what is to be confirmed, and what no contract covers. */
function proposalsOf({ contratos, propuesto, fuera }: Answer) {
  const known = contratos.flatMap(({ desde, finPropuesto }) =>
    finPropuesto
      ? `El contrato del ${fechaLarga(desde)} termina el ${fechaLarga(finPropuesto)} por su retiro: confírmelo con Editar.`
      : [],
  )
  if (fuera) known.push(fuera)
  if (!propuesto) return known
  const { empresa, desde, hasta } = propuesto
  const fin = hasta ? ` hasta el ${fechaLarga(hasta)}` : ''
  return [...known, `Contrato sin confirmar. Se propone: ${empresa}, desde el ${fechaLarga(desde)}${fin}.`]
}

/** A driver's contracts, and what is proposed of them. */
export function Contratos({ record: { uuid, documento, empresa } }: { record: ConductorFila }) {
  const query = useContratosQuery({ documento })
  const { currentData, isFetching, error } = query
  const propuesto = currentData?.propuesto
  useOwnFilters('contratos', uuid)
  if (error && !isFetching) return <LoadError query={query} />
  return (
    <Beginning value={propuesto ?? { ...EMPTY_VALUES, conductorUuid: uuid, empresa }}>
      {currentData &&
        proposalsOf(currentData).map((text) => (
          <Alert key={text} severity="info" role="status">
            {text}
          </Alert>
        ))}
      <RecordsSection
        section
        key={uuid}
        records={propuesto ? WITH_PROPOSAL : RECORDS}
        rows={currentData?.contratos}
        loading={isFetching}
      />
    </Beginning>
  )
}
