import type { Cambio, TipoDeCambio } from '../../contract/historial'
import { NOUNS } from '../nouns/all'
import { fieldText } from '../nouns/noun'

export const KIND_NAMES: Readonly<Record<TipoDeCambio, string>> = {
  creado: 'Creó',
  editado: 'Editó',
  eliminado: 'Eliminó',
  restaurado: 'Restauró',
}

export const SIGNED_IN = 'Ingresó'

/** Kind of a change in words; a change of a user's last sign-in is a sign-in. */
export const kindOf = ({ tipo, antes, despues }: Cambio) =>
  tipo === 'editado' && antes && despues && 'ultimoIngreso' in despues ? SIGNED_IN : KIND_NAMES[tipo]

/** Who changed it; a command of the server bears no name. */
export const authorOf = ({ usuario }: Cambio) => usuario ?? 'Operador del servidor'

/** Checks whether both states are present; a created, deleted or restored record has only one. */
const isEdit = ({ antes, despues }: Cambio) => antes !== null && despues !== null

/** The fields of a change, in the order of the screen, '' for no value: of an edited record those that changed, of any other those that say something. */
export function changedFields(change: Cambio) {
  const { antes, despues, sustantivo } = change
  const known = { ...antes, ...despues }
  return Object.entries(NOUNS[sustantivo].fields)
    .filter(([name, field]) =>
      isEdit(change) ? name in known : !field.derived && known[name] && fieldText(field, known[name]),
    )
    .map(([name, field]) => ({
      label: field.title,
      before: antes ? fieldText(field, antes[name]) : '',
      after: despues ? fieldText(field, despues[name]) : '',
    }))
}

/** Each of its fields in words: 'Registradora final', '173.470 → 173.860'; of a record that came or went its values alone. */
export const fieldFacts = (change: Cambio) =>
  changedFields(change).map(({ label, before, after }) => ({
    label,
    value: !isEdit(change) || before === after ? before || after : `${before || '—'} → ${after || '—'}`,
  }))
export type Fact = ReturnType<typeof fieldFacts>[number]

/** The same without the values that its author and its record's name, 'Ana Álvarez, 5 de marzo de 2026', say already. */
export function unsaidFacts(change: Cambio) {
  const said = `${change.registro} ${authorOf(change)}`
  // A value as short as '12' or 'Sí' may stand there by chance.
  return fieldFacts(change).filter(({ value }) => value.length < 4 || !said.includes(value))
}

/** 'Viajes: 6 · Sensor: 210'; where it wraps, no line begins with a point. */
export const factsText = (facts: readonly Fact[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\u00a0· ')
