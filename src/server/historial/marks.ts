/** The mark of an action, of its undo ('…~1'), of the undo of that ('…~2'), and so on; and how they lie over one another in a record. */
import type { Change } from './records'

/** The action of a mark, and how often it has been undone and redone. */
export const depthOf = (mark: string) => {
  const [name = '', depth = '0'] = mark.split('~')
  return { name, depth: Number(depth) }
}

const markOf = (name: string, depth: number) => (depth > 0 ? `${name}~${depth}` : name)

/** The mark of an undo: the same at each press, so that an undo that was cut off is gone on with. */
export const undoOf = (mark: string) => {
  const { name, depth } = depthOf(mark)
  return markOf(name, depth + 1)
}

/** The mark that a mark undoes; undefined for one that undoes none. */
const undoneBy = (mark: string): string | undefined => {
  const { name, depth } = depthOf(mark)
  return depth > 0 ? markOf(name, depth - 1) : undefined
}

/**
 * How an action stands in the changes of a record, newest first: its own on top, to be reversed; undone already; or under another's. What was
 * done and undone since counts for nothing.
 */
export function standingOf(
  changes: readonly Change[],
  mark: string,
): { run: readonly Change[]; other?: Change } {
  // Undos whose undone changes lie further down, the lowest last.
  const undos: Change[] = []
  let rest = changes
  for (;;) {
    const [top] = rest
    if (!top) return { run: [] }
    const end = rest.findIndex(({ grupo }) => grupo !== top.grupo)
    const run = end === -1 ? rest : rest.slice(0, end)
    const undo = undos.at(-1)
    if (undo && undoneBy(undo.grupo) === top.grupo) undos.pop()
    else if (top.grupo === undoOf(mark)) return { run: [] }
    else if (top.grupo === mark) return undo ? { run: [], other: undo } : { run }
    else if (undoneBy(top.grupo) === undefined) return { run: [], other: top }
    else undos.push(top)
    rest = rest.slice(run.length)
  }
}
