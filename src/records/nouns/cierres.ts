import { contadasText } from './lists'
import { boolean, date, number, pesos, text, type Noun } from './noun'

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
    netoReg: pesos('Neto reg.'),
    netoSensor: pesos('Neto sensor'),
    abonos: pesos('Abonos'),
    deudas: pesos('Deudas'),
    esperado: pesos('Total a entregar'),
    contado: pesos('Contado'),
    diferencia: pesos('Diferencia'),
    motivo: text('Motivo de la diferencia'),
    contadas: { title: 'Liquidaciones contadas', history: contadasText },
  },
} as const satisfies Noun
