import { CONDUCTOR, fieldsOf } from '../../records/fileRows/fields'
import type { ImportNoun } from '../../records/fileRows/noun'
import { DEUDAS } from '../../records/nouns/cartera'
import { LEDGER_IMPORT } from './ledgerImport'

/** 'Importar' of the debts. Their date is the day of their entry. */
const IMPORT: ImportNoun = {
  ...LEDGER_IMPORT,
  noun: 'deudas',
  words: DEUDAS.words,
  fields: [
    CONDUCTOR,
    ...fieldsOf(DEUDAS, {
      valor: [50000, { also: ['monto'] }],
      razon: ['Préstamo', { also: ['motivo', 'concepto'] }],
    }),
  ],
}
export default IMPORT
