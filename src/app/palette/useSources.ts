import ConductorIcon from '@mui/icons-material/BadgeOutlined'
import BusIcon from '@mui/icons-material/DirectionsBusOutlined'
import { useBusesQuery } from '../../api/buses'
import { errorMessage } from '../../api/client/errors'
import { useAppSelector } from '../../api/client/hooks'
import { useConductoresIngresosQuery } from '../../api/conductores'
import { isRetired } from '../../features/conductores/columns'
import { selectUsuario } from '../../session/sessionSlice'
import { busAddress, conductorAddress } from '../../ui/tableState/links'
import { MENU_ICONS } from '../screens/menuIcons'
import { useScreens } from '../screens/useScreens'
import { actionOptions } from './actionOptions'
import type { OptionSource, PaletteOption } from './option'

type Option = Omit<PaletteOption, 'group'>

/** A list that has been asked for. */
interface Answer<Row> {
  data?: readonly Row[]
  isLoading: boolean
  error?: unknown
  refetch: () => unknown
}

/** The options of a list, in a group of its own. */
const listed = <Row>(
  group: PaletteOption['group'],
  { data = [], isLoading, error, refetch }: Answer<Row>,
  optionsOf: (row: Row) => Option,
): OptionSource => ({
  options: data.map(optionsOf).map((option) => ({ ...option, group })),
  loading: isLoading,
  failure: error ? { message: `${group}: ${errorMessage(error)}`, retry: () => void refetch() } : undefined,
})

/**
 * Where the palette's options come from: the screens of the menu and the forms that this person may open, the drivers, retired ones too,
 * by name or document, and the buses by number or plate.
 */
export function useSources(): OptionSource[] {
  const screens = useScreens()
  const roles = useAppSelector(selectUsuario)?.roles ?? []
  return [
    {
      options: screens.map(({ path, title, icon }) => ({
        group: 'Pantallas',
        value: `pantalla/${path}`,
        label: title,
        icon: MENU_ICONS[icon],
        to: `/${path}`,
      })),
    },
    { options: actionOptions(roles, screens) },
    listed('Conductores', useConductoresIngresosQuery(), (conductor) => ({
      value: `conductor/${conductor.documento}`,
      label: conductor.nombre,
      detail: isRetired(conductor) ? `${conductor.documento} · Retirado` : conductor.documento,
      icon: ConductorIcon,
      to: conductorAddress(conductor.documento),
    })),
    listed('Buses', useBusesQuery(), ({ numero, placa }) => ({
      value: `bus/${numero}`,
      label: `Bus ${numero}`,
      detail: placa,
      icon: BusIcon,
      to: busAddress(numero),
    })),
  ]
}
