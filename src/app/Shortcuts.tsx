import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShortcutKeys } from '../ui/shortcuts/useShortcutKeys'
import { screens } from './screens'

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'))

interface ShortcutsProps {
  /** The list of shortcuts is open. */
  listed: boolean
  onList: (listed: boolean) => void
}

/** Answers the keys of the shortcuts, and lists them. */
export default function Shortcuts({ listed, onList }: ShortcutsProps) {
  const navigate = useNavigate()
  useShortcutKeys({
    ayuda: () => onList(true),
    ir: (letra) => {
      const screen = screens.find(({ letter }) => letter === letra)
      if (screen) void navigate(`/${screen.path}`)
      return screen !== undefined
    },
  })

  return listed ? (
    <Suspense>
      <ShortcutsDialog onClose={() => onList(false)} />
    </Suspense>
  ) : null
}
