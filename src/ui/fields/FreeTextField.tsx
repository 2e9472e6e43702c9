import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { FastField } from 'formik'
import { memo, useRef } from 'react'
import { autocompleteInput, autocompleteTexts } from './autocompleteParts'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'

interface Props extends FieldProps {
  /** What is suggested; any other text may be typed. */
  suggestions: readonly string[]
  placeholder?: string
  maxLength?: number
}

function FreeTextInput({
  bag,
  suggestions,
  placeholder,
  maxLength,
  ...props
}: Props & { bag: FieldBag<string | null> }) {
  const shared = textFieldProps(props, bag)
  const { change, leave } = fieldActions(bag)
  const text = bag.field.value ?? ''
  /** Typed since it was last taken with Enter. */
  const isTyped = useRef(false)
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      options={suggestions}
      value={text || null}
      inputValue={text}
      disabled={shared.disabled}
      readOnly={props.waiting}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'reset') return
        isTyped.current = reason === 'input'
        change(typed)
      }}
      onKeyDown={(event) => {
        // The first Enter takes what was typed or is marked in the list; the form is sent with the next.
        const isOpen = (event.target as Element).ariaExpanded === 'true'
        if (event.key !== 'Enter' || !(isOpen || isTyped.current)) return
        isTyped.current = false
        event.preventDefault()
      }}
      onBlur={() => leave()}
      {...autocompleteTexts(props.label)}
      sx={shared.sx}
      renderInput={(params) => (
        <MuiTextField {...autocompleteInput(params, shared, { maxLength })} placeholder={placeholder} />
      )}
    />
  )
}

/** Text with suggestions (an editable dropdown). The form holds what was typed. */
export const FreeTextField = memo(function FreeTextField(props: Props) {
  return (
    <FastField {...props} shouldUpdate={fieldChanged}>
      {(bag: FieldBag<string | null>) => <FreeTextInput {...props} bag={bag} />}
    </FastField>
  )
})
