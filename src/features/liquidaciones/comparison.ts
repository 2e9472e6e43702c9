import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { numero, pesos, siNo } from '../../ui/texts/formats'
import { compared, type Comparison } from '../../ui/form/Differences'
import { conductorName } from '../../records/selectors/ConductorName'
import { valuesOf, type LiquidacionValues } from './values'

/** The expenses that are sent: those above 0. */
const sentGastos = ({ gastos }: LiquidacionValues) => gastos.filter(({ valor: value }) => value)

/** The fields to compare when a colleague has saved the same settlement. */
export const COMPARISON: Comparison<LiquidacionValues, LiquidacionDetalle> = {
  valuesOf,
  fields: [
    compared('Fecha', 'fecha', fechaLarga),
    compared('Bus', 'busNumero'),
    compared('Conductor', 'conductorDocumento', conductorName),
    compared('Viajes', 'viajes', numero),
    compared('Registradora inicial', 'regIni', numero),
    compared('Registradora final', 'regFin', numero),
    compared('Sensor', 'sensor', numero),
    compared('Cívica', 'civica', numero),
    compared('Tiquetes', 'tiquetes', numero),
    compared('Comentario', 'comentario'),
    {
      label: 'Gastos',
      names: ['gastos'],
      value: sentGastos,
      text: (values) =>
        sentGastos(values)
          .map(({ nombre, valor: value }) => `${nombre} ${pesos(value)}`)
          .join(', '),
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
    compared('Liquidada', 'liquidada', siNo),
  ],
}
