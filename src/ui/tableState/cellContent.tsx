import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paletteOf } from '../style/palette'
import { cellText, cellValue, type Column } from './columns'
import { ValidIcon } from './ValidIcon'

// Quiet: a whole column of names in the colour of links, or underlined, would be louder than the figures.
const CellLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  // More is cut off below the second of two lines.
  textUnderlineOffset: '1px',
  '[role=row]:hover &, :focus > &, &:focus-visible, dd > &': { textDecoration: 'underline' },
  '&:hover': { color: paletteOf(theme).primary.main },
}))

// The row would be selected as well.
const onlyFollow = (event: MouseEvent) => event.stopPropagation()

/** Text on two lines, of which a tooltip says the whole. */
export const twoLines = (text: string, content: ReactNode = text) => (
  <span className="dos-lineas" title={text}>
    {content}
  </span>
)

/**
 * Content of a row's cell. In a grid, Enter on the cell follows its link.
 *
 * @param onCard puts the link in the tab order, in one line of text
 */
export function cellContent<Row>(
  column: Column<Row>,
  row: Row,
  { text = cellText(column, row), onCard = false } = {},
): ReactNode {
  if (column.render) return column.render(row)
  if (column.kind === 'boolean') return <ValidIcon value={Boolean(cellValue(column, row))} />
  const to = text && column.link?.(row)
  const content = to ? (
    <CellLink to={to} tabIndex={onCard ? undefined : -1} onClick={onlyFollow}>
      {text}
    </CellLink>
  ) : (
    text
  )
  return column.wraps && !onCard ? twoLines(text, content) : content
}
