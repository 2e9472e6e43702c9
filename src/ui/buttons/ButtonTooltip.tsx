import Tooltip from '@mui/material/Tooltip'
import { useLayoutEffect, useRef, type ReactElement } from 'react'

interface Props {
  /** Why the button is disabled; undefined while it can be used. */
  disabledReason?: string
  /** The tooltip of an enabled button: its shortcut. */
  hint?: string
  children: ReactElement
}

/**
 * A button's tooltip, on a wrapper, because a disabled button has no events. While the button is disabled the wrapper is
 * focusable, so that the keyboard reaches the reason, and it takes the focus over from a button that becomes disabled.
 */
export function ButtonTooltip({ disabledReason, hint = '', children }: Props) {
  const wrapper = useRef<HTMLSpanElement>(null)
  /** React calls no handler for the focus that a button loses because it is being disabled: this stays true then. */
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    const element = wrapper.current
    const active = document.activeElement
    // Nothing else has taken it: a browser may take it from the disabled button at once, or later.
    const isHere = hasFocus.current && (active === document.body || element?.contains(active))
    if (!isHere) return
    const target = disabledReason ? element : element?.querySelector('button')
    target?.focus()
  }, [disabledReason])
  return (
    // A delayed hint is not rendered while the click opens a dialog.
    <Tooltip title={disabledReason ?? hint} describeChild enterDelay={disabledReason ? undefined : 800}>
      <span
        ref={wrapper}
        tabIndex={disabledReason ? 0 : undefined}
        style={{ display: 'inline-flex' }}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        {children}
      </span>
    </Tooltip>
  )
}
