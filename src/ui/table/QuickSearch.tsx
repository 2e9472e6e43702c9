import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { QuickFilter, QuickFilterControl } from '@mui/x-data-grid'
import { useShortcut } from '../shortcuts/useShortcut'

const LABEL = 'Buscar en la tabla'
const DEBOUNCE_MS = 150

const Search = styled(QuickFilter)(({ theme }) => ({
  // A laptop's line of buttons leaves no more.
  width: 102,
  [theme.breakpoints.up('xl')]: { width: 160 },
  [theme.breakpoints.down('sm')]: { flex: '1 1 148px' },
  '& input': { padding: theme.spacing(0.75, 1), fontSize: '0.8125rem' },
}))

/** Filters what is on the table by what its cells show. Escape empties it. */
export function QuickSearch() {
  const { props, hint } = useShortcut('buscarEnTabla')
  return (
    <Search expanded debounceMs={DEBOUNCE_MS} title={hint} {...props}>
      <QuickFilterControl
        render={({ ref, slotProps, ...control }) => (
          <TextField
            {...control}
            type="search"
            size="small"
            fullWidth
            autoComplete="off"
            placeholder="Buscar…"
            inputRef={ref}
            slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': LABEL } }}
          />
        )}
      />
    </Search>
  )
}
