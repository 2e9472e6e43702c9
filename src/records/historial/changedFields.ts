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

/** 'Registradora final: 173.470 → 173.860'; of a record that came or went its values alone. */
const changeText = (change: Cambio, { label, before, after }: ReturnType<typeof changedFields>[number]) =>
  !isEdit(change) || before === after
    ? `${label}: ${before || after}`
    : `${label}: ${before || '—'} → ${after || '—'}`

/** Each of its fields in words. */
export const fieldTexts = (change: Cambio) => changedFields(change).map((field) => changeText(change, field))

/** The same without the values that its author and its record's name, 'Ana Álvarez, 5 de marzo de 2026', say already. */
export function unsaidTexts(change: Cambio) {
  const said = `${change.registro} ${authorOf(change)}`
  // A value as short as '12' or 'Sí' may stand there by chance.
  return fieldTexts(change).filter((text) => !said.includes(text.replace(/^.*?: (?=.{4})/, '')))
}

/** A change in one line; where it wraps, none begins with a point. */
export const summaryOf = (change: Cambio) => unsaidTexts(change).join('\u00a0· ')
