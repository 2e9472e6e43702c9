import { useState } from 'react'

/**
 * The row that a dialog was opened for, as it was then: a table that loads again underneath, without the row or with another's
 * changes in it, takes nothing away from whoever is editing it. After a page that was loaded anew, as it is now.
 *
 * @param uuid the row that the open dialog is about; null when it is about none.
 */
export function useRowAsOpened<Fila extends { uuid: string }>(
  rows: readonly Fila[] | undefined,
  uuid: string | null,
): Fila | undefined {
  const [open, setOpen] = useState<Fila>()
  const row = uuid === null ? undefined : open?.uuid === uuid ? open : rows?.find((one) => one.uuid === uuid)
  if (row !== open) setOpen(row)
  return row
}
