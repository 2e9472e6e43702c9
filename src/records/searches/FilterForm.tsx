import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Search from '@mui/icons-material/Search'
import { useRef, type ReactNode } from 'react'
import type { Filters } from '../../ui/tableState/tableSlice'
import { ButtonTooltip } from '../../ui/buttons/ButtonTooltip'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { PANEL } from './panelStyles'
import { Form } from '../../ui/form/Form'
import { openSchema, type Schema } from '../../ui/form/schema'
import { useFold } from './useFold'

interface Props<F extends Filters> {
  /** The search's accessible name: 'Buscar liquidaciones'. */
  title: string
  /** The store's key of the table that it searches. */
  table: string
  schema: Schema<unknown>
  /** The current search, or null. */
  filter: F | null
  /** Values that the fields show and follow, where those are not the search's. */
  shown?: F
  /** The search with every field empty. */
  empty: F
  /** Receives the values as typed, with `null` for an empty field. */
  onSearch: (filter: F) => void
  onClear: () => void
  /** Not folded where it begins, as it is on a phone. */
  open?: boolean
  /** Other buttons, after Buscar. */
  actions?: ReactNode
  children: ReactNode
}

/** An empty field is sent as null (spec section 5). */
const withoutEmpty = <F extends Filters>(values: F) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value || null])) as F

/** How many filters are not as they begin. */
const countSet = <F extends Filters>(filter: F, empty: F) =>
  Object.entries(filter).filter(([field, value]) => value && value !== empty[field]).length

// Loads the rules when a field gets the focus, before the search needs them. If that fails, the search reports it.
const prepareRules = (schema: Schema<unknown>) => openSchema(schema).catch(() => undefined)

/** A screen's search: its fields in a line that wraps, Limpiar and Buscar. Enter searches. */
export function FilterForm<F extends Filters>(props: Props<F>) {
  const { title, table, schema, empty, filter, onSearch, onClear, actions, children } = props
  const shown = props.shown ?? filter ?? empty
  const count = countSet(shown, empty)
  const key = useShortcut('buscar')
  const panel = useRef<HTMLElement>(null)
  const { searchId, folded, fold, foldAfterSearch } = useFold(table, panel, props.open)

  return (
    <Box
      component="section"
      ref={panel}
      role="search"
      aria-label={title}
      {...(!folded && key.props)}
      onFocus={() => void prepareRules(schema)}
      sx={PANEL}
    >
      <div id={searchId} hidden={folded}>
        <Form
          schema={schema}
          initialValues={shown}
          enableReinitialize
          onSubmit={async (values: F) => {
            onSearch(withoutEmpty(values))
            foldAfterSearch()
          }}
        >
          {children}
          <span className="botones-de-busqueda">
            {/* Also empties fields that were typed in but never searched for. */}
            <Button type="reset" color="inherit" onClick={onClear}>
              Limpiar
            </Button>
            <Button type="submit" variant="outlined" startIcon={<Search />}>
              Buscar
            </Button>
            {actions}
          </span>
        </Form>
      </div>
      {/* Makes room for the table; folded, it says how many filters are set, and takes the search's key. */}
      <ButtonTooltip hint={folded ? key.hint : 'Ocultar filtros'}>
        <Button
          {...(folded && key.props)}
          className={folded ? undefined : 'solo-icono'}
          color="inherit"
          startIcon={folded ? <ExpandMore /> : <ExpandLess />}
          aria-label={folded ? undefined : 'Ocultar filtros'}
          aria-expanded={!folded}
          aria-controls={searchId}
          onClick={() => fold(!folded)}
        >
          {folded && (
            <>
              <span className="mostrar">Mostrar</span> filtros{count > 0 && ` (${count})`}
            </>
          )}
        </Button>
      </ButtonTooltip>
    </Box>
  )
}
