import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { FastField } from 'formik'
import { memo } from 'react'
import { fieldActions, fieldChanged, messageOf, type FieldBag, type FieldProps } from './formField'

type Props = Pick<FieldProps, 'name' | 'label' | 'disabled' | 'waiting'>

/** Yes or no; the form holds a boolean. */
export const CheckboxField = memo(function CheckboxField(props: Props) {
  return (
    <FastField {...props} shouldUpdate={fieldChanged}>
      {(bag: FieldBag<boolean | undefined>) => {
        const message = messageOf(bag.meta)
        const messageId = `${props.name}-mensaje`
        return (
          <>
            <FormControlLabel
              label={props.label}
              disabled={props.disabled || props.waiting || bag.form.isSubmitting}
              control={
                <Checkbox
                  name={props.name}
                  checked={bag.field.value ?? false}
                  onChange={(_event, checked) => fieldActions(bag).change(checked)}
                  slotProps={{
                    input: {
                      'aria-invalid': message !== undefined || undefined,
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
      }}
    </FastField>
  )
})
