import { MESES } from '../../contract/catalogos'
import { SelectField } from '../../ui/fields/SelectField'

/** Section 2: the month selectors begin at enero. */
export const MES_INICIAL = '1'

const OPCIONES = MESES.map(({ valor, nombre }) => ({ valor: String(valor), nombre }))

/** The month of a search, '1' to '12'. */
export const MesField = () => <SelectField name="mes" label="Mes" options={OPCIONES} required width={150} />
