import { INK, RULE, SOFT_INK, type Row } from './paper'

/** A column of a table on paper, in points. */
export interface PrintColumn<Item> {
  title: string
  width: number
  right?: boolean
  cell: (item: Item, number: number) => string
}

/** The titles and the rows of a table, the last two of which are never parted from what follows. */
export function tableOf<Item>(columns: readonly PrintColumn<Item>[], items: readonly Item[]): Row[] {
  const head: Row = {
    above: 12,
    keep: true,
    cells: columns.map(({ title: text, width, right }) => ({
      text,
      width,
      right,
      face: 'bold',
      size: 9,
      color: SOFT_INK,
      rule: INK,
    })),
  }
  return [
    head,
    ...items.map((item, index) => ({
      head,
      keep: index >= items.length - 2,
      cells: columns.map(({ cell, width, right }) => ({
        text: cell(item, index + 1),
        width,
        right,
        size: 9.5,
        rule: RULE,
      })),
    })),
  ]
}
