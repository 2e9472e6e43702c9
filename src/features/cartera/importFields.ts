import { useMemo } from 'react'
import { useConductoresQuery } from '../../api/conductores'
import { knownConductores } from '../../records/import/known'
import type { ImportField } from '../../records/import/noun'

/** What a file of either ledger has. */
export const LEDGER_FIELDS: readonly ImportField[] = [
  {
    name: 'conductorDocumento',
    title: 'Documento del conductor',
    type: 'texto',
    also: ['documento', 'cedula', 'conductor'],
    required: true,
    example: '71234567',
  },
  { name: 'valor', title: 'Valor', type: 'entero', also: ['monto'], required: true, example: 50000 },
]

/** Both name a driver. */
export function useKnownConductor() {
  const { data } = useConductoresQuery({ valido: null })
  return useMemo(() => ({ conductorDocumento: knownConductores(data) }), [data])
}
