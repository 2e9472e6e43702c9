import { useState } from 'react'

/**
 * The text of an input whose value is something else: a number, a date. What is typed stays as typed while it means the
 * value that the form holds ('1,' on the way to '1,5'); any other change of the value rewrites it.
 */
export function useEditedText<T>(valor: T, leer: (texto: string) => T, escribir: (valor: T) => string) {
  const [texto, setTexto] = useState(() => escribir(valor))
  const mostrado = Object.is(leer(texto), valor) ? texto : escribir(valor)
  return [mostrado, setTexto] as const
}
