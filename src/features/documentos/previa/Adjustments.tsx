import { getIn } from 'formik'
import type { Papel } from '../../../contract/previa'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { useForm } from '../../../ui/form/status'
import { Ranges } from './Ranges'

interface Props {
  papel?: Papel
  /** Beginning of the fields' paths. */
  path?: string
}

/** Corrections of one driver's paper: days that could not be worked, and the legal minimum where the base is below it. */
export function Adjustments({ papel, path = '' }: Props) {
  const { values } = useForm()
  const minimum = `${path}minimo`
  const isBelow = papel?.avisos.some(({ tipo }) => tipo === 'minimo')
  return (
    <>
      <Ranges name={`${path}neutrales`} title="Días neutrales" proposed={papel?.neutrales} />
      <Ranges name={`${path}licencias`} title="Licencias no remuneradas" proposed={papel?.licencias} />
      {(isBelow || Boolean(getIn(values, minimum))) && (
        <CheckboxField name={minimum} label="Usar el salario mínimo como base" />
      )}
    </>
  )
}
