import type { GridApi, GridEventListener } from '@mui/x-data-grid'
import { useEventCallback } from '@mui/material/utils'
import { useRef, type RefObject } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { focusCell, nextEditable } from '../../ui/sheet/focusCell'
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
 * A spreadsheet's keyboard over the grid's own: Tab and Enter go on to the next cell that one types in, arrows up and down leave
 * a cell that is being edited, F2 edits, F4 opens the whole form, Escape restores.
 *
 * @param onOpen opens a row in its whole form.
 */
export function usePlanillaKeys(
  apiRef: RefObject<GridApi | null>,
  rows: readonly SheetRow[],
  onOpen: (bus: string) => void,
) {
  const dispatch = useAppDispatch()
  /** The row as it was when a cell of it began to be edited: what comes meanwhile comes under nothing that is typed. */
  const begun = useRef<SheetRow | undefined>(undefined)

  const onCellEditStart: GridEventListener<'cellEditStart'> = ({ id }) => {
    begun.current = rows.find((row) => row.id === id)
  }

  const onCellKeyDown = useEventCallback((...[params, event]: CellKeyDown) => {
    const api = apiRef.current
    const { id, field, isEditable: takesKeys } = params
    const index = rows.findIndex((row) => row.id === id)
    const row = rows[index]
    if (!api || !row || event.nativeEvent.isComposing) return
    const { key, shiftKey } = event
    const editing = api.getCellMode(id, field) === 'edit'
    /** Where the key leads from a cell that is being edited, or that Tab or Enter goes on from; undefined where it is the cell's own. */
    const next = () => {
      const down = { ArrowUp: -1, ArrowDown: 1 }[key]
      // The list of drivers takes the arrows.
      if (editing && down && field !== 'conductorDocumento')
        return rows[index + down] ? { row: index + down, field } : null
      if (key !== 'Tab' && key !== 'Enter') return undefined
      // Along the row at hand, a row that staff have entered too.
      const stops = (one: SheetRow, cell: string) => (one === row ? isStop : isEditable)(one, cell)
      return nextEditable(
        { rows, fields: FIELDS, isEditable: stops },
        { row: index, field },
        shiftKey ? -1 : 1,
      )
    }
    const take = () => {
      event.preventDefault()
      event.defaultMuiPrevented = true
    }

    if (event.ctrlKey || event.metaKey || event.altKey) {
      // It is to find the cell's value typed.
      if (editing && OF_PAGE.test(key)) api.stopCellEditMode({ id, field })
      // The grid would paste into the cell alone (see `onPaste` of the sheet), and begin a new value with a key of the page.
      if (key.length === 1 || key === 'Enter') event.defaultMuiPrevented = true
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
        api.startCellEditMode({ id, field })
        return take()
      }
    }
    const to = next()
    if (to !== undefined) {
      event.defaultMuiPrevented = true
      // Tab leaves the sheet after its last cell.
      if (to || key !== 'Tab') event.preventDefault()
      if (to) focusCell(apiRef, to)
      else if (editing && key !== 'Tab') api.stopCellEditMode({ id, field })
      return
    }
    if (editing || key.length !== 1) return
    if (FIGURES.includes(field) && !OF_FIGURES.test(key)) event.defaultMuiPrevented = true
    // Stops the native event, since the page's shortcuts listen on the document and the grid would not hear of a stopped React event.
    else if (takesKeys) event.nativeEvent.stopPropagation()
  })

  return { onCellKeyDown, onCellEditStart, begun }
}
