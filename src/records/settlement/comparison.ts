import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { pesos } from '../../ui/texts/formats'
import type { Comparison } from '../../ui/form/Differences'
import { comparedFields } from '../nouns/comparison'
import { LIQUIDACIONES } from '../nouns/liquidaciones'
import { gastosText } from '../nouns/lists'
import { EMPTY_VALUES, filledGastos, valuesOf, type LiquidacionValues } from './values'

/** The expenses that are sent: those above 0. */
const sentGastos = (values: LiquidacionValues) => filledGastos(values).filter(({ valor: value }) => value)

const { gastos: _gastos, ...OTHERS } = EMPTY_VALUES

/** The fields to compare when a colleague has saved the same settlement. */
export const COMPARISON: Comparison<LiquidacionValues, LiquidacionDetalle> = {
  valuesOf,
  fields: [
    ...comparedFields<LiquidacionValues>(LIQUIDACIONES, Object.keys(OTHERS)),
    {
      label: 'Gastos',
      names: ['gastos'],
      value: sentGastos,
      text: (values) => gastosText(sentGastos(values)),
    },
    {
      label: 'Abono',
      names: ['abono', 'abonoDto'],
      value: ({ abono, abonoDto }) => abono && abonoDto,
      text: ({ abono, abonoDto }) => abono && pesos(abonoDto.valor),
    },
    {
      label: 'Deuda',
      names: ['deuda', 'deudaDto'],
      value: ({ deuda, deudaDto }) => deuda && [deudaDto.valor, deudaDto.razon],
      text: ({ deuda, deudaDto }) => deuda && `${pesos(deudaDto.valor)}, ${deudaDto.razon}`,
    },
  ],
}
