import { memo, useMemo } from 'react'
import { useConductoresQuery } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { AutocompleteField } from '../../ui/fields/AutocompleteField'
import { SELECTOR_WIDTH, type SelectorProps } from './selector'

export interface ConductorSelectProps extends SelectorProps {
  /** Includes retired drivers, marked as such: their debts and earnings are still looked up. */
  withRetired?: boolean
}

const unknownLabel = (documento: string) => `Documento ${documento}`

const optionOf = ({ documento, nombre, valido }: ConductorFila) => ({
  value: documento,
  label: nombre,
  // A server that does not send `valido` has no retired drivers.
  detail: valido === false ? `${documento} · Retirado` : documento,
})

/**
 * The driver selector (spec section 2): active drivers, found by name or document. The form holds the driver's documento.
 * For a driver who has since retired, pass the name as `currentLabel`.
 */
export const ConductorSelect = memo(function ConductorSelect({
  label = 'Conductor',
  withRetired = false,
  ...props
}: ConductorSelectProps) {
  const { data, isLoading } = useConductoresQuery({ valido: withRetired ? null : true })
  const options = useMemo(() => (data ?? []).map(optionOf), [data])
  return (
    <AutocompleteField
      width={SELECTOR_WIDTH}
      placeholder="Seleccione un conductor"
      {...props}
      label={label}
      options={options}
      loading={isLoading}
      unknownLabel={unknownLabel}
    />
  )
})
