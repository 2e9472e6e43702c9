/** What there is of a day: its settlements, the one of a bus, on our own server its sheet. */
import SheetIcon from '@mui/icons-material/GridOnOutlined'
import SettlementIcon from '@mui/icons-material/ReceiptLongOutlined'
import { isOwnServer } from '../../api/client/baseUrl'
import { esFecha, fechaLarga, sumarDias } from '../../contract/fechas'
import type { OpeningState } from '../../records/arrival/useDialogFromNavigation'
import { between, liquidacionesOf, withSearch } from '../../records/searches/addresses'
import { readDayQuery, type DayQuery } from './dayQuery'
import type { PaletteOption } from './option'

const optionOf = (
  fecha: string,
  value: string,
  option: Pick<PaletteOption, 'label' | 'icon' | 'to' | 'state'>,
): PaletteOption => ({ group: 'Liquidaciones', value, detail: fechaLarga(fecha), ...option })

/** Today's and yesterday's are periods of the screen, which show no other day. */
function addressOf(fecha: string, today: string): string {
  if (fecha === today) return withSearch('/', { periodo: 'hoy' })
  if (fecha === sumarDias(today, -1)) return withSearch('/', { periodo: 'ayer' })
  return liquidacionesOf({ desde: fecha, hasta: fecha })
}

function optionsOf({ fecha, busNumero }: DayQuery, today: string): PaletteOption[] {
  if (busNumero)
    return [
      optionOf(fecha, `liquidacion/${fecha}/${busNumero}`, {
        label: `Liquidación del bus ${busNumero}`,
        icon: SettlementIcon,
        to: withSearch('/', { ...between({ desde: fecha, hasta: fecha }), numero: busNumero }),
        state: { dialog: 'detalle', of: { fecha, busNumero } } satisfies OpeningState,
      }),
    ]
  const list = optionOf(fecha, `liquidaciones/${fecha}`, {
    label: 'Liquidaciones del día',
    icon: SettlementIcon,
    to: addressOf(fecha, today),
  })
  const sheet = optionOf(fecha, `planilla/${fecha}`, {
    label: 'Planilla del día',
    icon: SheetIcon,
    to: withSearch('/liquidaciones/planilla', { fecha }),
  })
  return isOwnServer() ? [list, sheet] : [list]
}

/** What a text means as a day; nothing when it is none. */
export function dayOptions(text: string, today: string): PaletteOption[] {
  const query = readDayQuery(text, today)
  return query ? optionsOf(query, today) : []
}

/** The option of a day that was chosen before, from the value by which it is kept. */
export function keptDayOption(value: string, today: string): PaletteOption | undefined {
  const [, fecha = '', busNumero = null] =
    /^(?:liquidacion|liquidaciones|planilla)\/([^/]+)(?:\/(.+))?$/.exec(value) ?? []
  if (!esFecha(fecha)) return undefined
  return optionsOf({ fecha, busNumero }, today).find((option) => option.value === value)
}
