import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { ReadDialog } from '../../ui/dialogs/ReadDialog'
import { GO_TO, readKey, SHORTCUTS } from '../../ui/shortcuts/keys'
import { useLetterShortcuts } from '../../ui/shortcuts/useShortcut'
import { useScreens } from '../screens/useScreens'

const GROUPS = {
  columns: '19rem 3',
  columnGap: 4,
  '& section': { mb: 2 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: '9rem 1fr',
    rowGap: 0.5,
    columnGap: 1.5,
    m: 0,
    fontSize: '0.8125rem',
  },
  '& dt, & dd': { m: 0 },
  '& kbd': {
    padding: '1px 6px',
    border: 1,
    borderColor: 'borde',
    borderBottomWidth: 2,
    borderRadius: 0.5,
    font: 'inherit',
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
  },
}

type Row = readonly [key: string, does: string, own?: boolean]

/** Usual keys of forms, tables and sheets. */
const USUAL: readonly Row[] = [
  ['Enter', 'Enviar el formulario, elegir la fila o pasar a la celda siguiente; en un título: ordenar'],
  ['Espacio', 'Elegir la fila, o marcar la casilla'],
  ['← ↑ → ↓', 'Moverse; los títulos están sobre la primera fila'],
  ['RePág / AvPág', 'Página anterior o siguiente'],
  ['Mayús+↑ / Mayús+↓', 'Con varias: elegir desde la fila', true],
  ['F2', 'Editar la celda de la planilla del día, o abrir su lista', true],
  ['F4', 'Abrir la fila de la planilla del día en su formulario', true],
  ['Alt+↓', 'Abrir la lista o el calendario del campo'],
  [
    'Esc',
    'Cerrar, que pregunta si hay algo escrito; vaciar la búsqueda, volver a lo cargado o dejar de elegir',
  ],
]

/** Keys, and what they do, of what this host offers. */
const Group = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section aria-label={title}>
    <Typography variant="subtitle2" component="h3" gutterBottom>
      {title}
    </Typography>
    <dl>
      {rows.map(
        ([key, does, own]) =>
          (!own || isOwnServer()) && (
            <Fragment key={key}>
              <dt>
                <kbd>{readKey(key)}</kbd>
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ),
      )}
    </dl>
  </section>
)

/** Lists every shortcut, with the switch that turns single-key shortcuts off (WCAG 2.1.4). */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [letters, setLetters] = useLetterShortcuts()
  const screens = useScreens()
  const toggle = (
    <FormControlLabel
      label="Atajos de una sola tecla"
      control={<Switch checked={letters} onChange={(_, checked) => setLetters(checked)} />}
      sx={{ mr: 'auto' }}
    />
  )
  return (
    <ReadDialog title="Atajos de teclado" width="75rem" region sx={GROUPS} actions={toggle} onClose={onClose}>
      <Group title="Acciones" rows={Object.values<Row>(SHORTCUTS)} />
      <Group
        title="Ir a otra pantalla"
        rows={screens.map(({ letter, title }) => [`${GO_TO} ${letter}`, title])}
      />
      <Group title="En formularios, tablas y planillas" rows={USUAL} />
    </ReadDialog>
  )
}
