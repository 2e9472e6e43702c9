import { RUTAS } from '../../contract/catalogos'
import { DateField } from '../../ui/fields/DateField'
import { DecimalField, PercentField, PriceField } from '../../ui/fields/NumberField'
import { SelectField } from '../../ui/fields/SelectField'
import { FieldGrid } from '../../ui/form/FieldGrid'

/** The fields of a fare: creating and editing share them. */
export function PasajeFields() {
  return (
    <FieldGrid>
      <SelectField name="ruta" label="Ruta" required options={RUTAS} placeholder="Seleccione una ruta" />
      <PriceField name="valor" label="Valor" required />
      <PercentField name="porcentajePasajero" label="Porcentaje pasajero" required />
      <PercentField name="porcentajeFestivos" label="Porcentaje festivos" required />
      <PercentField name="porcentajeBonificacion" label="Porcentaje bonificación" required />
      <DecimalField name="limiteBonificacion" label="Límite bonificación" required />
      <DecimalField name="pasajerosPorViaje" label="Pasajeros por viaje" required />
      <DateField name="fechaInicio" label="Fecha inicio" required />
      <DateField name="fechaFinal" label="Fecha final" required />
    </FieldGrid>
  )
}
