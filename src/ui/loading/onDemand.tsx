import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code comes when it is first shown, or when `load` is called before. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code ahead; asking again costs nothing, and a failure is left to whoever shows it. */
  load: () => Promise<void>
}

/**
 * Like React's `lazy`, but a component whose code is here is drawn at once: React holds back for 300 ms whatever it has once
 * suspended for, though the code were there the next moment. Code that cannot be had is an error of whoever shows it; the next
 * one who does asks again.
 *
 * @param fetchModule answers a module with the component as its default
 * @param meanwhile what to show until it is there
 * @param atHand the component, where its code may have come with another's
 */
export function onDemand<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
  atHand: () => ComponentType<Props> | undefined = () => undefined,
): OnDemand<Props> {
  let component: ComponentType<Props> | undefined
  const fetchOnce = async () => (component ??= (await fetchModule()).default)

  function Demanded(props: Props) {
    const [Component, setComponent] = useState(() => component ?? atHand())
    const [failure, setFailure] = useState<{ cause: unknown }>()
    useEffect(() => {
      if (Component) return
      let shown = true
      fetchOnce().then(
        (arrived) => shown && setComponent(() => arrived),
        (cause: unknown) => shown && setFailure({ cause }),
      )
      return () => {
        shown = false
      }
    }, [Component])
    if (failure) throw failure.cause
    return Component ? <Component {...props} /> : meanwhile
  }

  const nothing = () => undefined
  return Object.assign(Demanded, { load: () => fetchOnce().then(nothing, nothing) })
}
