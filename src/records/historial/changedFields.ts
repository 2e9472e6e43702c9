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

/** The fields of a change in words, in the order of the screen: of an edited record those that changed, 'Registradora final', '173.470 → 173.860'; of any other those that say something. */
export function fieldFacts(change: Cambio) {
  const { antes, despues, sustantivo, motivo } = change
  // A created, deleted or restored record has only one of both.
  const isEdit = antes !== null && despues !== null
  const known = { ...antes, ...despues }
  const facts = Object.entries(NOUNS[sustantivo].fields)
    .filter(([name, field]) =>
      isEdit ? name in known : !field.derived && known[name] && fieldText(field, known[name]),
    )
    .map(([name, field]) => {
      const before = antes ? fieldText(field, antes[name]) : ''
      const after = despues ? fieldText(field, despues[name]) : ''
      return {
        label: field.title,
        value: !isEdit || before === after ? before || after : `${before || '—'} → ${after || '—'}`,
      }
    })
  return motivo ? [{ label: 'Motivo', value: motivo }, ...facts] : facts
}

/** The same without the values that its author, its record's name, 'Ana Álvarez, 5 de marzo de 2026', and what stands beside it say already. */
export function unsaidFacts(change: Cambio, beside = '') {
  const said = `${change.registro} ${authorOf(change)} ${beside}`
  // A value as short as '12' or 'Sí' may stand there by chance.
  return fieldFacts(change).filter(({ value }) => value.length < 4 || !said.includes(value))
}

/** 'Viajes: 6 · Sensor: 210'; where it wraps, no line begins with a point. */
export const factsText = (facts: ReturnType<typeof fieldFacts>) =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\u00a0· ')
