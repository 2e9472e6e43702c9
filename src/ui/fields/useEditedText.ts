import { useState } from 'react'

/**
 * The text of an input whose value is a number or a date. The typed text stays while it means the form's value ('1,' on the
 * way to '1,5'); any other change of the value rewrites it.
 */
export function useEditedText<T>(value: T, read: (text: string) => T, write: (value: T) => string) {
  const [typed, setTyped] = useState(() => ({ text: write(value), before: value, heard: true }))
  // The form's value follows this text one render later. Until then it is the previous value, which may also be set again.
  const heard = typed.heard || Object.is(read(typed.text), value)
  if (heard && !typed.heard) setTyped({ ...typed, heard })
  const current = Object.is(heard ? read(typed.text) : typed.before, value)
  const setText = (text: string) => setTyped({ text, before: value, heard: false })
  return [current ? typed.text : write(value), setText] as const
}
