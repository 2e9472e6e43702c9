/** The mark of an action, of its undo ('…~1'), of the undo of that ('…~2'), and so on; and how they lie over one another in a record. */
import type { Change } from './records'

/** The action of a mark, and how often it has been undone and redone. */
export const depthOf = (mark: string) => {
  const [name = '', depth = '0'] = mark.split('~')
  return { name, depth: Number(depth) }
}

/** The mark of an undo: the same at each press, so that an undo that was cut off is gone on with. */
export const undoOf = (mark: string) => {
  const { name, depth } = depthOf(mark)
  return `${name}~${depth + 1}`
}

/**
 * How an action stands in the changes of a record, newest first: its own on top, to be reversed; undone already; or under another's. What was
 * done and undone since counts for nothing.
 */
export function standingOf(
  changes: readonly Change[],
  mark: string,
): { run: readonly Change[]; other?: Change | undefined } {
  // Undos whose undone changes lie further down, the lowest last.
  const undos: Change[] = []
  for (const [at, top] of changes.entries()) {
    const { grupo } = top
    if (grupo === changes[at - 1]?.grupo) continue
    const undo = undos.at(-1)
    if (undo?.grupo === undoOf(grupo)) undos.pop()
    else if (grupo === undoOf(mark)) break
    else if (grupo === mark) {
      const end = changes.findIndex((change, below) => below > at && change.grupo !== mark)
      return { run: undo ? [] : changes.slice(at, end === -1 ? undefined : end), other: undo }
    } else if (depthOf(grupo).depth === 0) return { run: [], other: top }
    else undos.push(top)
  }
  return { run: [] }
}
