import OpenIcon from '@mui/icons-material/ChevronRight'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { numero } from '../../ui/texts/formats'
import type { SheetRow } from './rows'

interface Props {
  rows: readonly SheetRow[]
  title: string
  /** Opens a row in its whole form. */
  onOpen: (bus: string) => void
}

const ROW = { bgcolor: 'fila.pendiente', boxShadow: 'inset 4px 0 0', color: 'fila.pendienteMarca' }

/** A phone's sheet: the buses of the day, one at a time in the whole form. */
export const PhoneBuses = ({ rows, title, onOpen }: Props) => (
  <Paper variant="outlined">
    <List disablePadding aria-label={title}>
      {rows.map(({ id, driver, state, reasons, seen, values, opens, isEntered }) => (
        <ListItemButton
          key={id}
          divider
          disabled={!opens}
          onClick={() => onOpen(id)}
          sx={[{ gap: 1, '&.Mui-disabled': { opacity: 1 } }, Boolean(seen.uuid) && !seen.liquidada && ROW]}
        >
          <ListItemText
            primary={`${id} · ${driver}`}
            secondary={[reasons, values.regFin && `Reg. final ${numero(values.regFin)}`]
              .filter(Boolean)
              .join('. ')}
            slotProps={{ primary: { variant: 'subtitle1', color: 'textPrimary' } }}
          />
          <Typography variant="body2" color="textSecondary">
            {state || (!isEntered && 'Falta')}
          </Typography>
          {opens && <OpenIcon color="action" />}
        </ListItemButton>
      ))}
    </List>
  </Paper>
)
