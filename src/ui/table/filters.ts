import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  type GridFilterOperator,
} from '@mui/x-data-grid'
import { BooleanFilter } from './BooleanFilter'
import { DateFilter } from './DateFilter'
import { filterDate } from './filterDates'

/** On which side of the sought day those of a condition are. */
const SIDES: Readonly<Record<string, readonly number[]>> = {
  is: [0],
  not: [-1, 1],
  after: [1],
  onOrAfter: [0, 1],
  before: [-1],
  onOrBefore: [-1, 0],
}

/** The conditions of a date column, with the input of spec section 9, whose text is sought. */
export const DATE_FILTERS = getGridDateOperators().map((operator): GridFilterOperator => {
  const sides = SIDES[operator.value]
  if (!sides) return operator
  return {
    ...operator,
    InputComponent: DateFilter,
    getApplyFilterFn: ({ value }) => {
      const sought = filterDate(value)
      return sought
        ? (day?: string | null) => (day ? sides.includes(Number(day > sought) - Number(day < sought)) : false)
        : null
    },
  }
})

/** The condition of a boolean column, with the tri-state checkbox of spec section 9. */
export const BOOLEAN_FILTERS = getGridBooleanOperators().map((operator): GridFilterOperator => ({
  ...operator,
  InputComponent: BooleanFilter,
  getApplyFilterFn: ({ value }) => (value === undefined ? null : (cell: unknown) => Boolean(cell) === value),
}))

/** The conditions of a column of figures, whose sought ones are text: an input of numbers takes the point of 412.125 for a decimal one. */
export const FIGURE_FILTERS = getGridNumericOperators().map((operator): GridFilterOperator => ({
  ...operator,
  InputComponentProps: { ...operator.InputComponentProps, ...{ type: 'text' } },
}))
