import ConductorIcon from '@mui/icons-material/BadgeOutlined'
import { useMemo } from 'react'
import { errorMessage } from '../../api/client/errors'
import { useConductoresIngresosQuery } from '../../api/conductores'
import type { ConductorFila } from '../../contract/conductores'
import { isRetired } from '../../features/conductores/columns'
import { conductorAddress } from '../../ui/table/links'
import type { OptionSource, PaletteOption } from './option'

const optionOf = (conductor: ConductorFila): PaletteOption => ({
  group: 'Conductores',
  value: `conductor/${conductor.documento}`,
  label: conductor.nombre,
  detail: isRetired(conductor) ? `${conductor.documento} · Retirado` : conductor.documento,
  icon: ConductorIcon,
  to: conductorAddress(conductor.documento),
})

/** The drivers, retired ones too, found by name or document. */
export function useConductorOptions(): OptionSource {
  const { data, isLoading, error, refetch } = useConductoresIngresosQuery()
  const options = useMemo(() => (data ?? []).map(optionOf), [data])
  return {
    options,
    loading: isLoading,
    failure: error && { message: `Conductores: ${errorMessage(error)}`, retry: () => void refetch() },
  }
}
