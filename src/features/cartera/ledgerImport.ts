import { NOT_COMPARED, type ImportNoun } from '../../records/fileRows/noun'
import { DE_LIQUIDACION, isMark } from './columns'

/** Properties that the imports of debts and repayments share. */
export const LEDGER_IMPORT = {
  fieldOf: (path) => path.replace(/^(?:deuda|abono)Dto\./, ''),
  computed: [DE_LIQUIDACION, 'Conductor'],
  leftOut: (cellUnder) => (isMark(cellUnder(DE_LIQUIDACION)) ? 'ligada' : undefined),
  useExisting: () => NOT_COMPARED,
} satisfies Partial<ImportNoun>
