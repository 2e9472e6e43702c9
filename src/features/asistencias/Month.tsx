import { today } from '../../api/client/today'
import { MESES } from '../../contract/catalogos'
import { limitsOf, periods, type PeriodName } from '../../records/searches/periods'
import { PeriodChips } from '../../ui/buttons/PeriodChips'
import { SelectField } from '../../ui/fields/SelectField'

/** Section 2: the month selectors begin at enero. */
export const INITIAL_MONTH = '1'

const OPTIONS = MESES.map(({ valor: value, nombre }) => ({ valor: String(value), nombre }))

/** The month of a search, '1' to '12'. */
export const MesField = () => <SelectField name="mes" label="Mes" options={OPTIONS} required width={150} />

const MONTHS = periods('mes', 'mes-pasado')

/** The month in which a period begins, '1' to '12'. */
export const monthOf = (period: PeriodName) => String(Number(limitsOf(period, today()).desde.slice(5, 7)))

interface Props {
  month: string
  /** Called with `null` when the chosen one is pressed again. */
  onChoose: (month: string | null) => void
}

/** The present month and the one before, one press each. */
export const MonthChips = ({ month, onChoose }: Props) => (
  <PeriodChips
    periods={MONTHS}
    chosen={MONTHS.find(({ valor: period }) => monthOf(period) === month)?.valor}
    onChoose={(period) => onChoose(period && monthOf(period))}
  />
)
