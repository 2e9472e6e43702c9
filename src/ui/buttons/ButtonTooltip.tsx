import Tooltip from '@mui/material/Tooltip'
import { useLayoutEffect, useRef, type ReactElement } from 'react'

interface Props {
  /** Why the button is disabled; undefined while it can be used. */
  reason?: string
  /** What is said of a button that can be used: its key. */
  hint?: string
  children: ReactElement
}

/**
 * The tooltip of a button, over a wrapper, because a disabled button has no events of its own. While it is disabled the
 * wrapper takes the focus, so that the keyboard finds the reason, and keeps the place of a button that is disabled under it.
 */
export function ButtonTooltip({ reason, hint = '', children }: Props) {
  const wrapper = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = wrapper.current
    if (!element?.contains(document.activeElement)) return
    const target = reason ? element : element.querySelector('button')
    target?.focus()
  }, [reason])
  return (
    // The hint can wait: it must not be worked out while the click opens a dialog.
    <Tooltip title={reason ?? hint} describeChild enterDelay={reason ? undefined : 800}>
      <span ref={wrapper} tabIndex={reason ? 0 : undefined} style={{ display: 'inline-flex' }}>
        {children}
      </span>
    </Tooltip>
  )
}
