import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { mensajeDeError } from '../../api/errores'
import { useFestivosPropuestosQuery } from '../../api/festivos'
import { fechaLarga } from '../../contract/fechas'
import type { FestivoPropuesto } from '../../contract/festivos'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { useFormActions, useFormState, useFormValue } from '../../ui/form/formStore'
import { marcarTodos, type ValoresPropuesta } from './propuesta'

const Lista = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

const etiquetaDe = ({ fecha, nombre }: FestivoPropuesto) => `${fechaLarga(fecha)}: ${nombre}`

/** The holidays of the form's year, each with its tick; those that are registered already cannot be ticked. */
export function PropuestaList() {
  const anio = useFormValue<number>('anio')
  const { currentData: propuestas, error } = useFestivosPropuestosQuery({ anio })
  if (error) return <Alert severity="error">{mensajeDeError(error)}</Alert>
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
  const marcados = useFormValue<ValoresPropuesta['marcados']>('marcados')
  const { setValue } = useFormActions<ValoresPropuesta>()
  const porRegistrar = propuestas.filter(({ registrado }) => !registrado)
  const falta = porRegistrar.some(({ fecha }) => !marcados[fecha])
  if (porRegistrar.length === 0)
    return <span role="status">Todos los festivos del año ya están registrados.</span>
  return (
    <Button
      size="small"
      onClick={() => setValue('marcados', { ...marcados, ...marcarTodos(propuestas, falta) })}
    >
      {falta ? 'Marcar todos' : 'Desmarcar todos'}
    </Button>
  )
}

/** The one message of the list as a whole. */
function SinMarcar() {
  const mensaje = useFormState(({ errors }) => errors.marcados)
  return typeof mensaje === 'string' ? (
    <p role="alert" className="campo-error">
      {mensaje}
    </p>
  ) : null
}
