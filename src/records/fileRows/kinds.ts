/** Rows of a file by what is said of them. */
import { counted, countedRows, numero, type Words } from '../../ui/texts/formats'
import type { Accion, Kind } from './importSlice'
import type { ImportNoun, LeftOut, Messages } from './noun'
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

/** Rows of which the same is said. */
export interface RowKind {
  /** Whether they are wrong, only doubtful, either of these, or left out. */
  tone: 'error' | 'warning' | 'info' | 'default'
  /** 'cívica y tiquetes superan los pasajeros' */
  said: string
  ids: ReadonlySet<number>
}

/** Whether a row that is to be stored may be wrong. */
export const isDoubtful = ({ accion, saved, doubts }: ImportRow) =>
  accion !== 'omitir' && !saved && !saysNothing(doubts)

/** Said of all that are wrong or doubtful together. */
export const TO_CHECK = 'con errores o advertencias'

/** Said of rows whose driver the file does not say. */
export const PROPOSED = 'se propone el conductor'

/** '12 filas: cívica y tiquetes superan los pasajeros' */
export const labelOf = ({ said, ids }: RowKind) => `${countedRows(ids.size)}: ${said}`

/** Remarks in brackets, and the quotations, sums, figures and days that are of one row alone. */
const REMARK = /\s?\([^)]*\)/g
const OWN = /«[^»]*»|-?(?:\$\s?)?\d+(?:[.,:/]\d+)*(?: de \p{L}+ de \d+)?/gu
/** A last remark that says nothing without its figure: ', el …', ', un … %'. */
const ENDING = /, \p{L}+ ….*/u

/** The beginning of a message without what is of its row alone; its field's title in the place of that. */
function sameOf(message: string, title: string, cell: unknown) {
  const own = ` ${String(cell)}`
  const shared = message
    .replace(REMARK, '')
    .replace(own, own === ' ' ? own : ' …')
    .replace(OWN, '…')
    .replace(ENDING, '')
    .replace(/^¿…(?: o …)?\?$/, 'cifra que no se lee de una sola manera')
  const [said = ''] = shared.replace(/^…/, () => title && `${title},`).split(/[:.](?: |$)/)
  return `${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

/** The rows by what is said of them: those to be checked together, those that are wrong, those that are doubtful, those that are left out. */
export function kindsOf({ fields }: ImportNoun, rows: readonly ImportRow[]): RowKind[] {
  const kinds: Record<string, RowKind & { ids: Set<number> }> = {}
  const titles = Object.fromEntries(fields.map(({ name, title }) => [name, title]))
  const add = (tone: RowKind['tone'], said: string, id: number) =>
    (kinds[tone + said] ??= { tone, said, ids: new Set() }).ids.add(id)
  const say = (tone: RowKind['tone'], textsOf: (row: ImportRow) => Messages | undefined) => {
    for (const row of rows)
      for (const [name, texts] of Object.entries(textsOf(row) ?? {}))
        for (const text of texts.split('\n'))
          add(tone, sameOf(text, titles[name] ?? '', row.datos[name]), row.id)
  }
  for (const row of rows) if (isWrong(row) || isDoubtful(row)) add('info', TO_CHECK, row.id)
  for (const { id, accion, saved, texts, conductor } of rows)
    if (accion !== 'omitir' && !saved && conductor && !texts.conductorDocumento?.trim())
      add('info', PROPOSED, id)
  say('error', (row) => (isWrong(row) ? row.messages : undefined))
  say('warning', (row) => (isDoubtful(row) ? row.doubts : undefined))
  say('default', (row) =>
    row.accion === 'omitir' ? { '': row.kind === 'nueva' ? 'Omitida' : stateOf(row) } : undefined,
  )
  return Object.values(kinds)
}

/** Most runs of lines that are named. */
const NAMED = 12

/** '3, 5 a 9' */
export function linesInWords(lines: Iterable<number>) {
  const runs: number[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run?.at(-1) === line - 1) run.push(line)
    else runs.push([line])
  }
  const named = runs.slice(0, NAMED).map((run) => [...new Set([run[0], run.at(-1)])].join(' a '))
  const others = runs.slice(NAMED).flat().length
  return `${named.join(', ')}${others > 0 ? ` y ${numero(others)} más` : ''}`
}

interface Counted {
  noun: ImportNoun
  rows: readonly ImportRow[]
}

/** How many rows are created, corrected and left out, in words, and whether it is one: 'crear', '118 festivos', false. @param before rows that are stored already. */
export function countsOf({ noun, rows }: Counted, done: readonly ImportRow[], before = 0) {
  const corrected = done.filter(({ accion }) => accion === 'corregir').length
  const counts: [Accion, number, Words][] = [
    ['crear', done.length - corrected, noun.words],
    ['corregir', corrected, noun.words],
    ['omitir', rows.length - done.length - before, ['fila', 'filas']],
  ]
  return counts.flatMap(([action, count, words]) =>
    count > 0 ? [[action, counted(count, words), count === 1] as const] : [],
  )
}
