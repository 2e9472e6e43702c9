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
