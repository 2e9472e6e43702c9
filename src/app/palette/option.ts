import type { SelectOption } from '../../ui/fields/options'

/** The groups of the palette, in the order in which equal matches stand. */
type Group = 'Pantallas' | 'Acciones' | 'Conductores' | 'Buses' | 'Documentos'

/** A place that the palette leads to. Its `value` is its own in its group. */
export interface PaletteOption extends SelectOption {
  group: Group
  /** Its address. */
  to: string
  /** The state of the way there: which dialog opens, which row is selected. */
  state?: object
}
