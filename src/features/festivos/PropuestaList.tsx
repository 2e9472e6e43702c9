import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { errorMessage } from '../../api/client/errors'
import { useFestivosPropuestosQuery } from '../../api/festivos'
import { fechaLarga } from '../../contract/fechas'
import type { FestivoPropuesto } from '../../contract/festivos'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { marcarTodos, type ValoresPropuesta } from './propuesta'

const Lista = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const etiquetaDe = ({ fecha, nombre }: FestivoPropuesto) => `${fechaLarga(fecha)}: ${nombre}`

/** The holidays of the form's year, each with its tick; those that are registered already cannot be ticked. */
export function PropuestaList() {
  const { anio } = useFormikContext<ValoresPropuesta>().values
  const { currentData: propuestas, error } = useFestivosPropuestosQuery({ anio })
  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>
  if (!propuestas) return <CircularProgress aria-label="Cargando" />
  return (
    <div>
      <TodosButton propuestas={propuestas} />
      <SinMarcar />
      <Lista aria-label={`Festivos de ${anio}`}>
        {propuestas.map((propuesta) => (
          <li key={propuesta.fecha}>
            {propuesta.registrado ? (
              <FormControlLabel
                disabled
                control={<Checkbox checked />}
                label={`${etiquetaDe(propuesta)} (ya registrado)`}
              />
            ) : (
              <CheckboxField name={`marcados.${propuesta.fecha}`} label={etiquetaDe(propuesta)} />
            )}
          </li>
        ))}
      </Lista>
    </div>
  )
}

function TodosButton({ propuestas }: { propuestas: readonly FestivoPropuesto[] }) {
  const { values, setFieldValue } = useFormikContext<ValoresPropuesta>()
  const { marcados } = values
  const porRegistrar = propuestas.filter(({ registrado }) => !registrado)
  const falta = porRegistrar.some(({ fecha }) => !marcados[fecha])
  if (porRegistrar.length === 0)
    return <span role="status">Todos los festivos del año ya están registrados.</span>
  return (
    <Button
      size="small"
      onClick={() =>
        void setFieldValue('marcados', { ...marcados, ...marcarTodos(propuestas, falta) }, false)
      }
    >
      {falta ? 'Marcar todos' : 'Desmarcar todos'}
    </Button>
  )
}

/** The one message of the list as a whole. */
function SinMarcar() {
  const { errors } = useFormikContext<ValoresPropuesta>()
  const mensaje: unknown = errors.marcados
  return typeof mensaje === 'string' ? (
    <FormHelperText error role="alert">
      {mensaje}
    </FormHelperText>
  ) : null
}
