import type { PasajeFila } from '../../contract/pasajes'
import { columnsOf } from '../../records/nouns/noun'
import { PASAJES } from '../../records/nouns/pasajes'
import type { Column } from '../../ui/tableState/columns'
import { IDENTIFICADOR_COLUMN } from '../../ui/tableState/links'

/** Section 2, Pasajes. The widths fit its ten columns into 1366 pixels. */
export const COLUMNS: readonly Column<PasajeFila>[] = [
  IDENTIFICADOR_COLUMN,
  ...columnsOf<PasajeFila>(PASAJES, {
    ruta: { card: 'title', minWidth: 126 },
    valor: { card: 'amount', minWidth: 76 },
    porcentajePasajero: { card: 'figure', minWidth: 90 },
    porcentajeFestivos: { card: 'figure', minWidth: 90 },
    porcentajeBonificacion: { minWidth: 100 },
    limiteBonificacion: { minWidth: 100 },
    pasajerosPorViaje: { minWidth: 86 },
    fechaInicio: { card: 'subtitle', minWidth: 175 },
    fechaFinal: { card: 'subtitle', minWidth: 175 },
    valido: { minWidth: 70 },
  }),
]

/** Section 2: invalid rows are highlighted red. */
export const highlightInvalid = ({ valido }: PasajeFila) => (valido ? undefined : 'invalida')

export const LEGEND = { invalida: 'Inválido' }
