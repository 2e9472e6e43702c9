import Link from '@mui/material/Link'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { focusField } from '../../ui/focus/focus'

interface Props {
  name: string
  value: unknown
  children: ReactNode
}

/** A link that puts what is known from before into a field. */
export function Proposal({ name, value, children }: Props) {
  const { setFieldValue } = useFormikContext()
  const use = () => {
    void setFieldValue(name, value, true)
    // The focused link disappears with what it proposes.
    focusField(name)
  }
  return (
    <Link component="button" type="button" variant="caption" onClick={use}>
      {children}
    </Link>
  )
}
