import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { ButtonTooltip } from '../../ui/buttons/ButtonTooltip'
import { useShortcut } from '../../ui/shortcuts/useShortcut'

interface Props {
  /** The id of what it folds. */
  controls: string
  folded: boolean
  /** How many filters are set. */
  count: number
  onFold: (folded: boolean) => void
}

/** Folds a screen's search to make room for its table; folded, it says how many filters are set, and takes the search's key. */
export function FoldButton({ controls, folded, count, onFold }: Props) {
  const key = useShortcut('buscar')
  const text = count > 0 ? `Mostrar filtros (${count})` : 'Mostrar filtros'
  return (
    <ButtonTooltip hint={folded ? key.hint : 'Ocultar filtros'}>
      <Button
        {...(folded && key.props)}
        className={folded ? undefined : 'solo-icono'}
        color="inherit"
        startIcon={folded ? <ExpandMore /> : <ExpandLess />}
        aria-label={folded ? undefined : 'Ocultar filtros'}
        aria-expanded={!folded}
        aria-controls={controls}
        onClick={() => onFold(!folded)}
      >
        {folded && text}
      </Button>
    </ButtonTooltip>
  )
}
