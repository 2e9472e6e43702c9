import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

/**
 * Runs `hacer` with a call's answer. A failed call changes nothing here: its toast is the listener's, its banner the form's.
 */
export async function trasExito<T>(llamada: Promise<{ data: T }>, hacer: (data: T) => void): Promise<void> {
  const resultado = await llamada.catch(() => null)
  if (resultado) hacer(resultado.data)
}

const DESACTUALIZADO = [404, 409]

/**
 * What a call makes stale. A refusal changed nothing, so that a list of 200,000 rows is not fetched again for a wrong figure;
 * but a conflict and a missing record tell that the list is out of date, and a call that got no answer may have been carried out.
 */
export function siCambio<Etiqueta>(
  error: FetchBaseQueryError | undefined,
  etiquetas: readonly Etiqueta[],
): readonly Etiqueta[] {
  const rechazada = typeof error?.status === 'number' && error.status >= 400 && error.status < 500
  return rechazada && !DESACTUALIZADO.includes(error.status) ? [] : etiquetas
}
