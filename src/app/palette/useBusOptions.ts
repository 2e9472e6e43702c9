import BusIcon from '@mui/icons-material/DirectionsBusOutlined'
import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import { errorMessage } from '../../api/client/errors'
import type { BusFila } from '../../contract/buses'
import { busAddress } from '../../ui/table/links'
import type { OptionSource, PaletteOption } from './option'

const optionOf = ({ numero, placa }: BusFila): PaletteOption => ({
  group: 'Buses',
  value: `bus/${numero}`,
  label: `Bus ${numero}`,
  detail: placa,
  icon: BusIcon,
  to: busAddress(numero),
})

/** The buses, found by number or plate. */
export function useBusOptions(): OptionSource {
  const { data, isLoading, error, refetch } = useBusesQuery()
  const options = useMemo(() => (data ?? []).map(optionOf), [data])
  return {
    options,
    loading: isLoading,
    failure: error && { message: `Buses: ${errorMessage(error)}`, retry: () => void refetch() },
  }
}
