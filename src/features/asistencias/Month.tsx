import Typography from '@mui/material/Typography'
import { MESES } from '../../contract/catalogos'
import { SelectField } from '../../ui/fields/SelectField'

/** Section 2: the month selectors begin at enero. */
export const INITIAL_MONTH = '1'

const OPTIONS = MESES.map(({ valor: value, nombre }) => ({ valor: String(value), nombre }))

/** The month of a search, '1' to '12'. */
export const MesField = () => <SelectField name="mes" label="Mes" options={OPTIONS} required width={150} />

/** The heading over the table, with its month. */
export const Caption = ({ children }: { children: string }) => (
  <Typography component="h2" variant="subtitle1" sx={{ mb: -0.5 }}>
    {children}
  </Typography>
)
