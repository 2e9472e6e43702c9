import ExpandMore from '@mui/icons-material/ExpandMore'
import type { ComponentProps } from 'react'

/** The browser's own list of choices, with the arrow that every list of the product has. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="campo-control">
      <select {...props} />
      <ExpandMore />
    </span>
  )
}
