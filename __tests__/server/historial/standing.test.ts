import { depthOf, standingOf, undoOf } from '../../../src/server/historial/marks'
import type { Change } from '../../../src/server/historial/records'

it.each([
  ['a', { name: 'a', depth: 0 }, 'a~1'],
  ['a~1', { name: 'a', depth: 1 }, 'a~2'],
  ['a~9', { name: 'a', depth: 9 }, 'a~10'],
])('the mark %s is %j, and that of its undo %s', (mark, depth, undo) => {
  expect([depthOf(mark), undoOf(mark)]).toEqual([depth, undo])
})

/** How a group stands in a record whose changes, the newest first, have these marks: '2 on top', 'under b', or 'undone'. */
function standing(marks: string, group: string) {
  const changes = marks.split(' ').map((mark, at) => ({ grupo: mark, secuencia: -at }) as Change)
  const { run, other } = standingOf(changes, group)
  if (other) return `under ${other.grupo}`
  if (run.length === 0) return 'undone'
  // The run is of the group's own changes, without a gap and still in their order.
  const first = changes.indexOf(run[0]!)
  expect(run).toEqual(changes.slice(first, first + run.length))
  expect(run.every(({ grupo }) => grupo === group)).toBe(true)
  return `${run.length} on top`
}

describe('in the changes of a record, newest first,', () => {
  it.each([
    // An action, done in one change or several, over others' or under them.
    ['a', 'a', '1 on top'],
    ['a a a', 'a', '3 on top'],
    ['a a b a', 'a', '2 on top'],
    ['b a', 'a', 'under b'],
    ['b c a', 'a', 'under b'],
    ['b', 'a', 'under b'],
    // An action undone, redone, and undone again under the mark of the first time.
    ['a~1 a', 'a', 'undone'],
    ['a~1 a~1 a a', 'a', 'undone'],
    ['a~1 a', 'a~1', '1 on top'],
    ['a~2 a~1 a', 'a', '1 on top'],
    ['a~2 a~1 a', 'a~1', 'undone'],
    ['a~2 a~1 a', 'a~2', '1 on top'],
    ['a~1 a~2 a~1 a', 'a', 'undone'],
    ['a~3 a~2 a~1 a', 'a', 'undone'],
    ['a~3 a~2 a~1 a', 'a~1', '1 on top'],
    ['b a~1 a', 'a', 'under b'],
    ['b a~1 a', 'a~1', 'under b'],
    ['b a~2 a~1 a', 'a', 'under b'],
    // Others' actions, done and undone since.
    ['b~1 b a', 'a', '1 on top'],
    ['b~1 b~1 b b a a', 'a', '2 on top'],
    ['c~1 c b~1 b a', 'a', '1 on top'],
    ['b~1 b a~1 a', 'a', 'undone'],
    ['b~1 b a~1 a', 'a~1', '1 on top'],
    ['a~1 b~1 b a', 'a', 'undone'],
    ['a~1 b~1 b a', 'a~1', '1 on top'],
    ['c b~1 b a', 'a', 'under c'],
    ['b~1 b c a', 'a', 'under c'],
    // Others' actions, redone since.
    ['b~2 b~1 b a', 'a', 'under b'],
    ['b~3 b~2 b~1 b a', 'a', '1 on top'],
    // Others' actions, undone one after the other, the newest first.
    ['b~1 c~1 c b a', 'a', '1 on top'],
    ['b~1 b~1 c~1 c b b a a', 'a', '2 on top'],
    ['b~1 d~1 d c~1 c b a', 'a', '1 on top'],
    ['b~1 c~1 d~1 d c b a', 'a', '1 on top'],
    ['b~1 c~1 c b a', 'b', 'undone'],
    ['b~1 c~1 c b a', 'c', 'undone'],
    ['b~1 c~1 c b a~1 a', 'a', 'undone'],
    ['b~1 c~1 c b a~1 a', 'a~1', '1 on top'],
    ['a~1 b~1 c~1 c b a', 'a', 'undone'],
    ['a~1 a~2 a~1 a b', 'b', '1 on top'],
    ['b~3 c~1 c b~2 b~1 b a', 'a', '1 on top'],
    // One of them redone, or the first of them undone before the other is redone.
    ['b~2 b~1 c~1 c b a', 'a', 'under b'],
    ['c~2 b~2 b~1 c~1 c b a', 'a', 'under c'],
    ['b~1 c~1 c b a', 'c~1', 'under b~1'],
    ['b~2 b~1 c~1 c b a', 'c~1', '1 on top'],
    ['a~1 a~2 a~1 a', 'a~2', 'under a~1'],
    ['b~1 c b a', 'a', 'under c'],
  ])('%s, the action %s stands: %s', (marks, group, stands) => {
    expect(standing(marks, group)).toBe(stands)
  })

  it('no change leaves nothing to undo', () => {
    expect(standingOf([], 'a')).toEqual({ run: [] })
  })
})
