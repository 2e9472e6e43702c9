/** The settlements' first rows as a plain table that looks and reads as the grid's own. */
import type { LiquidacionFila, TotalesLiquidaciones } from '../contract/liquidaciones'
import { COLUMNS, highlightPending } from '../features/liquidaciones/columns'
import { totalsOf } from '../features/liquidaciones/totals'
import { cellClass, cellText } from '../ui/tableState/columns'
import { totalText } from '../ui/tableState/totals'

export const VISIBLE = COLUMNS.filter(({ hidden }) => !hidden)

function element(tag: string, attributes: Record<string, string>, ...content: (string | Node)[]) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...content)
  return made
}

/** Attributes that a column's title and its cells share. */
const attributesOf = (column: (typeof VISIBLE)[number], place: number, text: string) => ({
  'aria-colindex': `${place + 1}`,
  class: cellClass(column, text),
})

function drawRow(row: LiquidacionFila) {
  const cells = VISIBLE.map((column, place) => {
    const text = cellText(column, row)
    const href = text && column.link?.(row)
    const content = href ? element('a', { href, tabindex: '-1' }, text) : text
    return element(
      'div',
      { role: 'gridcell', 'data-field': column.field, ...attributesOf(column, place, text) },
      column.wraps ? element('span', { class: 'dos-lineas' }, content) : content,
    )
  })
  return element('div', { role: 'row', 'data-id': row.uuid, class: highlightPending(row) ?? '' }, ...cells)
}

export function drawFirstRows(rows: readonly LiquidacionFila[], totals: TotalesLiquidaciones) {
  const titles = VISIBLE.map((column, place) =>
    element('div', { role: 'columnheader', ...attributesOf(column, place, '') }, column.title),
  )
  const sums = totalsOf(totals).map((total) =>
    element('div', {}, element('dt', {}, total.label), element('dd', {}, totalText(total))),
  )
  return element(
    'div',
    { class: 'primeras' },
    element(
      'div',
      { role: 'grid', 'aria-label': 'Liquidaciones' },
      element('div', { role: 'row' }, ...titles),
      ...rows.map(drawRow),
    ),
    element('div', { class: 'pie' }, element('dl', {}, ...sums)),
  )
}
