/** Options of a day: its settlements, the one of a bus and, on our own server, its sheet. */
import SheetIcon from '@mui/icons-material/GridOnOutlined'
import SettlementIcon from '@mui/icons-material/ReceiptLongOutlined'
import { isOwnServer } from '../../api/client/baseUrl'
import { esFecha, fechaLarga, sumarDias } from '../../contract/fechas'
import type { OpeningState } from '../../records/arrival/useDialogFromNavigation'
import { between, liquidacionesOf, withSearch } from '../../records/searches/addresses'
import { readDayQuery, type DayQuery } from './dayQuery'
import type { PaletteOption } from './option'

function optionsOf({ fecha, busNumero }: DayQuery, today: string): PaletteOption[] {
  const ofDay = { group: 'Liquidaciones', detail: fechaLarga(fecha) } as const
  const days = { desde: fecha, hasta: fecha }
  if (busNumero)
    return [
      {
        ...ofDay,
        value: `liquidacion/${fecha}/${busNumero}`,
        label: `Liquidación del bus ${busNumero}`,
        icon: SettlementIcon,
        to: withSearch('/', { ...between(days), numero: busNumero }),
        state: { dialog: 'detalle', of: { fecha, busNumero } } satisfies OpeningState,
      },
    ]
  // Today's and yesterday's are periods of the screen, which show no other day.
  const period = ['hoy', 'ayer'].find((_name, ago) => fecha === sumarDias(today, -ago))
  const list = {
    ...ofDay,
    value: `liquidaciones/${fecha}`,
    label: 'Liquidaciones del día',
    icon: SettlementIcon,
    to: period ? withSearch('/', { periodo: period }) : liquidacionesOf(days),
  }
  const sheet = {
    ...ofDay,
    value: `planilla/${fecha}`,
    label: 'Planilla del día',
    icon: SheetIcon,
    to: withSearch('/liquidaciones/planilla', { fecha }),
  }
  return isOwnServer() ? [list, sheet] : [list]
}

/** Options for a text that means a day; none for any other. */
export function dayOptions(text: string, today: string): PaletteOption[] {
  const query = readDayQuery(text, today)
  return query ? optionsOf(query, today) : []
}

/** The option of a day that was chosen before, from the value by which it is kept. */
export function keptDayOption(value: string, today: string): PaletteOption | undefined {
  const [, fecha = '', busNumero = null] = /^\w+\/([^/]+)(?:\/(.+))?$/.exec(value) ?? []
  return esFecha(fecha)
    ? optionsOf({ fecha, busNumero }, today).find((option) => option.value === value)
    : undefined
}
