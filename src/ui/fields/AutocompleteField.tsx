import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useEventCallback } from '@mui/material/utils'
import { FastField } from 'formik'
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { autocompleteInput, autocompleteTexts, OptionItem } from './autocompleteParts'
import { fieldActions, fieldChanged, textFieldProps, type FieldBag, type FieldProps } from './formField'
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

const NO_MATCH = 'Sin coincidencias.'
const SEVERAL = 'Hay varias coincidencias: elija una.'
const COMING = 'Cargando…'
const LOADING = 'La lista está cargando.'

function AutocompleteInput({ bag, ...props }: Props & { bag: FieldBag<string | null> }) {
  const { options, placeholder, currentLabel, unknownLabel, loading = false, onSelect, label } = props
  const value = bag.field.value || ''
  const shared = textFieldProps(props, bag)
  const { change, leave } = fieldActions(bag)
  /** Typed text that is not an option yet, or null. */
  const [typed, setTyped] = useState<string | null>(null)
  /** The error of the typed text. */
  const problem = useRef<string | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const known = options.find((option) => option.value === value)
  const unknown = loading ? '' : (unknownLabel?.(value) ?? value)
  const selected = known ?? (value ? { value, label: currentLabel ?? unknown } : null)

  const choose = (option: SelectOption | null, late = false) => {
    setTyped(null)
    problem.current = undefined
    change(option?.value ?? '')
    onSelect?.(option?.value ?? '', late)
    return option?.value ?? ''
  }
  /** Chooses the option that the typed text means; other text stays, as an error. Returns the field's value. */
  const settle = (late: boolean) => {
    const meant = typed && !loading ? optionMeant(options, typed) : undefined
    return meant ? choose(meant, late) : value
  }

  // Typed text that is no option makes the field invalid, so that submitting does not drop it.
  const { registerField, unregisterField } = bag.form
  const { name } = bag.field
  useEffect(() => {
    const isSeveral = typed && matchingOptions(options, typed).length > 1
    problem.current = typed ? (loading ? LOADING : isSeveral ? SEVERAL : NO_MATCH) : undefined
  }, [typed, loading, options])
  useEffect(() => {
    registerField(name, { validate: () => problem.current })
    return () => unregisterField(name)
  }, [registerField, unregisterField, name])

  const settleLate = useEventCallback(() => void settle(true))
  useEffect(() => {
    if (!loading && document.activeElement !== input.current) settleLate()
  }, [loading, settleLate])

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter picks the highlighted option; it must not submit the form with half a name in it.
    if (event.key === 'Enter' && typed) event.preventDefault()
  }

  return (
    <Autocomplete
      options={known || !selected ? options : [selected, ...options]}
      value={selected}
      inputValue={typed ?? selected?.label ?? ''}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, current) => option.value === current.value}
      filterOptions={(all, { inputValue }) => matchingOptions(all, inputValue)}
      autoHighlight={typed !== null}
      loading={loading}
      disabled={shared.disabled}
      readOnly={props.waiting}
      onChange={(_event, option) => choose(option)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setTyped(text || null)
      }}
      onClose={(_event, reason) => {
        if (reason === 'escape') setTyped(null)
      }}
      onKeyDown={handleKeyDown}
      onBlur={() => {
        const settled = settle(false)
        if (typed && settled === value) void bag.form.setFieldTouched(name, true, true)
        else leave(settled)
      }}
      renderOption={({ key, ...item }, option) => <OptionItem key={key} {...item} option={option} />}
      {...autocompleteTexts(label)}
      sx={shared.sx}
      renderInput={(params) => (
        <MuiTextField
          // A selector is narrower than a long name.
          {...autocompleteInput(params, shared, { title: selected?.label })}
          inputRef={input}
          placeholder={selected?.label === '' ? COMING : placeholder}
        />
      )}
    />
  )
}

/**
 * Picks one of a long list by typing any part of its name. The form holds the option's value, or ''. Enter picks the
 * highlighted option; Tab picks only an unambiguous one.
 */
export const AutocompleteField = memo(function AutocompleteField({ onSelect, ...props }: Props) {
  const handleSelect = useEventCallback((value: string, late: boolean) => onSelect?.(value, late))
  return (
    <FastField {...props} shouldUpdate={fieldChanged}>
      {(bag: FieldBag<string | null>) => <AutocompleteInput {...props} bag={bag} onSelect={handleSelect} />}
    </FastField>
  )
})
