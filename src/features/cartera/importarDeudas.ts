import { DeudaSchema } from '../../contract/deudas'
import type { NumeroEditable } from '../../contract/numeros'
import { CONDUCTOR, fieldsOf } from '../../records/fileRows/fields'
import { DE_LIQUIDACION, isMark } from './columns'
import { NOT_COMPARED, type ImportNoun } from '../../records/fileRows/noun'
import { DEUDAS } from '../../records/nouns/cartera'

/** 'Importar' of the debts. Their date is the day of their entry. */
const IMPORT: ImportNoun = {
  noun: 'deudas',
  words: DEUDAS.words,
  fields: [
    CONDUCTOR,
    ...fieldsOf(DEUDAS, {
      valor: [50000, { also: ['monto'] }],
      razon: ['Préstamo', { also: ['motivo', 'concepto'] }],
    }),
  ],
  schema: DeudaSchema,
  fieldOf: (path) => path.replace('deudaDto.', ''),
  dudosaDe: ({ valor }) => ({ deudaDto: { valor: valor as NumeroEditable } }),
  computed: [DE_LIQUIDACION, 'Conductor'],
  leftOut: (cellUnder) => (isMark(cellUnder(DE_LIQUIDACION)) ? 'ligada' : undefined),
  useExisting: () => NOT_COMPARED,
}
export default IMPORT
