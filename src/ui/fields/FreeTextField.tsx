import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { FastField } from 'formik'
import { memo, useRef } from 'react'
import { autocompleteInput, autocompleteTexts } from './autocompleteParts'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'
import { matchingTexts } from './options'

interface Props extends FieldProps {
  /** The suggestions; any other text is allowed. */
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
  /** Whether the text was typed since the last Enter. */
  const isTyped = useRef(false)
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      options={suggestions}
      filterOptions={(all, { inputValue }) => matchingTexts(all, inputValue)}
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
        // The first Enter accepts the typed text or the highlighted suggestion; the next one submits the form.
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

/** Text with suggestions (an editable dropdown). The form holds the text as typed. */
export const FreeTextField = memo(function FreeTextField(props: Props) {
  return (
    <FastField {...props} shouldUpdate={fieldChanged}>
      {(bag: FieldBag<string | null>) => <FreeTextInput {...props} bag={bag} />}
    </FastField>
  )
})
