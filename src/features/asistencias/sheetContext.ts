import { createContext } from 'react'
import type { AsistenciaFila } from '../../contract/asistencias'
import { NO_CHANGES, type Changes, type Marks } from './sheetRows'

/** What the sheet's cells show over the server's rows, and where they tell what is typed. */
interface Sheet {
  rows: readonly AsistenciaFila[]
  changes: Changes
  /** The message of each wrong row, by conductorUuid. */
  errors: Readonly<Record<string, string>>
  buses: readonly string[]
  onChange: (row: AsistenciaFila, change: Partial<Marks>) => void
}

/** Apart from the grid's rows, so that a key draws the cells of one row and not the grid. */
export const SheetContext = createContext<Sheet>({
  rows: [],
  changes: NO_CHANGES,
  errors: {},
  buses: [],
  onChange: () => undefined,
})
