import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'

type Props = Pick<FieldProps, 'name' | 'label'>

function CheckboxInput(props: Props & FieldBag<boolean | undefined>) {
  const { message, waiting, change, input } = inputOf(props)
  const messageId = `${props.name}-mensaje`
  return (
    <>
      <FormControlLabel
        label={props.label}
        disabled={waiting}
        control={
          <Checkbox
            name={props.name}
            checked={props.field.value ?? false}
            onChange={(_event, checked) => change(checked)}
            slotProps={{
              input: {
                'aria-invalid': input.error || undefined,
                'aria-describedby': message && messageId,
              },
            }}
          />
        }
      />
      {message && (
        <FormHelperText error id={messageId}>
          {message}
        </FormHelperText>
      )}
    </>
  )
}

/** Yes or no; the form holds a boolean. */
export const CheckboxField = formField(CheckboxInput)
