import type { Cambio, Sustantivo, TipoDeCambio } from '../../contract/historial'
import { type HistoryField } from '../nouns/fieldKinds'
import { NOUN_FIELDS } from '../nouns/fields'

/** One field of a change, as it is read; `before` and `after` are '' for no value. */
interface ChangedField {
  label: string
  before: string
  after: string
}

export const NOUN_NAMES: Readonly<Record<Sustantivo, string>> = {
  liquidaciones: 'Liquidación',
  abonos: 'Abono',
  deudas: 'Deuda',
  conductores: 'Conductor',
  buses: 'Bus',
  pasajes: 'Pasaje',
  festivos: 'Festivo',
  asistencias: 'Asistencia',
  cierres: 'Cierre',
  usuarios: 'Usuario',
  respaldos: 'Respaldo',
}

export const KIND_NAMES: Readonly<Record<TipoDeCambio, string>> = {
  creado: 'Creó',
  editado: 'Editó',
  eliminado: 'Eliminó',
  restaurado: 'Restauró',
}

/** What was done: a change of when a user signed in is a sign-in. */
export const kindOf = ({ tipo, antes, despues }: Cambio): string =>
  tipo === 'editado' && antes && despues && 'ultimoIngreso' in despues ? 'Ingresó' : KIND_NAMES[tipo]

/** Who changed it; a command of the server bears no name. */
export const authorOf = ({ usuario }: Cambio): string => usuario ?? 'Operador del servidor'

/** The state that a created, deleted or restored record is told by; null for an edited one. */
const wholeState = ({ antes, despues }: Cambio) => (antes && despues ? null : (despues ?? antes))

const says = (field: HistoryField, value: unknown) => !field.derived && Boolean(value) && field.text(value)

/** The fields of a change, in the order of the screen: of an edited record those that changed, of any other those that say something. */
export function changedFields(change: Cambio): ChangedField[] {
  const { antes, despues } = change
  const whole = wholeState(change)
  return Object.entries(NOUN_FIELDS[change.sustantivo])
    .filter(([name, field]) =>
      whole ? says(field, whole[name]) : name in (antes ?? {}) || name in (despues ?? {}),
    )
    .map(([name, { label, text }]) => ({
      label,
      before: antes ? text(antes[name]) : '',
      after: despues ? text(despues[name]) : '',
    }))
}

/** 'Registradora final: 173.470 → 173.860'; of a record that came or went its values alone. */
export function fieldText(change: Cambio, { label, before, after }: ChangedField): string {
  if (wholeState(change) || before === after) return `${label}: ${before || after}`
  return `${label}: ${before || '—'} → ${after || '—'}`
}

/** A change in one line. */
export const summaryOf = (change: Cambio): string =>
  changedFields(change)
    .map((field) => fieldText(change, field))
    .join(' · ')
