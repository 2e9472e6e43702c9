import ConductorIcon from '@mui/icons-material/BadgeOutlined'
import BusIcon from '@mui/icons-material/DirectionsBusOutlined'
import { useMemo } from 'react'
import { useBusesQuery } from '../../api/buses'
import { useCuentasQuery } from '../../api/cartera'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppSelector } from '../../api/client/hooks'
import { useConductoresIngresosQuery } from '../../api/conductores'
import { PAPELES } from '../../contract/catalogos'
import { isRetired } from '../../features/conductores/columns'
import { balanceText } from '../../records/selectors/useBalance'
import { selectUsuario } from '../../session/sessionSlice'
import type { Loading } from '../../ui/loading/LoadError'
import { busAddress, conductorAddress } from '../../ui/tableState/links'
import { MENU_ICONS } from '../screens/menuIcons'
import { useScreens } from '../screens/useScreens'
import { actionOptions } from './actionOptions'
import type { PaletteOption } from './option'

/**
 * Options of the palette, and the lists that it has asked for: the screens of the menu and the forms that this person may open, the
 * drivers, retired ones too, with what they owe, by name or document, the buses by number or plate, and the papers.
 */
export function useSources(): { options: readonly PaletteOption[]; queries: readonly Loading[] } {
  const screens = useScreens()
  const roles = useAppSelector(selectUsuario)?.roles ?? []
  const conductores = useConductoresIngresosQuery()
  const buses = useBusesQuery()
  const { data: debts } = useCuentasQuery(undefined, { skip: !isOwnServer() })
  const balances = useMemo(
    () => new Map(debts?.cuentas.map(({ conductorDocumento, balance }) => [conductorDocumento, balance])),
    [debts],
  )

  return {
    queries: [conductores, buses],
    options: [
      ...screens.map(({ path, title, icon }) => ({
        group: 'Pantallas' as const,
        value: path,
        label: title,
        icon: MENU_ICONS[icon],
        to: `/${path}`,
      })),
      ...actionOptions(roles, screens),
      ...(conductores.data ?? []).map((conductor) => ({
        group: 'Conductores' as const,
        value: conductor.documento,
        label: conductor.nombre,
        detail: [
          conductor.documento,
          isRetired(conductor) && 'Retirado',
          balanceText(balances.get(conductor.documento)),
        ]
          .filter(Boolean)
          .join(' · '),
        icon: ConductorIcon,
        to: conductorAddress(conductor.documento),
      })),
      ...(buses.data ?? []).map(({ numero, placa }) => ({
        group: 'Buses' as const,
        value: numero,
        label: `Bus ${numero}`,
        detail: placa,
        icon: BusIcon,
        to: busAddress(numero),
      })),
      ...PAPELES.map(({ valor, nombre }) => ({
        group: 'Documentos' as const,
        value: valor,
        label: nombre,
        icon: MENU_ICONS.Description,
        to: `/documentos?tipo=${valor}`,
      })),
    ],
  }
}
