import { useEventCallback } from '@mui/material/utils'
import { getIn, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { focusField, lostFocus } from '../focus/focus'

/** Focuses the row that took the removed one's place, or the last row, or the button that adds one. */
function stayAmongRows(name: string, index: number) {
  const fieldOf = (row: number) => document.querySelector<HTMLElement>(`form [name^="${name}.${row}."]`)
  const target =
    fieldOf(index) ?? fieldOf(index - 1) ?? document.querySelector<HTMLElement>('form [data-atajo="agregar"]')
  if (target && lostFocus(target)) target.focus()
}

/**
 * Moves the focus when a row of a `FieldArray` is added or removed, once the rows are on screen.
 *
 * @param name the array's path: 'gastos'
 * @param count the number of rows
 */
export function useRowFocus(name: string, count: number) {
  const { errors, validateForm } = useFormikContext()
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => {
    pending.current?.()
    pending.current = null
  }, [count])
  return {
    /** Focuses a field of the row being appended. */
    onAdd: useEventCallback((field: string) => {
      pending.current = () => focusField(`${name}.${count}.${field}`)
    }),
    onRemove: useEventCallback((index: number) => {
      const isJudged = getIn(errors, name) !== undefined
      pending.current = () => {
        stayAmongRows(name, index)
        // The removed row's blur may have started to validate the old rows.
        if (isJudged) void validateForm()
      }
    }),
  }
}
