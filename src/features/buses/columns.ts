import type { BusFila } from '../../contract/buses'
import { BUSES } from '../../records/nouns/buses'
import { columnsOf } from '../../records/nouns/noun'
import { busAddress, CONDUCTOR_COLUMN } from '../../ui/tableState/links'

/** Section 2, Buses. The route is shown, sorted and filtered by its descriptive name. */
export const COLUMNS = columnsOf<BusFila>(BUSES, {
  numero: { card: 'title', cardName: BUSES.name, maxWidth: 110, link: ({ numero }) => busAddress(numero) },
  empresa: { maxWidth: 200, wraps: true },
  ruta: { card: 'subtitle', maxWidth: 180 },
  modelo: { hidden: true },
  marca: { hidden: true },
  conductorNombre: { ...CONDUCTOR_COLUMN, card: 'subtitle' },
  placa: { card: 'amount', maxWidth: 130 },
})
