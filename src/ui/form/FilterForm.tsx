import Button from '@mui/material/Button'
import Search from '@mui/icons-material/Search'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import type { Filtros } from '../filters/filterSlice'
import { paletteOf } from '../palette'
import { useShortcut } from '../shortcuts/useShortcut'
import { Form } from './Form'
import { abrirEsquema, type Esquema } from './schema'

interface Props<F extends Filtros> {
  /** What the fields are about, read aloud: 'Buscar liquidaciones'. */
  titulo: string
  esquema: Esquema<unknown>
  /** What is searched for now, if anything; the fields follow it when it changes from outside. */
  filtro: F | null
  /** The search with nothing in it. */
  vacio: F
  /** The values as typed, with `null` where a field is empty. */
  onBuscar: (filtro: F) => void
  onLimpiar: () => void
  /** Other buttons, after Buscar. */
  acciones?: ReactNode
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
const sinVacios = <F extends Filtros>(valores: F): F =>
  Object.fromEntries(Object.entries(valores).map(([campo, valor]) => [campo, valor || null])) as F

// Whoever goes to a field will search: by then the rules are here. Without network, the search itself says so.
const prepararReglas = (esquema: Esquema<unknown>) => abrirEsquema(esquema).catch(() => undefined)

/** Limpiar empties the fields too, also those that were typed in and never searched for. */
function LimpiarButton<F extends Filtros>({ vacio, onLimpiar }: Pick<Props<F>, 'vacio' | 'onLimpiar'>) {
  const { resetForm } = useFormikContext<F>()
  return (
    <Button
      color="inherit"
      onClick={() => {
        resetForm({ values: vacio })
        onLimpiar()
      }}
    >
      Limpiar
    </Button>
  )
}

/** The search of a screen: its fields in a line that wraps, Limpiar and Buscar. Enter searches. */
export function FilterForm<F extends Filtros>(props: Props<F>) {
  const { titulo, esquema, vacio, onBuscar, onLimpiar, acciones, children } = props
  const filtro = props.filtro ?? vacio
  const tecla = useShortcut('buscar')

  return (
    <Panel role="search" aria-label={titulo} {...tecla.props} onFocus={() => void prepararReglas(esquema)}>
      <Form
        esquema={esquema}
        valoresIniciales={filtro}
        sigueLosIniciales
        onEnviar={async (valores: F) => onBuscar(sinVacios(valores))}
      >
        {children}
        <span className="botones-de-busqueda">
          <LimpiarButton vacio={vacio} onLimpiar={onLimpiar} />
          <Button type="submit" variant="contained" startIcon={<Search />}>
            Buscar
          </Button>
          {acciones}
        </span>
      </Form>
    </Panel>
  )
}
