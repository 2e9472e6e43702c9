import type { OptionSource } from './option'
import { useActionOptions } from './useActionOptions'
import { useBusOptions } from './useBusOptions'
import { useConductorOptions } from './useConductorOptions'
import { useSearchOptions } from './useSearchOptions'
import { useScreenOptions } from './useScreenOptions'

/** Where the palette's options come from: one hook for each kind. A new kind is its hook, called here, and its group in `option.ts`. */
export function useSources(): OptionSource[] {
  const screens = useScreenOptions()
  const actions = useActionOptions()
  const conductores = useConductorOptions()
  const buses = useBusOptions()
  const searches = useSearchOptions()
  return [screens, actions, searches, conductores, buses]
}
