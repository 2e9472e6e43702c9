import {
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  type GridFilterOperator,
} from '@mui/x-data-grid'
import { BooleanFilter } from './BooleanFilter'
import { DateFilter } from './DateFilter'
import { filterText } from './filterDates'
import { siNo } from '../texts/formats'

const DAYS: Readonly<Record<string, (day: string, sought: string) => boolean>> = {
  is: (day, sought) => day === sought,
  not: (day, sought) => day !== sought,
  after: (day, sought) => day > sought,
  onOrAfter: (day, sought) => day >= sought,
  before: (day, sought) => day < sought,
  onOrBefore: (day, sought) => day <= sought,
}

/** The conditions of a date column, with the input of spec section 9; days are `YYYY-MM-DD`. */
export const DATE_FILTERS = getGridDateOperators().map((operator): GridFilterOperator => {
  const holds = DAYS[operator.value]
  if (!holds) return operator
  return {
    ...operator,
    InputComponent: DateFilter,
    getValueAsString: filterText,
    getApplyFilterFn: ({ value }) =>
      value ? (day: string | null) => Boolean(day) && holds(day ?? '', String(value)) : null,
  }
})

/** The condition of a boolean column, with the tri-state checkbox of spec section 9. */
export const BOOLEAN_FILTERS = getGridBooleanOperators().map((operator): GridFilterOperator => ({
  ...operator,
  InputComponent: BooleanFilter,
  getValueAsString: siNo,
  getApplyFilterFn: ({ value }) => (value === undefined ? null : (cell: unknown) => Boolean(cell) === value),
}))

/** The conditions of a column of figures, whose sought ones are text: an input of numbers takes the point of 412.125 for a decimal one. */
export const FIGURE_FILTERS = getGridNumericOperators().map((operator): GridFilterOperator => ({
  ...operator,
  InputComponentProps: { ...operator.InputComponentProps, ...{ type: 'text' } },
}))
