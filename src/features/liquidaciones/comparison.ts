import { fechaLarga } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { numero, pesos, siNo } from '../../ui/formats'
import type { Comparison } from '../../ui/form/Differences'
import { ConductorName } from '../../ui/selectors/ConductorName'
import { valoresDe, type ValoresLiquidacion } from './valores'

/** Those that are sent. */
const gastosDe = ({ gastos }: ValoresLiquidacion) => gastos.filter(({ valor }) => valor)

/** What two people may have written differently in one settlement. */
export const COMPARISON: Comparison<ValoresLiquidacion, LiquidacionDetalle> = {
  valuesOf: valoresDe,
  fields: [
    { label: 'Fecha', names: ['fecha'], text: ({ fecha }) => fechaLarga(fecha) },
    { label: 'Bus', names: ['busNumero'], text: ({ busNumero }) => busNumero },
    {
      label: 'Conductor',
      names: ['conductorDocumento'],
      text: ({ conductorDocumento: documento }) => documento && <ConductorName documento={documento} />,
    },
    { label: 'Viajes', names: ['viajes'], text: ({ viajes }) => numero(viajes) },
    { label: 'Registradora inicial', names: ['regIni'], text: ({ regIni }) => numero(regIni) },
    { label: 'Registradora final', names: ['regFin'], text: ({ regFin }) => numero(regFin) },
    { label: 'Sensor', names: ['sensor'], text: ({ sensor }) => numero(sensor) },
    { label: 'Cívica', names: ['civica'], text: ({ civica }) => numero(civica) },
    { label: 'Tiquetes', names: ['tiquetes'], text: ({ tiquetes }) => numero(tiquetes) },
    { label: 'Comentario', names: ['comentario'], text: ({ comentario }) => comentario },
    {
      label: 'Gastos',
      names: ['gastos'],
      value: gastosDe,
      text: (valores) =>
        gastosDe(valores)
          .map(({ nombre, valor }) => `${nombre} ${pesos(valor)}`)
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
    { label: 'Liquidada', names: ['liquidada'], text: ({ liquidada }) => siNo(liquidada) },
  ],
}
