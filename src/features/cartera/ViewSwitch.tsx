import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props {
  byConductor: boolean
  onChange: (byConductor: boolean) => void
}

/** Chooses between the debts, one by one, and what each driver owes. */
export const ViewSwitch = ({ byConductor, onChange }: Props) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    aria-label="Vista"
    value={byConductor}
    // Pressing the chosen one gives null.
    onChange={(_event, chosen: boolean | null) => chosen !== null && onChange(chosen)}
  >
    <ToggleButton value={false}>Una por una</ToggleButton>
    <ToggleButton value>Por conductor</ToggleButton>
  </ToggleButtonGroup>
)
