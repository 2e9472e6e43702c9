import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { isOwnServer } from '../../api/client/baseUrl'
import { RUTAS } from '../../contract/catalogos'
import { recargoFaltante } from '../../contract/recargoFestivo'
import { DateField } from '../../ui/fields/DateField'
import { DecimalField, PercentField, PriceField } from '../../ui/fields/NumberField'
import { SelectField } from '../../ui/fields/SelectField'
import { FieldGrid, WHOLE_LINE } from '../../ui/form/FieldGrid'
import { porcentaje } from '../../ui/texts/formats'
import type { PasajeValues } from './values'

/** The law's surcharge, where the holiday rate falls short of it: said, never asked for. */
function Recargo() {
  const { values } = useFormikContext<PasajeValues>()
  const legal = isOwnServer() && recargoFaltante(values)
  return (
    <Typography role="status" variant="caption" color="textSecondary">
      {legal &&
        `El recargo legal de un día festivo desde el 1 jul ${legal.anio} es ${porcentaje(legal.recargo)}: ${porcentaje(legal.minimo)}`}
    </Typography>
  )
}

/** The fields of a fare: creating and editing share them. */
export function PasajeFields() {
  return (
    <FieldGrid sx={{ '& > :first-of-type': WHOLE_LINE }}>
      <SelectField name="ruta" label="Ruta" required options={RUTAS} placeholder="Seleccione una ruta" />
      <PriceField name="valor" label="Valor" required />
      <PercentField name="porcentajePasajero" label="Porcentaje pasajero" required />
      <div>
        <PercentField name="porcentajeFestivos" label="Porcentaje festivos" required />
        <Recargo />
      </div>
      <PercentField name="porcentajeBonificacion" label="Porcentaje bonificación" required />
      <DecimalField name="limiteBonificacion" label="Límite bonificación" required />
      <DecimalField name="pasajerosPorViaje" label="Pasajeros por viaje" required />
      <DateField name="fechaInicio" label="Fecha inicio" required />
      <DateField name="fechaFinal" label="Fecha final" required />
    </FieldGrid>
  )
}
