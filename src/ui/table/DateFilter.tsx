import TextField from '@mui/material/TextField'
import { gridColumnLookupSelector, useGridSelector, type GridFilterInputValueProps } from '@mui/x-data-grid'
import { useState } from 'react'
import { fechaLarga } from '../../contract/fechas'
import { enmascarar } from '../fields/dateMask'
import { fechaDeFiltro, textoDeFiltro } from './filterDates'

/** Spec section 9: the filter of a date column, mask 99-99-9999, written and shown as mm-dd-yyyy; what it reads stands below. */
export function DateFilter({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const [texto, setTexto] = useState(() => textoDeFiltro(item.value))
  const titulo = useGridSelector(apiRef, gridColumnLookupSelector)[item.field]?.headerName
  // The filter may be cleared from elsewhere while the panel is open.
  const mostrado = fechaDeFiltro(texto) !== undefined && item.value === undefined ? '' : texto

  const fecha = fechaDeFiltro(mostrado)

  const cambiar = (escrito: string) => {
    const nuevo = enmascarar(escrito, '-')
    setTexto(nuevo)
    const nueva = fechaDeFiltro(nuevo)
    if (nueva !== item.value) applyValue({ ...item, value: nueva })
  }

  return (
    <TextField
      label={titulo}
      value={mostrado}
      onChange={({ target }) => cambiar(target.value)}
      placeholder="mm-dd-yyyy"
      helperText={fecha && fechaLarga(fecha)}
      fullWidth
      inputRef={focusElementRef}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  )
}
