/** What is read aloud, and not seen. In pixels as texts: a number of 1 is the full width in `sx`. */
export const FOR_READERS = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
