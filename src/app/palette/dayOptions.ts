/** What there is of a day: its settlements, the one of a bus, on our own server its sheet. */
import SheetIcon from '@mui/icons-material/GridOnOutlined'
import SettlementIcon from '@mui/icons-material/ReceiptLongOutlined'
import { isOwnServer } from '../../api/client/baseUrl'
import { esFecha, fechaLarga, sumarDias } from '../../contract/fechas'
import type { DetailState } from '../../features/liquidaciones/useDetailOnArrival'
import { withSearch } from '../../records/searches/addresses'
import { readDayQuery, type DayQuery } from './dayQuery'
import type { PaletteOption } from './option'

/** The search wants an end after the start (section 5): a single day goes with the next. */
const dayOnly = (fecha: string) => ({ fechaInicial: fecha, fechaFinal: sumarDias(fecha, 1) })

const settlementOf = (fecha: string, busNumero: string): PaletteOption => ({
  group: 'Liquidaciones',
  value: `liquidacion/${fecha}/${busNumero}`,
  label: `Liquidación del bus ${busNumero}`,
  detail: fechaLarga(fecha),
  icon: SettlementIcon,
  to: withSearch('/', { ...dayOnly(fecha), numero: busNumero }),
  state: { detail: { fecha, busNumero } } satisfies DetailState,
})

/** Today's and yesterday's are periods of the screen, which show no other day. */
function searchOf(fecha: string, today: string): Record<string, string> {
  if (fecha === today) return { periodo: 'hoy' }
  return fecha === sumarDias(today, -1) ? { periodo: 'ayer' } : dayOnly(fecha)
}

const listOf = (fecha: string, today: string): PaletteOption => ({
  group: 'Liquidaciones',
  value: `liquidaciones/${fecha}`,
  label: 'Liquidaciones del día',
  detail: fechaLarga(fecha),
  icon: SettlementIcon,
  to: withSearch('/', searchOf(fecha, today)),
})

const sheetOf = (fecha: string): PaletteOption => ({
  group: 'Liquidaciones',
  value: `planilla/${fecha}`,
  label: 'Planilla del día',
  detail: fechaLarga(fecha),
  icon: SheetIcon,
  to: withSearch('/liquidaciones/planilla', { fecha }),
})

const optionsOf = ({ fecha, busNumero }: DayQuery, today: string): PaletteOption[] =>
  busNumero
    ? [settlementOf(fecha, busNumero)]
    : [listOf(fecha, today), ...(isOwnServer() ? [sheetOf(fecha)] : [])]

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
