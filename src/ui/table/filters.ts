import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  type GridFilterOperator,
} from '@mui/x-data-grid'
import { BooleanFilter } from './BooleanFilter'
import { DateFilter } from './DateFilter'
import { filterText } from './filterDates'

// The grid lists the conditions and draws their panel; `conditions.ts` applies them.

/** The conditions of a date column, with the input of spec section 9. */
export const DATE_FILTERS: readonly GridFilterOperator[] = getGridDateOperators().map((operator) =>
  operator.InputComponent
    ? { ...operator, InputComponent: DateFilter, getValueAsString: filterText }
    : operator,
)

/** The condition of a boolean column, with the tri-state checkbox of spec section 9. */
export const BOOLEAN_FILTERS: readonly GridFilterOperator[] = getGridBooleanOperators().map((operator) => ({
  ...operator,
  InputComponent: BooleanFilter,
  getValueAsString: (value: unknown) => (value === true ? 'Sí' : 'No'),
}))

/** The conditions of a column of figures, written as in a form: an input of numbers takes the point of 412.125 for a decimal one. */
export const FIGURE_FILTERS: readonly GridFilterOperator[] = getGridNumericOperators().map((operator) => ({
  ...operator,
  InputComponentProps: { ...operator.InputComponentProps, type: 'text' },
}))
