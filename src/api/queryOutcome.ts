/**
 * Runs `hacer` with a call's answer. A failed call changes nothing here: its toast is the listener's, its banner the form's.
 */
export async function trasExito<T>(llamada: Promise<{ data: T }>, hacer: (data: T) => void): Promise<void> {
  const resultado = await llamada.catch(() => null)
  if (resultado) hacer(resultado.data)
}
