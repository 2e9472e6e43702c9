import type { ImportNoun } from '../../records/fileRows/noun'
import { DE_LIQUIDACION, markOf } from './columns'

/** Properties that the imports of debts and repayments share. */
export const LEDGER_IMPORT = {
  fieldOf: (path) => path.replace(/^(?:deuda|abono)Dto\./, ''),
  leftOut: (cellUnder) => markOf(cellUnder(DE_LIQUIDACION)),
} satisfies Partial<ImportNoun>
