import Button, { type ButtonProps } from '@mui/material/Button'
import { setNestedObjectValues, useFormikContext, type FormikTouched, type FormikValues } from 'formik'

interface Props extends Pick<ButtonProps, 'variant' | 'disabled' | 'children'> {
  onValid: (values: FormikValues) => void
}

/** A form's button that does not send it: acts on values that are valid, or shows what is not. */
export function ValidButton({ onValid, ...button }: Props) {
  const { values, validateForm, setTouched } = useFormikContext<FormikValues>()
  const act = async () => {
    const errors = await validateForm()
    if (Object.keys(errors).length === 0) return onValid(values)
    void setTouched(setNestedObjectValues<FormikTouched<FormikValues>>(values, true), false)
  }
  return <Button {...button} onClick={() => void act()} />
}
