import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { counted, countedRows } from '../../ui/texts/formats'
import type { Import } from './useSending'

/** Rows that are named. */
const NAMED = 5
const TITLE = [
  'fila con advertencias. Importar la guarda así.',
  'filas con advertencias. Importar las guarda así.',
] as const

/** What may be wrong in the rows that are about to be stored: 'Importar' is the answer. */
export function Doubts({ work: { good, warnings, doubts } }: { work: Import }) {
  const said = good.flatMap(({ id }) => {
    const texts = Object.values({ ...warnings.get(id), ...doubts[id] })
    return texts.length > 0 ? [{ id, text: texts.join(' ') }] : []
  })
  if (said.length === 0) return null
  const others = said.length - NAMED
  return (
    <Alert severity="warning">
      <AlertTitle>{counted(said.length, TITLE)}</AlertTitle>
      {said.slice(0, NAMED).map(({ id, text }) => (
        <div key={id}>
          Fila {id}. {text}
        </div>
      ))}
      {others > 0 && <div>Y {countedRows(others)} más, que se ven con Atrás.</div>}
    </Alert>
  )
}
