import { GridCellEditStartReasons, type GridApi, type GridEventListener } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useRef, type RefObject } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { ARROWS, focusCell, nextEditable, type Position } from '../../ui/sheet/focusCell'
import { FIELDS, FIGURES, proposalFor } from './cells'
import type { SheetRow } from './rows'
import { isEditable, isStop } from './stops'
import { restoreCell, takeOut } from './typing'

type CellKeyDown = Parameters<GridEventListener<'cellKeyDown'>>

/** Characters that begin a figure. */
const OF_FIGURES = /[\d.,$-]/
/** With Ctrl, a shortcut of the page: it sends the sheet, or seeks another screen. */
const OF_PAGE = /^(Enter|k)$/i

const TAKES_OUT = /^(Delete|Backspace)$/

/**
 * A spreadsheet's keyboard over the grid's own: Tab and Enter go on to the next cell that one types in, arrows leave a cell
 * that typing has begun, F2 edits, F4 opens the whole form, Escape restores.
 *
 * @param onOpen opens a row in its whole form.
 */
export function usePlanillaKeys(
  apiRef: RefObject<GridApi | null>,
  rows: readonly SheetRow[],
  enterGoesDown: boolean,
  onOpen: (bus: string) => void,
) {
  const dispatch = useAppDispatch()
  /** Editing has begun with the first key of a new value. */
  const begunByTyping = useRef(false)
  /** The row as it was when a cell of it began to be edited: what comes meanwhile comes under nothing that is typed. */
  const begun = useRef<SheetRow | undefined>(undefined)
  const order = { rows, fields: FIELDS, isEditable }
  /** Along the row at hand, a row that staff have entered too. */
  const along = (at: Position) => ({
    ...order,
    isEditable: (row: SheetRow, field: string) => (row === rows[at.row] ? isStop : isEditable)(row, field),
  })

  const onCellEditStart: GridEventListener<'cellEditStart'> = ({ reason, id }) => {
    begun.current = rows.find((row) => row.id === id)
    begunByTyping.current =
      reason === GridCellEditStartReasons.printableKeyDown ||
      reason === GridCellEditStartReasons.deleteKeyDown
  }

  /** Where a key leads from a cell that is being edited, or that Tab or Enter goes on from; undefined where it is the cell's own. */
  const nextCell = ({ key, shiftKey }: CellKeyDown[1], at: Position, editing: boolean) => {
    if (key === 'Enter' && enterGoesDown && !shiftKey) return nextEditable(order, at, FIELDS.length)
    if (key === 'Tab' || key === 'Enter') return nextEditable(along(at), at, shiftKey ? -1 : 1)
    const step = ARROWS[key]
    // The list of drivers takes the arrows.
    if (!editing || !step || at.field === 'conductorDocumento') return undefined
    const [down, right] = step
    if (right !== 0 && !begunByTyping.current) return undefined
    const field = FIELDS[FIELDS.indexOf(at.field) + right]
    return field && rows[at.row + down] ? { row: at.row + down, field } : null
  }

  const onCellKeyDown = useEventCallback((...[params, event]: CellKeyDown) => {
    const api = apiRef.current
    const { id, field, isEditable: takesKeys } = params
    const index = rows.findIndex((row) => row.id === id)
    const row = rows[index]
    if (!api || !row || event.nativeEvent.isComposing) return
    const { key } = event
    const editing = api.getCellMode(id, field) === 'edit'
    const stopEditing = () => {
      if (editing) api.stopCellEditMode({ id, field })
    }
    const take = () => {
      event.preventDefault()
      event.defaultMuiPrevented = true
    }

    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (OF_PAGE.test(key)) {
        // It is to find the cell's value typed.
        event.defaultMuiPrevented = true
        stopEditing()
      }
      // The grid would paste into the cell alone (see `onPaste` of the sheet), and begin a new value with a key of the page.
      else if (!editing && (event.altKey || /^v$/i.test(key))) event.defaultMuiPrevented = true
      return
    }
    if (!editing) {
      if (key === 'Escape') dispatch(restoreCell(row, field))
      if (TAKES_OUT.test(key) && proposalFor(row.values, field) !== undefined) {
        dispatch(takeOut(row, field))
        return take()
      }
      if (key === 'F4' || (field === 'mas' && /^(Enter| )$/.test(key))) {
        if (row.opens) onOpen(row.id)
        return take()
      }
      if (key === 'F2' && takesKeys) {
        begunByTyping.current = false
        api.startCellEditMode({ id, field })
        return take()
      }
    }
    if (editing || key === 'Tab' || key === 'Enter') {
      const to = nextCell(event, { row: index, field }, editing)
      if (to === undefined) return
      event.defaultMuiPrevented = true
      // Tab leaves the sheet after its last cell.
      if (to || key !== 'Tab') event.preventDefault()
      if (to) focusCell(apiRef, to)
      else if (key !== 'Tab') stopEditing()
      return
    }
    if (key.length !== 1) return
    if (FIGURES.includes(field) && !OF_FIGURES.test(key)) event.defaultMuiPrevented = true
    // Stops the native event, since the page's shortcuts listen on the document and the grid would not hear of a stopped React event.
    else if (takesKeys) event.nativeEvent.stopPropagation()
  })

  return { onCellKeyDown, onCellEditStart, begun }
}
