import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { quickFilterChanged, selectTable } from '../tableState/tableSlice'
import { useShortcut } from '../shortcuts/useShortcut'

interface Props extends Pick<TextFieldProps, 'sx'> {
  table: string
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean)

/** Filters what is on the table: its rows show every word that is typed here. Escape empties it. */
export function QuickSearch({ table, sx }: Props) {
  const dispatch = useAppDispatch()
  const stored = useAppSelector((state) => selectTable(state, table).quick).join(' ')
  const { props, hint } = useShortcut('buscarEnTabla')
  // With the spaces between the words, until the store holds other words.
  const [typed, setTyped] = useState('')
  const search = (text: string) => {
    setTyped(text)
    const quick = wordsOf(text)
    // Other words begin at the first page.
    if (quick.join(' ') !== stored) dispatch(quickFilterChanged({ table, quick }))
  }
  return (
    <TextField
      type="search"
      size="small"
      autoComplete="off"
      placeholder="Buscar…"
      title={hint}
      value={wordsOf(typed).join(' ') === stored ? typed : stored}
      onChange={({ target }) => search(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') search('')
      }}
      sx={sx}
      slotProps={{ htmlInput: { 'aria-label': 'Buscar en la tabla' } }}
      {...props}
    />
  )
}
