import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import List from '@mui/material/List'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { errorMessage } from '../../api/client/errors'
import { useFestivosPropuestosQuery } from '../../api/festivos'
import { fechaLarga } from '../../contract/fechas'
import type { FestivoPropuesto } from '../../contract/festivos'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { markAll, tickedDates, type PropuestaValues } from './proposal'

const labelOf = ({ fecha, nombre }: FestivoPropuesto) => `${fechaLarga(fecha)}: ${nombre}`

/**
 * The holidays of the form's year, the coming ones first, each with a checkbox, which is disabled for those already registered.
 * All are ticked when they come.
 */
export function PropuestaList() {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<PropuestaValues>()
  const { anio, marcados: marked } = values
  const { currentData: propuestas, error } = useFestivosPropuestosQuery({ anio })
  const tickNew = useEffectEvent((all: readonly FestivoPropuesto[]) => {
    const ticked = { ...markAll(all, true), ...marked }
    if (Object.keys(ticked).length > Object.keys(marked).length) void setFieldValue('marcados', ticked, false)
  })
  useEffect(() => {
    if (propuestas) tickNew(propuestas)
  }, [propuestas])

  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>
  if (!propuestas) return <CircularProgress aria-label="Cargando" />
  const toRegister = propuestas.filter(({ registrado }) => !registrado)
  const missing = toRegister.some(({ fecha }) => !marked[fecha])
  const tick = () => setFieldValue('marcados', { ...marked, ...markAll(propuestas, missing) }, false)
  // The message for the list as a whole: no day is ticked. Choosing another year runs the rules too: not before an attempt.
  const refusal: unknown = submitCount > 0 && tickedDates(values).length === 0 && errors.marcados
  return (
    <div>
      {toRegister.length === 0 ? (
        <span role="status">Todos los festivos del año ya están registrados.</span>
      ) : (
        <Button size="small" onClick={() => void tick()}>
          {missing ? 'Marcar todos' : 'Desmarcar todos'}
        </Button>
      )}
      {typeof refusal === 'string' && (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      )}
      <List disablePadding aria-label={`Festivos de ${anio}`}>
        {propuestas.map((propuesta) => (
          <li key={propuesta.fecha}>
            {propuesta.registrado ? (
              <FormControlLabel
                disabled
                control={<Checkbox checked />}
                label={`${labelOf(propuesta)} (ya registrado)`}
              />
            ) : (
              <CheckboxField name={`marcados.${propuesta.fecha}`} label={labelOf(propuesta)} />
            )}
          </li>
        ))}
      </List>
    </div>
  )
}
