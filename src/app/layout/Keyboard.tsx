import { useNavigate } from 'react-router-dom'
import { useFocusReturn } from '../../ui/focus/useFocusReturn'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useShortcutKeys } from '../../ui/shortcuts/useShortcutKeys'
import { useScreens } from '../screens/useScreens'

const ShortcutsDialog = lazyComponent(() => import('./ShortcutsDialog'))

interface KeyboardProps {
  /** The list of shortcuts is open. */
  listed: boolean
  onList: (listed: boolean) => void
}

/** Handles the keyboard shortcuts, shows their list, and returns the focus when a dialog closes. */
export function Keyboard({ listed, onList }: KeyboardProps) {
  const navigate = useNavigate()
  const screens = useScreens()
  useFocusReturn()
  useShortcutKeys({
    help: () => onList(true),
    goTo: (pressed) => {
      const screen = screens.find(({ letter }) => letter === pressed)
      if (screen) void navigate(`/${screen.path}`)
      return screen !== undefined
    },
  })

  return listed ? <ShortcutsDialog onClose={() => onList(false)} /> : null
}
