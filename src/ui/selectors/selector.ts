import type { FieldProps } from '../fields/formField'

/** Spec section 2: the width of the driver and bus selectors, in pixels. */
export const SELECTOR_WIDTH = 200

/** What the driver and the bus selector take besides their own list. */
export interface SelectorProps extends Omit<FieldProps, 'label'> {
  label?: string
  /** What is read while the list does not have the value: a retired driver's name. */
  currentLabel?: string | null
}
