import { useRef, type KeyboardEvent } from 'react'
import { completed } from './options'

/**
 * Props of an Autocomplete of free text. Where it completes, the beginning of one suggestion alone is completed at Enter, and by
 * `complete` as the field is left; Escape keeps what was typed.
 */
export function useSuggestions(
  options: readonly string[],
  text: string,
  change: (text: string) => void,
  completes = false,
) {
  /** Marks text as typed since the last Enter or Escape. */
  const isTyped = useRef(false)
  const complete = () => {
    const whole = completes && isTyped.current ? completed(options, text) : text
    isTyped.current = false
    if (whole !== text) change(whole)
    return whole
  }
  const list = {
    freeSolo: true,
    forcePopupIcon: true,
    options,
    value: text || null,
    inputValue: text,
    onInputChange: (_event: unknown, typed: string, reason: string) => {
      if (reason === 'reset') return
      isTyped.current = reason === 'input'
      change(typed)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') isTyped.current = false
      if (event.key !== 'Enter') return
      // The first Enter accepts the typed text or the highlighted suggestion; the next one submits the form.
      if (isTyped.current || (event.target as Element).ariaExpanded === 'true') event.preventDefault()
      complete()
    },
  }
  return { complete, list }
}
