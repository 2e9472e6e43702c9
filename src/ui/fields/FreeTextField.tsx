import Autocomplete from '@mui/material/Autocomplete'
import { useRef } from 'react'
import { autocompleteProps } from './autocompleteParts'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'
import { matchingTexts } from './options'

interface Props extends FieldProps {
  /** The suggestions; any other text is allowed. */
  suggestions: readonly string[]
  placeholder?: string
}

function FreeTextInput({ suggestions, placeholder, ...props }: Props & FieldBag<string | null>) {
  const { change, input } = inputOf(props)
  const text = props.field.value ?? ''
  /** Marks text as typed since the last Enter. */
  const isTyped = useRef(false)
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      options={suggestions}
      filterOptions={(all, { inputValue }) => matchingTexts(all, inputValue)}
      value={text || null}
      inputValue={text}
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
      {...autocompleteProps(props.label, input, placeholder)}
    />
  )
}

/** Text with suggestions (an editable dropdown). The form holds the text as typed. */
export const FreeTextField = formField(FreeTextInput)
