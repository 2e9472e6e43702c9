import { useCallback, useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { BusFila } from '../../contract/buses'
import { ComboboxField } from '../fields/ComboboxField'
import { ANCHO_SELECTOR, type SelectorProps } from './selector'

interface Props extends SelectorProps {
  /** After the person has chosen a bus, or cleared it: what lets a form fill in the bus's driver. */
  onElegir?: (bus: BusFila | null) => void
}

/** The bus selector (spec section 2), found by number or plate. The form holds the bus's numero. */
export function BusSelect({ label = 'Bus', onElegir, ...props }: Props) {
  const { data } = useBusesQuery()
  const opciones = useMemo(
    () => (data ?? []).map(({ numero, placa }) => ({ valor: numero, nombre: numero, detalle: placa })),
    [data],
  )
  const avisar = useCallback(
    (numero: string) => onElegir?.(data?.find((bus) => bus.numero === numero) ?? null),
    [data, onElegir],
  )
  return (
    <ComboboxField
      ancho={ANCHO_SELECTOR}
      placeholder="Seleccione un bus"
      {...props}
      label={label}
      opciones={opciones}
      onCambio={avisar}
    />
  )
}
