import { useEffect, useRef, type RefObject } from 'react'
import { focusField, focusFirstError, lostFocus } from '../focus/focus'
import { useForm } from './status'
import { keepKeys, typeKeys } from './typeAhead'

/** Goes on from an attempt's end. @returns what is told, at its beginning, which element has the focus. */
export function useSentFocus(form: RefObject<HTMLFormElement | null>) {
  const {
    isSubmitting,
    submitCount,
    status: { field },
  } = useForm()
  const origin = useRef<HTMLElement>(null)
  const typedAhead = useRef('')

  // Keys typed while submitting are meant for the next form, if any.
  useEffect(() => {
    if (!isSubmitting) return
    const stop = keepKeys()
    return () => {
      typedAhead.current = stop()
    }
  }, [isSubmitting])

  // When an attempt ends, focus the first invalid field, or the first field of the next form, or the element that had the
  // focus before: a disabled element loses it.
  useEffect(() => {
    const element = origin.current
    if (isSubmitting || !element) return
    origin.current = null
    if (focusFirstError(form.current)) return
    if (field) {
      focusField(field)
      // Not within the effect, where React would not render between one field and the next.
      setTimeout(() => typeKeys(typedAhead.current, form.current))
    } else if (lostFocus(form.current)) element.focus()
  }, [form, isSubmitting, submitCount, field])

  return (element: HTMLElement) => {
    origin.current = element
  }
}
