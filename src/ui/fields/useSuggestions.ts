import { useRef, useState, type KeyboardEvent } from 'react'
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
  const [open, setOpen] = useState(false)
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
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
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
      // An Enter that completes the text or takes the highlighted suggestion does not submit the form as well.
      const takes = (event.target as Element).getAttribute('aria-activedescendant')
      if ((completes && isTyped.current) || takes) event.preventDefault()
      setOpen(false)
      complete()
    },
  }
  return { complete, list }
}
