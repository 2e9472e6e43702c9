import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { leaveAsking } from '../../ui/unsaved/leaving'
import { readTipo, type TipoDocumentoLaboral } from './kinds'

/** The chosen document, stored in the address (`?tipo=prima`), so that a link opens its form. */
export function useTipo(): [TipoDocumentoLaboral | null, (tipo: string) => void] {
  const [address, setAddress] = useSearchParams()
  const choose = useCallback(
    (tipo: string) => leaveAsking(() => setAddress(tipo ? { tipo } : {}, { replace: true })),
    [setAddress],
  )
  return [readTipo(address.get('tipo')), choose]
}
