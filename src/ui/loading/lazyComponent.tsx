import { useEventCallback } from '@mui/material/utils'
import {
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'

/** A component whose code loads when it is first rendered, or by an earlier `load`. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code ahead, once; a failure is reported when the component renders. */
  load: () => Promise<void>
}

/**
 * Like React's `lazy`, but a component whose code has loaded renders at once: React delays a suspended component by 300 ms,
 * even if the code arrives the next moment. A failed load is thrown where the component renders; the next one to mount
 * tries again.
 *
 * @param fetchModule imports the module whose default export is the component
 * @param meanwhile shown until then
 * @param inSlices whether the code that arrives may be drawn in slices, between which the page answers, rather than at once
 */
export function lazyComponent<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
  inSlices: (props: Props) => boolean = () => false,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined
  const fetchOnce = async () => (component ??= (await fetchModule()).default)

  function Loaded(props: Props) {
    const [Component, setComponent] = useState(() => component)
    const [failure, setFailure] = useState<{ cause: unknown }>()
    const show = useEventCallback((arrived: ComponentType<Props>) => {
      const draw = () => setComponent(() => arrived)
      if (inSlices(props)) startTransition(draw)
      else draw()
    })
    useEffect(() => {
      if (Component) return
      let shown = true
      fetchOnce().then(
        (arrived) => shown && show(arrived),
        (cause: unknown) => shown && setFailure({ cause }),
      )
      return () => {
        shown = false
      }
    }, [Component, show])
    if (failure) throw failure.cause
    return Component ? <Component {...props} /> : meanwhile
  }

  const nothing = () => undefined
  return Object.assign(Loaded, { load: () => fetchOnce().then(nothing, nothing) })
}
