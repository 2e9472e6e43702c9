import {
  GridCellEditStartReasons,
  type GridApi,
  type GridCellParams,
  type GridEventListener,
} from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useRef, type RefObject } from 'react'
import { focusCell, nextEditable, type Position, type SheetOrder, type SheetRow } from './focusCell'

interface SheetKeys<Row extends SheetRow> extends SheetOrder<Row> {
  /** The fields of figures: a letter in them is a shortcut of the page, and not typed. */
  figures: readonly string[]
  /** The fields edited with a list of their own, which takes the arrows. */
  lists: readonly string[]
  /** Enter goes down the column, and not along the row. */
  enterGoesDown: boolean
  /** Tab or Enter goes on from a cell as it is. */
  onAccept: (row: Row, field: string) => void
  onCopyAbove: (row: Row, above: Row, field: string) => void
  /** Escape in a cell that is not edited. */
  onRestore: (row: Row, field: string) => void
  /** Enter, F2 or Space in a cell that is not edited in place. @returns whether it does something there. */
  onPress: (row: Row, field: string, key: string) => boolean
}

type CellKeyDown = Parameters<GridEventListener<'cellKeyDown'>>

/** What begins a figure. */
const OF_FIGURES = /[\d.,$-]/
/** With Ctrl, a shortcut of the page: it sends the sheet, or seeks another screen. */
const OF_PAGE = /^(Enter|k)$/i
const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * A spreadsheet's keyboard over the grid's own: Tab and Enter go on to the next cell that one types in, arrows leave a cell
 * that typing has begun, F2 edits, Escape restores, Ctrl+D copies from above.
 */
export function useSheetKeys<Row extends SheetRow>(apiRef: RefObject<GridApi | null>, sheet: SheetKeys<Row>) {
  /** Editing has begun with the first key of a new value. */
  const begunByTyping = useRef(false)
  const { rows, fields, figures, lists } = sheet

  const onCellEditStart: GridEventListener<'cellEditStart'> = ({ reason }) => {
    begunByTyping.current =
      reason === GridCellEditStartReasons.printableKeyDown ||
      reason === GridCellEditStartReasons.deleteKeyDown
  }

  /** Handles a key in a cell that is being edited, or that Tab or Enter goes on from. @returns where it leads. */
  const nextCell = (event: CellKeyDown[1], at: Position, editing: boolean): Position | null | undefined => {
    const { key, shiftKey } = event
    if (key === 'Enter' && sheet.enterGoesDown && !shiftKey) return nextEditable(sheet, at, fields.length)
    if (key === 'Tab' || key === 'Enter') return nextEditable(sheet, at, shiftKey ? -1 : 1)
    const [down, right] = ARROWS[key] ?? []
    if (!editing || down === undefined || right === undefined || lists.includes(at.field)) return undefined
    if (right !== 0 && !begunByTyping.current) return undefined
    const field = fields[fields.indexOf(at.field) + right]
    return field && rows[at.row + down] ? { row: at.row + down, field } : null
  }

  /** Handles a key in a cell that is not being edited. @returns whether it was one of the sheet's. */
  const onViewKey = ({ id, field, isEditable }: GridCellParams, event: CellKeyDown[1], row: Row): boolean => {
    const { key } = event
    const withControl = event.ctrlKey || event.metaKey
    if (withControl && key.toLowerCase() === 'd') {
      const above = rows[rows.indexOf(row) - 1]
      if (above) sheet.onCopyAbove(row, above, field)
      return true
    }
    if (withControl || event.altKey) return false
    if (key === 'Escape') sheet.onRestore(row, field)
    if ((key === 'F2' || key === ' ') && sheet.onPress(row, field, key)) return true
    if (key !== 'F2' || !isEditable) return false
    begunByTyping.current = false
    apiRef.current?.startCellEditMode({ id, field })
    return true
  }

  const onCellKeyDown = useEventCallback((...[params, event]: CellKeyDown) => {
    const api = apiRef.current
    const { id, field } = params
    const index = rows.findIndex((row) => row.id === id)
    const row = rows[index]
    if (!api || !row || event.nativeEvent.isComposing) return
    const { key } = event
    const withModifier = event.ctrlKey || event.metaKey || event.altKey
    const take = () => {
      event.preventDefault()
      event.defaultMuiPrevented = true
    }
    const editing = api.getCellMode(id, field) === 'edit'
    if (!editing && onViewKey(params, event, row)) return take()
    if (withModifier && OF_PAGE.test(key)) {
      // It is to find the cell's value typed.
      event.defaultMuiPrevented = true
      if (editing) api.stopCellEditMode({ id, field })
      return
    }
    if (!withModifier && (editing || key === 'Tab' || key === 'Enter')) {
      if (!editing && key === 'Enter' && sheet.onPress(row, field, key)) return take()
      const to = nextCell(event, { row: index, field }, editing)
      if (to === undefined) return
      if (!editing && !event.shiftKey) sheet.onAccept(row, field)
      if (to) focusCell(apiRef, rows, to)
      else if (key !== 'Tab' && editing) api.stopCellEditMode({ id, field })
      // Tab leaves the sheet after its last cell.
      if (to || key !== 'Tab') take()
      else event.defaultMuiPrevented = true
      return
    }
    if (editing) return
    // The grid would paste into the cell alone (see `onPaste` of the sheet), and begin a new value with a key of the page.
    if (event.altKey || (withModifier && key.toLowerCase() === 'v')) event.defaultMuiPrevented = true
    if (withModifier || key.length !== 1) return
    if (figures.includes(field) && !OF_FIGURES.test(key)) event.defaultMuiPrevented = true
    // What is typed is no shortcut of the page, whose listener is the document's. The grid would not hear of a React event
    // that is stopped.
    else if (params.isEditable) event.nativeEvent.stopPropagation()
  })

  return { onCellKeyDown, onCellEditStart }
}
