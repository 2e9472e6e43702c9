import { getGridBooleanOperators, getGridDateOperators, type GridFilterOperator } from '@mui/x-data-grid'
import { BooleanFilter } from './BooleanFilter'
import { DateFilter } from './DateFilter'
import { filterText } from './filterDates'

// The grid offers the conditions and draws their panel; what each of them means is in `conditions.ts`.

/** The conditions on a column of dates, their value typed as section 9 has it. */
export const DATE_FILTERS: readonly GridFilterOperator[] = getGridDateOperators().map((operator) =>
  operator.InputComponent
    ? { ...operator, InputComponent: DateFilter, getValueAsString: filterText }
    : operator,
)

/** The one condition on a boolean column, its value the tri-state checkbox of section 9. */
export const BOOLEAN_FILTERS: readonly GridFilterOperator[] = getGridBooleanOperators().map((operator) => ({
  ...operator,
  InputComponent: BooleanFilter,
  getValueAsString: (value: unknown) => (value === true ? 'Sí' : 'No'),
}))
