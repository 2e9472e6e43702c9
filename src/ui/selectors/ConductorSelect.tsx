import { memo, useMemo } from 'react'
import { useConductoresQuery } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { AutocompleteField } from '../fields/AutocompleteField'
import { SELECTOR_WIDTH, type SelectorProps } from './selector'

interface Props extends SelectorProps {
  /** Retired drivers too, marked as such: they still owe, and what they earned is still looked up. */
  withRetired?: boolean
}

const unknownLabel = (documento: string) => `Documento ${documento}`

const opcionDe = ({ documento, nombre, valido: valid }: ConductorFila) => ({
  value: documento,
  label: nombre,
  // A host that does not say so has nobody retired.
  detail: valid === false ? `${documento} · Retirado` : documento,
})

/**
 * The driver selector (spec section 2): active drivers, found by name or document. The form holds the driver's documento.
 * A driver who has since retired keeps being read if the screen gives their name as `currentLabel`.
 */
export const ConductorSelect = memo(function ConductorSelect({
  label = 'Conductor',
  withRetired = false,
  ...props
}: Props) {
  const { data, isLoading } = useConductoresQuery({ valido: withRetired ? null : true })
  const options = useMemo(() => (data ?? []).map(opcionDe), [data])
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
