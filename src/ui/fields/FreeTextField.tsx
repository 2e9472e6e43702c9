import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { FastField } from 'formik'
import { autocompleteTexts } from './autocompleteParts'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'

interface Props extends FieldProps {
  /** What is suggested; any other text may be typed. */
  suggestions: readonly string[]
  placeholder?: string
  maxLength?: number
}

/** Text with suggestions (an editable dropdown). The form holds what was typed. */
export function FreeTextField({ suggestions, placeholder, maxLength, ...props }: Props) {
  return (
    <FastField {...props} {...{ suggestions, placeholder, maxLength }} shouldUpdate={fieldChanged}>
      {(bag: FieldBag<string | null>) => {
        const { slotProps, ...shared } = textFieldProps(props, bag)
        const { change, leave } = fieldActions(bag)
        const text = bag.field.value ?? ''
        return (
          <Autocomplete
            freeSolo
            forcePopupIcon
            options={suggestions}
            value={text || null}
            inputValue={text}
            disabled={shared.disabled}
            onInputChange={(_event, typed, reason) => {
              if (reason !== 'reset') change(typed)
            }}
            onBlur={() => leave()}
            {...autocompleteTexts(props.label)}
            sx={shared.sx}
            renderInput={(params) => (
              <MuiTextField
                {...params}
                {...shared}
                placeholder={placeholder}
                slotProps={{
                  ...params.slotProps,
                  inputLabel: { ...params.slotProps.inputLabel, ...slotProps.inputLabel },
                  htmlInput: { ...params.slotProps.htmlInput, ...slotProps.htmlInput, maxLength },
                }}
              />
            )}
          />
        )
      }}
    </FastField>
  )
}
