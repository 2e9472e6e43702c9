import type { GridApi, GridEventListener } from '@mui/x-data-grid'
import { useEffect, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -16, ArrowRight: 16 }

/** Shift with an arrow on a column's title makes the column narrower or wider: the grid resizes by the mouse alone. */
export function useWidthKeys(apiRef: RefObject<GridApi | null>): void {
  useEffect(() => {
    const onKey: GridEventListener<'columnHeaderKeyDown'> = ({ field, colDef }, event) => {
      const step = STEPS[event.key]
      if (!event.shiftKey || step === undefined) return
      event.preventDefault()
      // The grid itself would move on to the next title.
      event.defaultMuiPrevented = true
      const { computedWidth, minWidth = 0 } = colDef
      apiRef.current?.setColumnWidth(field, Math.max(minWidth, computedWidth + step))
    }
    return apiRef.current?.subscribeEvent('columnHeaderKeyDown', onKey, { isFirst: true })
  }, [apiRef])
}
