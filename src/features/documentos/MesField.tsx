import type { Opcion } from '../../contract/catalogos'
import { SelectField } from '../../ui/fields/SelectField'

/** The month that a document is of. */
export const MesField = ({ meses }: { meses: readonly Opcion<number>[] }) => (
  <SelectField name="mes" label="Mes" required options={meses} placeholder="Seleccione un mes" width={200} />
)
