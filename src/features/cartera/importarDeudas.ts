import { DeudaSchema } from '../../contract/deudas'
import { NOT_COMPARED, type ImportNoun } from '../../records/import/noun'
import { LEDGER_FIELDS, useKnownConductor } from './importFields'

/** 'Importar' of the debts. Their date is the day of their entry. */
const DEUDAS: ImportNoun = {
  noun: 'deudas',
  title: 'Importar deudas',
  words: ['deuda', 'deudas'],
  fields: [
    ...LEDGER_FIELDS,
    {
      name: 'razon',
      title: 'Razón',
      type: 'texto',
      also: ['motivo', 'concepto'],
      required: true,
      example: 'Préstamo',
    },
  ],
  schema: DeudaSchema,
  datosOf: (values) => ({ ...values }),
  useExisting: () => NOT_COMPARED,
  useKnown: useKnownConductor,
  sameAs: ['conductorDocumento', 'valor', 'razon'],
}
export default DEUDAS
