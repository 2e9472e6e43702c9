/** Three-way comparison of a row: as the person has it before them, as others have stored it since, and with what is typed in it. */
import { isSame } from '../../../ui/sheet/typedRows'
import { COMPARISON } from '../../../records/settlement/comparison'
import type { LiquidacionValues } from '../../../records/settlement/values'
import { baseValues } from './baseValues'
import type { Entry, Shown } from './entry'

type Field = (typeof COMPARISON.fields)[number]

/** An empty figure is stored as 0. */
const partOf = (values: LiquidacionValues, { names, value }: Field) =>
  value ? value(values) : names.map((name) => values[name] || '')

/**
 * Undefined where nothing has changed, or all of it has become what the person means too.
 *
 * @param over the newer record that the person means to write over.
 * @param mine what the row says with what is typed in it.
 */
export function meanwhile(
  fecha: string,
  { bus, detalle }: Shown,
  now: Shown,
  over: Entry['over'],
  mine: LiquidacionValues,
) {
  const known = over === undefined ? detalle : over
  const from = baseValues(fecha, bus, known)
  const onto = baseValues(fecha, now.bus, now.detalle)
  if (!from || !onto) return undefined
  const closed = now.detalle?.cierre
  if (isSame(from, onto) && closed === known?.cierre) return undefined
  /** No settlement: what it would begin with is another. */
  const isPreview = !from.uuid && !onto.uuid
  const isOther = (values: LiquidacionValues, field: Field) =>
    !isSame(partOf(values, field), partOf(onto, field))
  const fields = COMPARISON.fields.filter(
    (field) => isOther(mine, field) && (!isPreview || isOther(from, field)),
  )
  if (fields.length === 0 && !closed) return undefined
  const isDeleted = !isPreview && !onto.uuid
  return {
    now,
    onto,
    /** Fields in which the two differ. */
    fields: isDeleted ? [] : fields,
    isPreview,
    isDeleted,
    uuid: onto.uuid ?? from.uuid,
    closed,
    /** Neither is written over in the sheet. */
    isFinal: onto.liquidada || closed !== undefined,
  }
}
