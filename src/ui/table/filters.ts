import { getGridBooleanOperators, getGridDateOperators, type GridFilterOperator } from '@mui/x-data-grid'
import { BooleanFilter } from './BooleanFilter'
import { DateFilter } from './DateFilter'
import { textoDeFiltro } from './filterDates'

// The grid offers the conditions and draws their panel; what each of them means is in `conditions.ts`.

/** The conditions on a column of dates, their value typed as section 9 has it. */
export const FILTROS_FECHA: readonly GridFilterOperator[] = getGridDateOperators().map((operator) =>
  operator.InputComponent
    ? { ...operator, InputComponent: DateFilter, getValueAsString: textoDeFiltro }
    : operator,
)

/** The one condition on a boolean column, its value the tri-state checkbox of section 9. */
export const FILTROS_BOOLEANO: readonly GridFilterOperator[] = getGridBooleanOperators().map((operator) => ({
  ...operator,
  InputComponent: BooleanFilter,
  getValueAsString: (valor: unknown) => (valor === true ? 'Sí' : 'No'),
}))
