import { useDialogState } from './useDialogState'
import { useRowAsOpened } from './useRowAsOpened'

/**
 * The open dialog of a screen with a table, and the row that it is about, as it was at the opening.
 *
 * @param screen identifies the screen: 'festivos'
 * @param rows the table's rows
 */
export function useRowDialog<DialogName extends string, Row extends { uuid: string }>(
  screen: string,
  rows: readonly Row[] | undefined,
) {
  const { uuid, ...state } = useDialogState<DialogName>(screen)
  const row = useRowAsOpened(rows, uuid)
  return { ...state, row }
}
