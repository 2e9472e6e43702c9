import type { Opcion } from '../../contract/catalogos'
import { SelectField } from '../../ui/fields/SelectField'

/** The document's month. */
export const MesField = ({ meses }: { meses: readonly Opcion<number>[] }) => (
  <SelectField name="mes" label="Mes" required options={meses} placeholder="Seleccione un mes" width={200} />
)
