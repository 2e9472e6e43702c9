import Box from '@mui/material/Box'
import { useFormikContext } from 'formik'
import type { KeyboardEvent } from 'react'
import { DENOMINACIONES } from '../../contract/efectivo'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { NumberField } from '../../ui/fields/NumberField'
import { focusNext } from '../../ui/focus/focus'
import { pesos } from '../../ui/texts/formats'
import type { ConteoValues } from './values'

const GROUP = {
  display: 'grid',
  alignContent: 'start',
  rowGap: 0.75,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '& legend': { p: 0, mb: 1, fontWeight: 600 },
  '& .denominacion': {
    display: 'grid',
    gridTemplateColumns: { xs: '4.75rem minmax(0, 1fr)', sm: '5.5rem minmax(4.5rem, 7rem) minmax(0, 1fr)' },
    gridTemplateRows: '1fr auto',
    alignItems: 'center',
    columnGap: { xs: 1, sm: 1.5 },
    textAlign: 'right',
    // On a phone what they come to stands under their value.
    '& > :nth-child(2)': { gridRow: { xs: 'span 2', sm: 'auto' } },
  },
  '& .subtotal': { color: 'text.secondary', typography: { xs: 'caption', sm: 'body1' } },
}

const GROUPS = [
  { tipo: 'billete', titulo: 'Billetes' },
  { tipo: 'moneda', titulo: 'Monedas' },
] as const

/** Enter goes down the list, as in a sheet of paper; Ctrl+Enter sends the form. */
function goDown(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  focusNext(event.currentTarget.closest('form'))
}

/** How many there are of each note and coin, and what they come to; what is left empty was not counted. */
export function EfectivoFields() {
  const { efectivo, demasEnCero } = useFormikContext<ConteoValues>().values
  return GROUPS.map(({ tipo, titulo }) => (
    <Box component="fieldset" key={tipo} onKeyDown={goDown} sx={GROUP}>
      <legend>{titulo}</legend>
      {DENOMINACIONES.filter((one) => one.tipo === tipo).map(({ campo, valor }) => {
        const count = efectivo[campo]
        return (
          <div key={campo} className="denominacion">
            <span aria-hidden>{pesos(valor)}</span>
            <NumberField name={`efectivo.${campo}`} label={`${titulo} de ${pesos(valor)}`} hideLabel />
            <span className="subtotal">
              {typeof count === 'number' || demasEnCero ? pesos(Number(count) * valor) : ''}
            </span>
          </div>
        )
      })}
      {tipo === 'moneda' && <CheckboxField name="demasEnCero" label="Lo demás está en cero" />}
    </Box>
  ))
}
