import { useCallback, useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { BusFila } from '../../contract/buses'
import { ComboboxField } from '../fields/ComboboxField'
import { ANCHO_SELECTOR, type SelectorProps } from './selector'

interface Props extends SelectorProps {
  /**
   * After the person has chosen a bus, or cleared it: what lets a form fill in the bus's driver. `tarde` when the bus was
   * typed before the list came, and the driver may have been since.
   */
  onElegir?: (bus: BusFila | null, tarde?: boolean) => void
}

/** The bus selector (spec section 2), found by number or plate. The form holds the bus's numero. */
export function BusSelect({ label = 'Bus', onElegir, ...props }: Props) {
  const { data, isLoading } = useBusesQuery()
  const opciones = useMemo(
    () => (data ?? []).map(({ numero, placa }) => ({ valor: numero, nombre: numero, detalle: placa })),
    [data],
  )
  const avisar = useCallback(
    (numero: string, tarde?: boolean) =>
      onElegir?.(data?.find((bus) => bus.numero === numero) ?? null, tarde),
    [data, onElegir],
  )
  return (
    <ComboboxField
      ancho={ANCHO_SELECTOR}
      placeholder="Seleccione un bus"
      {...props}
      label={label}
      opciones={opciones}
      cargando={isLoading}
      onCambio={avisar}
    />
  )
}
