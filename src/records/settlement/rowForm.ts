import type { CuerpoLiquidacion, LiquidacionDetalle } from '../../contract/liquidaciones'
import type { OtherSubmit } from '../../ui/form/status'
import type { LiquidacionValues } from './values'

/** A row of the day's sheet in the form of a settlement, with what is typed in it. */
export interface RowFormProps {
  values: LiquidacionValues
  record: LiquidacionDetalle
  save: (body: CuerpoLiquidacion, typed: LiquidacionValues, idempotencyKey: string) => Promise<void>
  /** Name of the field to begin with. */
  first: string
  /** Goes on to the next row to enter. */
  next: OtherSubmit<LiquidacionValues>['prepare']
  onClose: () => void
}
