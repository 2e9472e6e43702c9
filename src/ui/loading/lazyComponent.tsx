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
 * @param isReady whether it may be drawn for the first time: with what makes it ready, or, where its code is what comes last, in
 * slices, between which the page answers. Without it, it is drawn as soon as its code is here.
 */
export function lazyComponent<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
  isReady?: (props: Props) => boolean,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined
  const fetchOnce = async () => (component ??= (await fetchModule()).default)

  function Loaded(props: Props) {
    const [Component, setComponent] = useState(() => component)
    const [drawn, setDrawn] = useState(Component !== undefined)
    const [failure, setFailure] = useState<{ cause: unknown }>()
    if (Component && !drawn && (isReady?.(props) ?? true)) setDrawn(true)
    useEffect(() => {
      if (Component) return
      let shown = true
      const show = () => setComponent(() => component)
      fetchOnce().then(
        () => shown && (isReady ? startTransition(show) : show()),
        (cause: unknown) => shown && setFailure({ cause }),
      )
      return () => {
        shown = false
      }
    }, [Component])
    if (failure) throw failure.cause
    return Component && drawn ? <Component {...props} /> : meanwhile
  }

  const nothing = () => undefined
  return Object.assign(Loaded, { load: () => fetchOnce().then(nothing, nothing) })
}
