import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { paletteOf } from '../style/palette'

interface Props {
  text: string
  wraps?: boolean
  /** The address of what the text names. */
  to?: string
  /** Puts the link in the tab order; in a grid the cell has the focus. */
  inTabOrder?: boolean
}

// Quiet: a whole column of names in the colour of links would be louder than the figures.
const CellLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecorationColor: paletteOf(theme).borde,
  // More is cut off below the second of two lines.
  textUnderlineOffset: '1px',
  '&:hover': { color: paletteOf(theme).primary.main, textDecorationColor: 'currentColor' },
}))

// The row would be selected as well.
const onlyFollow = (event: MouseEvent) => event.stopPropagation()

/** A cell's text, on two lines or as a link where the column says so. In a grid, Enter on the cell follows the link. */
export function CellText({ text, wraps, to, inTabOrder }: Props) {
  const content =
    to && text ? (
      <CellLink to={to} tabIndex={inTabOrder ? undefined : -1} onClick={onlyFollow}>
        {text}
      </CellLink>
    ) : (
      text
    )
  return wraps ? (
    <span className="dos-lineas" title={text}>
      {content}
    </span>
  ) : (
    content
  )
}
