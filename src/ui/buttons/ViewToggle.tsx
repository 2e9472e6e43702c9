import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props<View extends string> {
  view: View
  /** Each view's name, in their order. */
  names: Readonly<Record<View, string>>
  onChange: (view: View) => void
}

/** The ways to look at a screen's records, of which one is chosen. */
export const ViewToggle = <View extends string>({ view, names, onChange }: Props<View>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    aria-label="Vista"
    value={view}
    // Pressing the chosen one gives null.
    onChange={(_event, chosen: View | null) => chosen && onChange(chosen)}
  >
    {Object.entries<string>(names).map(([value, name]) => (
      <ToggleButton key={value} value={value}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
