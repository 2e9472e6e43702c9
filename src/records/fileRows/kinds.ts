/** States of a file's rows, and what is done with them. */
import type { Accion, Kind } from './importSlice'
import type { ImportNoun, LeftOut } from './noun'
import { isWrong, saysNothing, type ImportRow } from './rows'

export const ACTION_NAMES: Record<Accion, string> = { crear: 'Crear', corregir: 'Corregir', omitir: 'Omitir' }

/** Choices for a row, by its state. */
export const choicesOf = (kind: Kind, { corrects }: ImportNoun): Accion[] => {
  if (kind === 'total') return ['omitir', 'crear']
  if (kind === 'repetida' || kind in LEFT_OUT) return ['omitir']
  if (kind === 'existe') return corrects ? ['corregir', 'omitir'] : ['omitir']
  return ['crear', 'omitir']
}

/** Texts of a row that is left out whatever its cells say. */
export const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  oculta: 'Fila oculta: queda por fuera',
  total: 'Fila de totales: queda por fuera',
  ligada: 'Es de una liquidación, con la que se importa: queda por fuera',
  emitida: 'Lo descontó un documento emitido: queda por fuera',
  sensor: 'Solo tiene el sensor: queda por fuera',
}

export const stateOf = ({ kind, said, accion, saved }: ImportRow) => {
  if (saved) return 'Guardada'
  if (kind in LEFT_OUT && accion === 'omitir') return LEFT_OUT[kind as LeftOut]
  return said ?? 'Nueva'
}

/** Whether a row that is to be stored may be wrong. */
export const isDoubtful = ({ accion, saved, doubts }: ImportRow) =>
  accion !== 'omitir' && !saved && !saysNothing(doubts)

/** Rows to which 'Revisar' is narrowed. */
export const FILTERS: Readonly<Record<string, (row: ImportRow) => boolean>> = {
  Todas: () => true,
  'Con errores': isWrong,
  'Con advertencias': isDoubtful,
  'Por fuera': ({ accion }) => accion === 'omitir',
}
