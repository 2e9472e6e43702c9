import { memo, useMemo } from 'react'
import { useConductoresQuery } from '../../api/conductores'
import { isOwnServer } from '../../api/client/baseUrl'
import { activoEl } from '../../contract/retiros'
import { esFecha } from '../../contract/fechas'
import { AutocompleteField } from '../../ui/fields/AutocompleteField'
import { driverOptions } from './driverNames'
import { SELECTOR_WIDTH, type SelectorProps } from './selector'

export interface ConductorSelectProps extends SelectorProps {
  /** Includes retired drivers, marked as such: their debts and earnings are still looked up. */
  withRetired?: boolean
  /** The day that they worked: our own server's selectors offer who was there on it. */
  day?: string
}

const unknownLabel = (documento: string) => `Documento ${documento}`

/**
 * The driver selector (spec section 2): active drivers, found by name or document. The form holds the driver's documento.
 * For a driver who has since retired, pass the name as `currentLabel`.
 */
export const ConductorSelect = memo(function ConductorSelect({
  label = 'Conductor',
  withRetired = false,
  day,
  ...props
}: ConductorSelectProps) {
  const ofDay = day !== undefined && isOwnServer()
  const { data, isLoading } = useConductoresQuery({ valido: withRetired || ofDay ? null : true })
  const options = useMemo(
    () =>
      driverOptions((data ?? []).filter((one) => !ofDay || (esFecha(day) ? activoEl(one, day) : one.valido))),
    [data, day, ofDay],
  )
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
