import { useMemo } from 'react'
import { useConductoresQuery } from '../../api/conductores'
import { ComboboxField } from '../fields/ComboboxField'
import { ANCHO_SELECTOR, type SelectorProps } from './selector'

/**
 * The driver selector (spec section 2): active drivers, found by name or document. The form holds the driver's documento.
 * A driver who has since retired keeps being read if the screen gives their name as `etiquetaActual`.
 */
export function ConductorSelect({ label = 'Conductor', ...props }: SelectorProps) {
  const { data } = useConductoresQuery({ valido: true })
  const opciones = useMemo(
    () => (data ?? []).map(({ documento, nombre }) => ({ valor: documento, nombre, detalle: documento })),
    [data],
  )
  return (
    <ComboboxField
      ancho={ANCHO_SELECTOR}
      placeholder="Seleccione un conductor"
      {...props}
      label={label}
      opciones={opciones}
    />
  )
}
