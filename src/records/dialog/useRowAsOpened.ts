import { useState } from 'react'

/**
 * The dialog's row as it was at the opening: a table that reloads underneath, without the row or with another person's
 * changes, does not disturb the edit. After a reload of the page, the row as it is now.
 *
 * @param uuid the open dialog's row, or null.
 */
export function useRowAsOpened<Row extends { uuid: string }>(
  rows: readonly Row[] | undefined,
  uuid: string | null,
): Row | undefined {
  const [open, setOpen] = useState<Row>()
  const row = uuid === null ? undefined : open?.uuid === uuid ? open : rows?.find((one) => one.uuid === uuid)
  if (row !== open) setOpen(row)
  return row
}
