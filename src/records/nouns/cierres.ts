import { contadasText } from './lists'
import { boolean, date, money, number, text, type Noun } from './noun'

export const CIERRES = {
  id: 'cierres',
  name: 'Cierre',
  fields: {
    fecha: date('Fecha de entrega'),
    nombre: text('Usuario'),
    cerrado: boolean('Cerrada'),
    cerradoPor: text('Cerrada por'),
    liquidaciones: number('Liquidaciones'),
    pendientes: number('Pendientes'),
    netoReg: money('Neto reg.'),
    netoSensor: money('Neto sensor'),
    abonos: money('Abonos'),
    deudas: money('Deudas'),
    esperado: money('Total a entregar'),
    contado: money('Contado'),
    diferencia: money('Diferencia'),
    motivo: text('Motivo de la diferencia'),
    contadas: { title: 'Liquidaciones contadas', history: contadasText },
  },
} as const satisfies Noun
