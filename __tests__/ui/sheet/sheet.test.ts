import { readBlock } from '../../../src/ui/sheet/block'
import { nextEditable } from '../../../src/ui/sheet/focusCell'

describe('a block copied from a spreadsheet', () => {
  test.each([
    ['one cell', '6', [['6']]],
    [
      'rows and columns',
      '6\t173860\r\n7\t90\r\n',
      [
        ['6', '173860'],
        ['7', '90'],
      ],
    ],
    [
      'empty cells',
      '6\t\t350\n\t41\t',
      [
        ['6', '', '350'],
        ['', '41', ''],
      ],
    ],
    [
      'a quoted cell with its line break',
      '6\t"Se varó\nen la ""80"""\n7\tbien',
      [
        ['6', 'Se varó\nen la "80"'],
        ['7', 'bien'],
      ],
    ],
    ['a quote amid a plain cell', '5"\tx', [['5"', 'x']]],
  ])('is read with %s', (_what, text, expected) => {
    expect(readBlock(text)).toEqual(expected)
  })
})

describe('the next cell to type in', () => {
  const order = {
    rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    fields: ['x', 'y', 'z'],
    // The row b is loaded, and so is the column y.
    isEditable: ({ id }: { id: string }, field: string) => id !== 'b' && field !== 'y',
  }

  test.each([
    ['along the row, over what is loaded', { row: 0, field: 'x' }, 1, { row: 0, field: 'z' }],
    ['in the next row that has one', { row: 0, field: 'z' }, 1, { row: 2, field: 'x' }],
    ['backwards', { row: 2, field: 'x' }, -1, { row: 0, field: 'z' }],
    ['none after the last', { row: 2, field: 'z' }, 1, null],
    ['none before the first', { row: 0, field: 'x' }, -1, null],
  ] as const)('is %s', (_where, from, step, expected) => {
    expect(nextEditable(order, from, step)).toEqual(expected)
  })
})
