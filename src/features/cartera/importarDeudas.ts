import { useDeudasQuery } from '../../api/deudas'
import { DeudaSchema } from '../../contract/deudas'
import type { ImportNoun } from '../../ui/importar/noun'
import { LEDGER_FIELDS } from './importFields'

/** 'Importar' of the debts. Their date is the day of their entry. */
const DEUDAS: ImportNoun = {
  noun: 'deudas',
  title: 'Importar deudas',
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
  useExisting: () => useDeudasQuery().data?.deudas,
  sameAs: ['conductorDocumento', 'valor', 'razon'],
}
export default DEUDAS
