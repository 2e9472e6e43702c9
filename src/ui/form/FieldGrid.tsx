import { styled } from '@mui/material/styles'

/** Between rows of fields: two short lines of a message, above the next field's label. */
export const ROW_GAP = '34px'

const MESSAGE = {
  position: 'absolute',
  top: '100%',
  zIndex: 1,
  marginTop: '1px',
  fontSize: '0.71875rem',
  lineHeight: 1.05,
} as const

/**
 * Under each field, room for its message: one that appears moves nothing, neither what is being read nor what is being
 * clicked.
 */
export const messageRoom = { rowGap: ROW_GAP, '& .MuiFormHelperText-root': MESSAGE } as const

/** Between the rows of a list, which have no labels over them: two short lines of a message. */
export const LIST_ROW_GAP = '26px'

/** The same in a list of rows. */
export const listMessageRoom = {
  display: 'grid',
  rowGap: LIST_ROW_GAP,
  '& .MuiFormHelperText-root': MESSAGE,
} as const

interface Props {
  /** The least width of a field, in pixels; as many go side by side as fit. 160 when absent. */
  minimum?: number
}

/** Fields in columns that fill the width and line up, on a desk and on a phone. */
export const FieldGrid = styled('div', { shouldForwardProp: (prop) => prop !== 'minimum' })<Props>(
  ({ theme, minimum = 160 }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimum}px, 100%), 1fr))`,
    alignItems: 'start',
    columnGap: theme.spacing(1.5),
    ...messageRoom,
  }),
)
