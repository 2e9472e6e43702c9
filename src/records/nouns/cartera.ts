import type { AbonoFila } from '../../contract/abonos'
import type { DeudaFila } from '../../contract/deudas'
import { date, money, text, nounOf } from './noun'

const VALOR = money('Valor')
const FECHA = date('Fecha')
// The settlement's bus, which is not stored with the row.
const BUS = text('Bus')

export const DEUDAS = nounOf<DeudaFila>()({
  id: 'deudas',
  name: 'Deuda',
  words: ['deuda', 'deudas'],
  creates: 'crearDeuda',
  fields: {
    valor: VALOR,
    conductorNombre: text('Conductor'),
    razon: text('Razón'),
    fecha: FECHA,
    busNumero: BUS,
  },
})

export const ABONOS = nounOf<AbonoFila>()({
  id: 'abonos',
  name: 'Abono',
  words: ['abono', 'abonos'],
  creates: 'crearAbono',
  fields: {
    valor: VALOR,
    conductorNombre: text('Conductor'),
    origen: text('Origen'),
    fecha: FECHA,
    busNumero: BUS,
  },
})
