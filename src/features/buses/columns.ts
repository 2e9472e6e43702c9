import type { BusFila } from '../../contract/buses'
import { BUSES } from '../../records/nouns/buses'
import { columnsOf } from '../../records/nouns/noun'
import { busAddress, CONDUCTOR_COLUMN } from '../../ui/tableState/links'

/** Section 2, Buses. The route is shown, sorted and filtered by its descriptive name. */
export const COLUMNS = columnsOf<BusFila>(BUSES, {
  numero: { card: 'title', cardName: BUSES.name, flex: 0.6, link: ({ numero }) => busAddress(numero) },
  empresa: { card: 'subtitle', wraps: true },
  ruta: { card: 'subtitle', minWidth: 140 },
  modelo: { hidden: true },
  marca: { hidden: true },
  conductorNombre: { ...CONDUCTOR_COLUMN, card: 'subtitle', flex: 1.4, minWidth: 160 },
  placa: { card: 'amount', flex: 0.7 },
})
