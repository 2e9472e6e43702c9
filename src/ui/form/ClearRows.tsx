import ClearAllIcon from '@mui/icons-material/ClearAll'
import UndoIcon from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import { setIn, type FormikTouched, type FormikValues } from 'formik'
import { useRef, useState } from 'react'
import { useFormState, useFormStore, useFormValue } from './formStore'
import { useFieldList } from './useFieldList'

interface Props<Row> {
  /** The list's path in the form. */
  name: string
  /** 'Limpiar Sensores' */
  text: string
  isFilled: (row: Row) => boolean
  onClear: () => void
}

/** Empties a list of rows at once; 'Deshacer' brings back what was typed, until something else is. */
export function ClearRows<Row>({ name, text, isFilled, onClear }: Props<Row>) {
  const store = useFormStore()
  const { fijar } = useFieldList<Row>(name)
  const rows = useFormValue<readonly Row[]>(name)
  const isSending = useFormState(({ isSubmitting }) => isSubmitting)
  const [cleared, setCleared] = useState<readonly Row[] | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasData = rows.some(isFilled)

  const clear = () => {
    setCleared(hasData ? rows : null)
    // The field that this press has left is judged with the row that goes, and nothing is said of the empty one.
    store.release()
    onClear()
    const { touched, setTouched } = store.get()
    void setTouched(setIn(touched, name, undefined) as FormikTouched<FormikValues>, false)
  }
  const undo = () => {
    fijar(cleared ?? [])
    setCleared(null)
    // The button that was pressed goes.
    button.current?.focus()
  }

  return (
    <>
      <Button ref={button} color="inherit" startIcon={<ClearAllIcon />} disabled={isSending} onClick={clear}>
        {text}
      </Button>
      {cleared && !hasData && (
        <Button startIcon={<UndoIcon />} onClick={undo}>
          Deshacer
        </Button>
      )}
    </>
  )
}
