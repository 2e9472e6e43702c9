import type { FieldProps } from '../../ui/fields/formField'

/** Spec section 2: the width of the driver and bus selectors, in pixels. */
export const SELECTOR_WIDTH = 200

/** The props that the driver and bus selectors share. */
export interface SelectorProps extends Omit<FieldProps, 'label'> {
  label?: string
  /** The text for a value that is not in the list: a retired driver's name. */
  currentLabel?: string | null
}
