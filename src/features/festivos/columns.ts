import type { FestivoFila } from '../../contract/festivos'
import { FESTIVOS } from '../../records/nouns/festivos'
import { columnsOf } from '../../records/nouns/noun'

/** Section 2, Festivos: one column. */
export const COLUMNS = columnsOf<FestivoFila>(FESTIVOS, { fecha: { card: 'title' } })
