import { getIn, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { focusField, lostFocus } from './focus'

/** The row in the place of the one that went, or the last; where there is none, the button that adds one. */
function stayAmongRows(name: string, index: number): void {
  const fieldOf = (row: number) => document.querySelector<HTMLElement>(`form [name^="${name}.${row}."]`)
  const target =
    fieldOf(index) ?? fieldOf(index - 1) ?? document.querySelector<HTMLElement>('form [data-atajo="agregar"]')
  if (target && lostFocus(target)) target.focus()
}

/**
 * Where the keyboard goes when a row of a `FieldArray` is added or removed, once the rows are on screen.
 *
 * @param name the array's path: 'gastos'
 * @param count how many rows there are
 */
export function useRowFocus(name: string, count: number) {
  const { errors, validateForm } = useFormikContext()
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => {
    pending.current?.()
    pending.current = null
  }, [count])
  return {
    /** To a field of the row that is being added at the end. */
    onAdd: (field: string) => {
      pending.current = () => focusField(`${name}.${count}.${field}`)
    },
    onRemove: (index: number) => {
      const isJudged = getIn(errors, name) !== undefined
      pending.current = () => {
        stayAmongRows(name, index)
        // Leaving the row may still be judging the rows as they were.
        if (isJudged) void validateForm()
      }
    },
  }
}
