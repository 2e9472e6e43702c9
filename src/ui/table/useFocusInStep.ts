import type { GridApi } from '@mui/x-data-grid'
import { useMemo, type FocusEvent, type RefObject } from 'react'

const SIN_FOCO = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null }

const celdaDe = (objetivo: Element) => {
  const campo = objetivo.matches('[role="gridcell"]') ? objetivo.getAttribute('data-field') : null
  const fila = objetivo.closest('[data-id]')?.getAttribute('data-id')
  return campo && fila ? { campo, fila } : null
}

/**
 * Keeps what the grid takes for its focused cell in step with the page's focus. The grid by itself remembers a cell that was
 * left with the keyboard, and takes the focus back to it when its row changes, out of whatever is being typed by then; and
 * forgets one that a closing dialog gave the focus back to, which is then lost when its row goes.
 *
 * @returns the listeners for what stands around the grid.
 */
export function useFocusInStep(apiRef: RefObject<GridApi | null>) {
  return useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent) => {
        const celda = celdaDe(target)
        if (celda) apiRef.current?.setCellFocus(celda.fila, celda.campo)
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        const { rootElementRef, setState } = apiRef.current ?? {}
        if (rootElementRef?.current?.contains(relatedTarget)) return
        setState?.((estado) => ({ ...estado, focus: SIN_FOCO }))
      },
    }),
    [apiRef],
  )
}
