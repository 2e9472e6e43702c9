import { CONDUCTOR, fieldsOf } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'
import { ABONOS } from '../../records/nouns/cartera'
import { LEDGER_IMPORT } from './ledgerImport'

/** 'Importar' of the repayments. */
const IMPORT: ImportNoun = {
  ...LEDGER_IMPORT,
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
}
export default IMPORT
