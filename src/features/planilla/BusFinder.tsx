import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useShortcut } from '../../ui/shortcuts/useShortcut'

interface Props {
  /** Goes to a bus's row. @returns whether there is one. */
  onFind: (numero: string) => boolean
}

/** Goes to the row of the bus whose number is typed. */
export function BusFinder({ onFind }: Props) {
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState(false)
  const { props, hint } = useShortcut('buscar')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = onFind(text.trim())
    setUnknown(!found)
    if (found) setText('')
  }
  return (
    <form onSubmit={submit} {...props} title={hint}>
      <TextField
        label="Ir al bus"
        size="small"
        value={text}
        error={unknown}
        helperText={unknown && 'No hay un bus con ese número.'}
        onChange={({ target }) => {
          setText(target.value)
          setUnknown(false)
        }}
        slotProps={{ htmlInput: { enterKeyHint: 'go', autoComplete: 'off' } }}
        sx={{ width: { xs: 104, sm: 150 } }}
      />
    </form>
  )
}
