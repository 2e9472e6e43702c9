import { AbonoSchema } from '../../contract/abonos'
import { NOT_COMPARED, type ImportNoun } from '../../records/import/noun'
import { futureDate } from '../../records/selectors/unusual'
import { LEDGER_FIELDS, useKnownConductor } from './importFields'

/** 'Importar' of the repayments. */
const ABONOS: ImportNoun = {
  noun: 'abonos',
  title: 'Importar abonos',
  words: ['abono', 'abonos'],
  fields: [
    ...LEDGER_FIELDS,
    { name: 'origen', title: 'Origen', type: 'texto', also: ['concepto'], required: true, example: 'Prima' },
    {
      name: 'fecha',
      title: 'Fecha',
      type: 'fecha',
      warning: futureDate,
      required: true,
      example: '2026-11-20',
    },
  ],
  schema: AbonoSchema,
  datosOf: (values) => ({ ...values }),
  useExisting: () => NOT_COMPARED,
  useKnown: useKnownConductor,
  sameAs: ['conductorDocumento', 'valor', 'origen', 'fecha'],
}
export default ABONOS
