import Autocomplete from '@mui/material/Autocomplete'
import { autocompleteProps } from './autocompleteParts'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'
import { useSuggestions } from './useSuggestions'

interface Props extends FieldProps {
  /** The suggestions; any other text is allowed. */
  suggestions: readonly string[]
  placeholder?: string
}

function FreeTextInput({ suggestions, placeholder, ...props }: Props & FieldBag<string | null>) {
  const { change, leave, input } = inputOf(props)
  const { complete, list } = useSuggestions(suggestions, props.field.value ?? '', change)
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
