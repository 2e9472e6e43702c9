import { useState } from 'react'

/**
 * The text of an input whose value is something else: a number, a date. What is typed stays as typed while it means the
 * value that the form holds ('1,' on the way to '1,5'); any other change of the value rewrites it.
 */
export function useEditedText<T>(value: T, read: (text: string) => T, escribir: (value: T) => string) {
  const [typed, setTyped] = useState(() => ({ texto: escribir(value), antes: value, heard: true }))
  // The form hears of a key just after this input does; until then it holds the value from before, and that one may come back.
  const heard = typed.heard || Object.is(read(typed.texto), value)
  if (heard && !typed.heard) setTyped({ ...typed, heard })
  const current = Object.is(heard ? read(typed.texto) : typed.antes, value)
  const setText = (text: string) => setTyped({ texto: text, antes: value, heard: false })
  return [current ? typed.texto : escribir(value), setText] as const
}
