/** Visually hidden text for screen readers; its pixels are texts, since a number of 1 is the full width in `sx`. */
export const FOR_READERS = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
