import { styled } from '@mui/material/styles'
import { isOwnServer } from '../../api/client/baseUrl'
import { fechaLarga } from '../../contract/fechas'
import type { Column } from '../../ui/columns/columns'
import { CONDUCTOR_COLUMN } from '../../ui/columns/links'
import { paletteOf } from '../../ui/style/palette'

/** A row of a ledger: a driver's amount. A row of a settlement has its uuid and its bus. */
export interface CarteraRow {
  uuid: string
  valor: number
  conductorDocumento: string
  conductorNombre: string
  fecha: string
  liquidacionUuid?: string | null
  busNumero?: string | null
}

/** 'Está en la liquidación del bus 303 del 21 de noviembre de 2026.'; undefined for a row without a known settlement. */
export function linkOf({ liquidacionUuid, busNumero, fecha }: CarteraRow): string | undefined {
  if (!liquidacionUuid || !busNumero || !isOwnServer()) return undefined
  return `Está en la liquidación del bus ${busNumero} del ${fechaLarga(fecha)}.`
}

/** A cell's text, marked when the row belongs to a settlement. */
const Cell = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': {
    flex: 'none',
    padding: '1px 6px',
    border: `1px solid ${paletteOf(theme).borde}`,
    borderRadius: 10,
    fontSize: '0.6875rem',
    lineHeight: 1.4,
    color: paletteOf(theme).text.secondary,
  },
}))

/** The title under which our own files mark a row that belongs to a settlement. */
export const DE_LIQUIDACION = 'De liquidación'
export const isMark = (cell = '') => /^(?:Sí$|VERDADERO$|Está en la liquidación )/.test(cell)

/** What a ledger's file holds beyond the columns of the screen. */
export const FILE_COLUMNS: readonly Column<CarteraRow>[] = [
  { field: 'conductorDocumento', title: 'Documento del conductor' },
  { field: 'liquidacionUuid', title: DE_LIQUIDACION, value: linkOf },
]

type RowWith<Field extends string> = CarteraRow & Record<Field, string>

/** Section 2: the columns of a ledger. `field` is its text column: the reason or the origin. */
const carteraColumns = <Field extends string>(
  field: Field,
  title: string,
): readonly Column<RowWith<Field>>[] => [
  { field: 'valor', title: 'Valor', card: 'figure', type: 'pesos', width: 124 },
  {
    ...CONDUCTOR_COLUMN,
    card: 'title',
    flex: 1.2,
    minWidth: 140,
  },
  {
    field: field as Extract<keyof RowWith<Field>, string>,
    title,
    card: 'subtitle',
    flex: 1.6,
    minWidth: 180,
    render: (row) => {
      const link = linkOf(row)
      return (
        <Cell>
          <span title={row[field]}>{row[field]}</span>
          {link && <small title={link}>De liquidación</small>}
        </Cell>
      )
    },
  },
  { field: 'fecha', title: 'Fecha', card: 'figure', type: 'fecha' },
]

export const DEUDAS_COLUMNS = carteraColumns('razon', 'Razón')
export const ABONOS_COLUMNS = carteraColumns('origen', 'Origen')
