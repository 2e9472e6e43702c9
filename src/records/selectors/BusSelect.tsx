import { memo, useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import type { BusFila } from '../../contract/buses'
import { AutocompleteField } from '../../ui/fields/AutocompleteField'
import { SELECTOR_WIDTH, type SelectorProps } from './selector'

interface Props extends SelectorProps {
  /**
   * Called when the person chooses or clears a bus, so that a form can fill in the bus's driver. `late` marks a bus typed
   * before the list loaded: the driver may have been typed since.
   */
  onSelect?: (bus: BusFila | null, late: boolean) => void
}

/** The bus selector (spec section 2), found by number or plate. The form holds the bus's numero. */
export const BusSelect = memo(function BusSelect({ label = 'Bus', onSelect, ...props }: Props) {
  const { data, isLoading } = useBusesQuery()
  const options = useMemo(
    () => (data ?? []).map(({ numero, placa }) => ({ value: numero, label: numero, detail: placa })),
    [data],
  )
  return (
    <AutocompleteField
      width={SELECTOR_WIDTH}
      placeholder="Seleccione un bus"
      {...props}
      label={label}
      options={options}
      loading={isLoading}
      onSelect={(numero, late) => onSelect?.(data?.find((bus) => bus.numero === numero) ?? null, late)}
    />
  )
})
