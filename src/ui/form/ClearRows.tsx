import ClearAllIcon from '@mui/icons-material/ClearAll'
import UndoIcon from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import { getIn, setIn, useFormikContext, type FormikTouched, type FormikValues } from 'formik'
import { useRef, useState } from 'react'

interface Props<Row> {
  /** The list's path in the form. */
  name: string
  /** 'Limpiar Sensores' */
  text: string
  isFilled: (row: Row) => boolean
  onClear: () => void
}

/** Clears a list of rows at once. 'Deshacer' restores them until another value is typed. */
export function ClearRows<Row>({ name, text, isFilled, onClear }: Props<Row>) {
  const { values, touched, isSubmitting, setFieldValue, setTouched } = useFormikContext<FormikValues>()
  const rows = getIn(values, name) as readonly Row[]
  const [cleared, setCleared] = useState<readonly Row[] | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasData = rows.some(isFilled)

  const clear = () => {
    setCleared(hasData ? rows : null)
    onClear()
    // The row that is empty now counts as untouched: it shows no error.
    void setTouched(setIn(touched, name, undefined) as FormikTouched<FormikValues>, false)
  }
  const undo = () => {
    void setFieldValue(name, cleared ?? [], false)
    setCleared(null)
    // 'Deshacer' disappears, so the focus moves to the other button.
    button.current?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<ClearAllIcon />}
        disabled={isSubmitting}
        onClick={clear}
      >
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
