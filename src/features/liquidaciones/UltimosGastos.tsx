import Link from '@mui/material/Link'
import { useFormikContext } from 'formik'
import { focusField } from '../../ui/focus/focus'
import { pesos } from '../../ui/texts/formats'
import { withGasto, type LastGastos } from './recentGastos'
import type { LiquidacionValues } from './values'

/** Puts a bus's last expenses into the rows of those that have no value yet. */
export function UltimosGastos({ last }: { last: LastGastos }) {
  const { values, isSubmitting, setFieldValue } = useFormikContext<LiquidacionValues>()
  const { gastos } = values
  const open = Object.entries(last).filter(
    ([nombre]) => !gastos.some((one) => one.nombre === nombre && Boolean(one.valor)),
  )
  if (open.length === 0) return null
  const use = () => {
    const filled = open.reduce((rows, [nombre, valor]) => withGasto(rows, nombre, valor), gastos)
    void setFieldValue('gastos', filled, true)
    // The focused link disappears with what it proposes.
    focusField('gastos.0.valor')
  }
  return (
    <Link component="button" type="button" variant="caption" disabled={isSubmitting} onClick={use}>
      Usar lo de la última vez: {open.map(([nombre, valor]) => `${nombre} ${pesos(valor)}`).join(', ')}
    </Link>
  )
}
