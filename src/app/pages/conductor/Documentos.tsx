import type { ConductorFila } from '../../../contract/conductores'
import { EmitidosSection } from '../../../features/documentos/emitidos/EmitidosSection'
import { RECORDS } from '../../../features/documentos/emitidos/records'
import { EMPTY_FILTER } from '../../../features/documentos/emitidos/search'
import { useOwnFilters } from '../useOwnFilters'

const OWN = {
  ...RECORDS,
  id: 'conductor-documentos',
  columns: RECORDS.columns
    .filter(({ field }) => field !== 'nombre')
    .map((column) => (column.field === 'tipo' ? { ...column, card: 'title' as const } : column)),
}

/** A driver's issued papers. */
export function Documentos({ record: { documento } }: { record: ConductorFila }) {
  useOwnFilters(OWN.id, documento)
  return <EmitidosSection key={documento} filter={{ ...EMPTY_FILTER, documento }} records={OWN} />
}
