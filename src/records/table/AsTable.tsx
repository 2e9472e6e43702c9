import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Button from '@mui/material/Button'

const TEXT = 'Ver tabla'

/** On a phone, shows the columns in place of cards. */
export const AsTable = ({ on, onToggle }: { on: boolean; onToggle: () => void }) => (
  <Button
    variant={on ? 'contained' : 'text'}
    className="icono-en-portatil"
    title={TEXT}
    startIcon={<TableIcon />}
    aria-pressed={on}
    onClick={onToggle}
  >
    {TEXT}
  </Button>
)
