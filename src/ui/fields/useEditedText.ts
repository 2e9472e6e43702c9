import { useState } from 'react'

/**
 * The text of an input whose value is something else: a number, a date. What is typed stays as typed while it means the
 * value that the form holds ('1,' on the way to '1,5'); any other change of the value rewrites it.
 */
export function useEditedText<T>(valor: T, leer: (texto: string) => T, escribir: (valor: T) => string) {
  const [escrito, setEscrito] = useState(() => ({ texto: escribir(valor), antes: valor, heard: true }))
  // The form hears of a key just after this input does; until then it holds the value from before, and that one may come back.
  const heard = escrito.heard || Object.is(leer(escrito.texto), valor)
  if (heard && !escrito.heard) setEscrito({ ...escrito, heard })
  const vigente = Object.is(heard ? leer(escrito.texto) : escrito.antes, valor)
  const setTexto = (texto: string) => setEscrito({ texto, antes: valor, heard: false })
  return [vigente ? escrito.texto : escribir(valor), setTexto] as const
}
