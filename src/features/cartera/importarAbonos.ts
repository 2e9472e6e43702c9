import { AbonoSchema } from '../../contract/abonos'
import type { NumeroEditable } from '../../contract/numeros'
import { CONDUCTOR, fieldsOf } from '../../records/fileRows/fields'
import { DE_LIQUIDACION, isMark } from './columns'
import { NOT_COMPARED, type ImportNoun } from '../../records/fileRows/noun'
import { ABONOS } from '../../records/nouns/cartera'

/** 'Importar' of the repayments. */
const IMPORT: ImportNoun = {
  noun: 'abonos',
  words: ABONOS.words,
  fields: [
    CONDUCTOR,
    ...fieldsOf(ABONOS, {
      valor: [50000, { also: ['monto'] }],
      origen: ['Prima', { also: ['concepto'] }],
      fecha: ['2026-11-20'],
    }),
  ],
  schema: AbonoSchema,
  fieldOf: (path) => path.replace('abonoDto.', ''),
  dudosaDe: ({ fecha, valor }) => ({ fecha: String(fecha), abonoDto: { valor: valor as NumeroEditable } }),
  computed: [DE_LIQUIDACION, 'Conductor'],
  leftOut: (cellUnder) => (isMark(cellUnder(DE_LIQUIDACION)) ? 'ligada' : undefined),
  useExisting: () => NOT_COMPARED,
}
export default IMPORT
