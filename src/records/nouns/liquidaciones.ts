import type { LiquidacionFila } from '../../contract/liquidaciones'
import type { Total } from '../../ui/tableState/totals'
import { counted } from '../../ui/texts/formats'
import { gastosText } from './lists'
import { boolean, date, derived, number, percentage, money, text, nounOf } from './noun'

export const LIQUIDACIONES = nounOf<LiquidacionFila>()({
  id: 'liquidaciones',
  name: 'Liquidación',
  words: ['liquidación', 'liquidaciones'],
  creates: 'crearLiquidacion',
  fields: {
    fecha: date('Fecha'),
    busNumero: text('Bus'),
    conductorNombre: text('Conductor'),
    viajes: number('Viajes'),
    regIni: number('Registradora inicial'),
    regFin: number('Registradora final'),
    sensor: number('Sensor'),
    civica: number('Cívica'),
    tiquetes: number('Tiquetes'),
    gastos: { title: 'Gastos', history: gastosText },
    comentario: text('Comentario'),
    liquidada: boolean('Liquidada'),
    fechaEntrega: date('Fecha de entrega'),
    pasajerosReg: derived(number('Pasajeros reg.')),
    pasajerosSensor: derived(number('Pasajeros sensor')),
    valorNetoReg: derived(money('Neto reg.')),
    valorNetoSensor: derived(money('Neto sensor')),
    salarioReg: derived(money('Salario reg.')),
    salarioSensor: derived(money('Salario sensor')),
    pasajeValor: derived(money('Valor del pasaje')),
    pasajePorcentajePasajero: derived(percentage('Porcentaje pasajero')),
    pasajePorcentajeFestivos: derived(percentage('Porcentaje festivos')),
    pasajePorcentajeBonificacion: derived(percentage('Porcentaje bonificación')),
    pasajeLimiteBonificacion: derived(number('Límite bonificación')),
    pasajePasajerosPorViaje: derived(number('Pasajeros por viaje')),
    festivo: derived(boolean('Festivo')),
  },
})

/** Says in a footer how many rows the sums of the register leave out, since nobody has read it. */
export const leftOut = (soloSensor: number | null | undefined): Total[] =>
  soloSensor
    ? [
        {
          label: `Registradora sin ${counted(soloSensor, ['fila de solo sensor', 'filas de solo sensor'])}`,
          value: '',
        },
      ]
    : []
