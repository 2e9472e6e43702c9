import Autocomplete from '@mui/material/Autocomplete'
import { autocompleteProps } from './autocompleteParts'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'
import { useSuggestions } from './useSuggestions'

interface Props extends FieldProps {
  /** The suggestions; any other text is allowed. */
  suggestions: readonly string[]
  placeholder?: string
  /** Completes the beginning of one suggestion alone; a search finds what begins so. */
  completes?: boolean
}

function FreeTextInput({ suggestions, placeholder, completes, ...props }: Props & FieldBag<string | null>) {
  const { change, leave, input } = inputOf(props)
  const { complete, list } = useSuggestions(suggestions, props.field.value ?? '', change, completes)
  return (
    <Autocomplete
      {...list}
      {...autocompleteProps(props.label, input, placeholder)}
      onBlur={() => leave(complete())}
    />
  )
}

/** Text with suggestions (an editable dropdown). The form holds the text as typed. */
export const FreeTextField = formField(FreeTextInput)
