import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Button from '@mui/material/Button'

interface Props {
  asTable: boolean
  onChange: (asTable: boolean) => void
}

const TEXT = 'Ver tabla'

/** On a phone: the table with all its columns and their filters, in place of the cards, and back. */
export const LayoutButton = ({ asTable, onChange }: Props) => (
  <Button
    variant={asTable ? 'contained' : 'text'}
    color={asTable ? 'primary' : 'inherit'}
    className="icono-en-portatil"
    title={TEXT}
    startIcon={<TableIcon />}
    aria-pressed={asTable}
    onClick={() => onChange(!asTable)}
  >
    {TEXT}
  </Button>
)
