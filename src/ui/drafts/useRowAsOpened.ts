import { useState } from 'react'

/**
 * The row that a dialog was opened for, as it was then: a table that loads again underneath, without the row or with another's
 * changes in it, takes nothing away from whoever is editing it. After a page that was loaded anew, as it is now.
 *
 * @param uuid the row that the open dialog is about; null when it is about none.
 */
export function useRowAsOpened<Fila extends { uuid: string }>(
  filas: readonly Fila[] | undefined,
  uuid: string | null,
): Fila | undefined {
  const [abierta, setAbierta] = useState<Fila>()
  const fila =
    uuid === null ? undefined : abierta?.uuid === uuid ? abierta : filas?.find((una) => una.uuid === uuid)
  if (fila !== abierta) setAbierta(fila)
  return fila
}
