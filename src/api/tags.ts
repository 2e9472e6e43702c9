/** What the cache knows things by: one tag for each kind of record that some screen shows. */
export const ETIQUETAS = [
  'Liquidacion',
  'Conductor',
  'Bus',
  'Pasaje',
  'Salario',
  'Deuda',
  'Abono',
  'Festivo',
  'Gasto',
  'Asistencia',
] as const

/** What a change of a ledger's row changes besides: the settlement that has it, where the host says that one does. */
export const liquidacionTags = (uuid: unknown) =>
  typeof uuid === 'string' ? [{ type: 'Liquidacion', id: uuid } as const] : []
