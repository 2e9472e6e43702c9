import Autocomplete from '@mui/material/Autocomplete'
import { useEventCallback } from '@mui/material/utils'
import { useEffect, useRef, useState } from 'react'
import { autocompleteProps, renderOption } from './autocompleteParts'
import { formField, inputOf, type FieldBag, type FieldProps } from './formField'
import { matchingOptions, optionMeant, type SelectOption } from './options'

interface Props extends FieldProps {
  options: readonly SelectOption[]
  placeholder?: string
  /** The text for a value that is not in the list: a retired driver's name. */
  currentLabel?: string | null
  /** Formats a value that is neither in the list nor named by `currentLabel`; the raw value when absent. */
  unknownLabel?: (value: string) => string
  /** The list is still loading. */
  loading?: boolean
  /**
   * Called when the person, not the form, chooses: the option's value, or '' when cleared. `late` marks a choice typed
   * before the list loaded: other fields may have been filled in since.
   */
  onSelect?: (value: string, late: boolean) => void
}

function AutocompleteInput(props: Props & FieldBag<string | null>) {
  const { options, placeholder, currentLabel, unknownLabel, loading = false, onSelect, field, form } = props
  const { name } = field
  const value = field.value || ''
  /** Typed text that is not an option yet, or null. */
  const [typed, setTyped] = useState<string | null>(null)
  const typedNow = useRef<string | null>(null)
  const root = useRef<HTMLElement>(null)
  const known = options.find((option) => option.value === value)
  const unknown = loading ? '' : (unknownLabel?.(value) ?? value)
  const selected = known ?? (value ? { value, label: currentLabel ?? unknown } : null)
  // A selector is narrower than a long name.
  const { change, leave, input } = inputOf(props, { title: selected?.label })

  const type = (text: string | null) => {
    typedNow.current = text
    setTyped(text)
  }
  const choose = (option: SelectOption | null | undefined, late = false) => {
    const chosen = option?.value ?? ''
    type(null)
    change(chosen)
    onSelect?.(chosen, late)
    return chosen
  }
  /** Chooses the option that the typed text means; other text stays, as an error. Returns the field's value. */
  const settle = useEventCallback((late: boolean) => {
    const meant = typed && !loading ? optionMeant(options, typed) : undefined
    return meant ? choose(meant, late) : value
  })

  // Typed text that is no option makes the field invalid, so that submitting does not drop it.
  const validate = useEventCallback(() => {
    if (!typedNow.current) return undefined
    if (loading) return 'La lista está cargando.'
    return matchingOptions(options, typedNow.current).length > 1
      ? 'Hay varias coincidencias: elija una.'
      : 'Sin coincidencias.'
  })
  const { registerField, unregisterField } = form
  useEffect(() => {
    registerField(name, { validate })
    return () => unregisterField(name)
  }, [registerField, unregisterField, name, validate])

  useEffect(() => {
    if (!loading && !root.current?.contains(document.activeElement)) settle(true)
  }, [loading, settle])

  return (
    <Autocomplete
      ref={root}
      options={known || !selected ? options : [selected, ...options]}
      value={selected}
      inputValue={typed ?? selected?.label ?? ''}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, current) => option.value === current.value}
      filterOptions={(all, { inputValue }) => matchingOptions(all, inputValue)}
      autoHighlight={typed !== null}
      loading={loading}
      onChange={(_event, option) => choose(option)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') type(text || null)
      }}
      onClose={(_event, reason) => {
        if (reason === 'escape') type(null)
      }}
      onKeyDown={(event) => {
        // Enter picks the highlighted option; it must not submit the form with half a name in it.
        if (event.key === 'Enter' && typed) event.preventDefault()
      }}
      renderOption={renderOption}
      {...autocompleteProps(props.label, input, selected?.label === '' ? 'Cargando…' : placeholder)}
      onBlur={() => {
        const settled = settle(false)
        if (typed && settled === value) void form.setFieldTouched(name, true, true)
        else leave(settled)
      }}
    />
  )
}

/**
 * Picks one of a long list by typing any part of its name. The form holds the option's value, or ''. Enter picks the
 * highlighted option; Tab picks only an unambiguous one.
 */
export const AutocompleteField = formField(AutocompleteInput)
