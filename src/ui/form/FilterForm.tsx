import Button from '@mui/material/Button'
import Search from '@mui/icons-material/Search'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import type { Filtros } from '../filters/filterSlice'
import { paletteOf } from '../style/palette'
import { useShortcut } from '../shortcuts/useShortcut'
import { Form } from './Form'
import { openSchema, type Schema } from './schema'

interface Props<F extends Filtros> {
  /** What the fields are about, read aloud: 'Buscar liquidaciones'. */
  title: string
  schema: Schema<unknown>
  /** What is searched for now, if anything; the fields follow it when it changes from outside. */
  filter: F | null
  /** The search with nothing in it. */
  empty: F
  /** The values as typed, with `null` where a field is empty. */
  onSearch: (filter: F) => void
  onClear: () => void
  /** Other buttons, after Buscar. */
  actions?: ReactNode
  children: ReactNode
}

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(1.5),
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.spacing(1.5) },
  '& .botones-de-busqueda': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: {
    '& form': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& form > *': { width: '100% !important' },
    // Half a line cuts names, and what is asked for them; two dates stand in one.
    '& form > :has([role="combobox"], select)': { gridColumn: '1 / -1' },
    '& .botones-de-busqueda': { gridColumn: '1 / -1' },
  },
}))

/** An empty field searches for nothing: spec section 5, sent as null. */
const withoutEmpty = <F extends Filtros>(values: F): F =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value || null])) as F

// Whoever goes to a field will search: by then the rules are here. Without network, the search itself says so.
const prepareRules = (schema: Schema<unknown>) => openSchema(schema).catch(() => undefined)

/** Limpiar empties the fields too, also those that were typed in and never searched for. */
function LimpiarButton<F extends Filtros>({ empty, onClear }: Pick<Props<F>, 'empty' | 'onClear'>) {
  const { resetForm } = useFormikContext<F>()
  return (
    <Button
      color="inherit"
      onClick={() => {
        resetForm({ values: empty })
        onClear()
      }}
    >
      Limpiar
    </Button>
  )
}

/** The search of a screen: its fields in a line that wraps, Limpiar and Buscar. Enter searches. */
export function FilterForm<F extends Filtros>(props: Props<F>) {
  const { title, schema, empty, onSearch, onClear, actions, children } = props
  const filter = props.filter ?? empty
  const key = useShortcut('buscar')

  return (
    <Panel role="search" aria-label={title} {...key.props} onFocus={() => void prepareRules(schema)}>
      <Form
        schema={schema}
        initialValues={filter}
        sigueLosIniciales
        onSubmit={async (values: F) => onSearch(withoutEmpty(values))}
      >
        {children}
        <span className="botones-de-busqueda">
          <LimpiarButton empty={empty} onClear={onClear} />
          <Button type="submit" variant="contained" startIcon={<Search />}>
            Buscar
          </Button>
          {actions}
        </span>
      </Form>
    </Panel>
  )
}
