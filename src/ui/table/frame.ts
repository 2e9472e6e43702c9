import { styled } from '@mui/material/styles'
import { paletteOf } from '../style/palette'

/** Heights in pixels. */
export const ROW_HEIGHT = 36
/** The height of rows that hold two lines of a long date. */
export const TALL_ROW = 40
export const HEADER_HEIGHT = 40

/** The height of a table of ten rows with toolbar and footer, reserved while its code loads. */
export const TABLE_HEIGHT = 540

/** The frame around a table. */
export const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
}))
