import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { salirPreguntando } from '../../ui/unsaved/leaving'
import { leerTipo, type TipoDocumentoLaboral } from './tipos'

/** The chosen document, kept in the address (`?tipo=prima`), so that a link leads to its form. */
export function useTipo(): [TipoDocumentoLaboral | null, (tipo: string) => void] {
  const [direccion, setDireccion] = useSearchParams()
  const elegir = useCallback(
    (tipo: string) => salirPreguntando(() => setDireccion(tipo ? { tipo } : {}, { replace: true })),
    [setDireccion],
  )
  return [leerTipo(direccion.get('tipo')), elegir]
}
