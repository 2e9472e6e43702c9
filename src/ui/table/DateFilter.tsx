import TextField from '@mui/material/TextField'
import { gridColumnLookupSelector, useGridSelector, type GridFilterInputValueProps } from '@mui/x-data-grid'
import { useState } from 'react'
import { esFecha } from '../../contract/fechas'
import { enmascarar } from '../fields/dateMask'

/** '2026-03-05' of 'mm-dd-yyyy'; undefined while the text is not a whole date. */
export function fechaDeFiltro(texto: string): string | undefined {
  const [mes, dia, anio] = texto.split('-')
  const fecha = `${anio}-${mes}-${dia}`
  return esFecha(fecha) ? fecha : undefined
}

/** 'mm-dd-yyyy' of a date `YYYY-MM-DD`, the form that section 9 gives to the date filter. */
export function textoDeFiltro(fecha: unknown): string {
  if (typeof fecha !== 'string' || !esFecha(fecha)) return ''
  const [anio, mes, dia] = fecha.split('-')
  return `${mes}-${dia}-${anio}`
}

/** Spec section 9: the filter of a date column, mask 99-99-9999, written and shown as mm-dd-yyyy. */
export function DateFilter({ item, applyValue, apiRef, focusElementRef }: GridFilterInputValueProps) {
  const [texto, setTexto] = useState(() => textoDeFiltro(item.value))
  const titulo = useGridSelector(apiRef, gridColumnLookupSelector)[item.field]?.headerName
  // The filter may be cleared from elsewhere while the panel is open.
  const mostrado = fechaDeFiltro(texto) !== undefined && item.value === undefined ? '' : texto

  const cambiar = (escrito: string) => {
    const nuevo = enmascarar(escrito, '-')
    setTexto(nuevo)
    const fecha = fechaDeFiltro(nuevo)
    if (fecha !== item.value) applyValue({ ...item, value: fecha })
  }

  return (
    <TextField
      label={titulo}
      value={mostrado}
      onChange={({ target }) => cambiar(target.value)}
      placeholder="mm-dd-yyyy"
      fullWidth
      inputRef={focusElementRef}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  )
}
