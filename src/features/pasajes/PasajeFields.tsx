import { RUTAS } from '../../contract/catalogos'
import { DateField } from '../../ui/fields/DateField'
import { NumberField, PercentField, PesosField } from '../../ui/fields/NumberField'
import { SelectField } from '../../ui/fields/SelectField'
import { FieldGrid } from '../../ui/form/FieldGrid'

/** The fields of a fare: creating and editing share them. */
export function PasajeFields() {
  return (
    <FieldGrid minimo={200}>
      <SelectField name="ruta" label="Ruta" requerido opciones={RUTAS} placeholder="Seleccione una ruta" />
      <PesosField name="valor" label="Valor" requerido />
      <PercentField name="porcentajePasajero" label="Porcentaje pasajero" requerido />
      <PercentField name="porcentajeFestivos" label="Porcentaje festivos" requerido />
      <PercentField name="porcentajeBonificacion" label="Porcentaje bonificación" requerido />
      <NumberField name="limiteBonificacion" label="Límite bonificación" requerido />
      <NumberField name="pasajerosPorViaje" label="Pasajeros por viaje" requerido />
      <DateField name="fechaInicio" label="Fecha inicio" requerido />
      <DateField name="fechaFinal" label="Fecha final" requerido />
    </FieldGrid>
  )
}
