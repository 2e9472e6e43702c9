import MoreIcon from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import { pasajerosDeRegistradora } from '../../contract/registradora'
import { STICKY } from '../../ui/sheet/SheetGrid'
import { numero } from '../../ui/texts/formats'
import { othersOf, proposalFor, valueIn } from './cells'
import { ConductorEditCell, TextEditCell } from './editCells'
import type { EditedRow, SheetRow } from './rows'
import { isEditable } from './stops'

type SheetColumn = GridColDef<SheetRow>
type CellParams = GridRenderCellParams<SheetRow>

const FIGURE = { align: 'right', headerAlign: 'right' } as const

/** A figure; in grey the one that is proposed. */
function FigureCell({ row, field }: { row: SheetRow; field: string }) {
  const proposed = proposalFor(row.values, field)
  const error = row.errors[field]
  if (proposed !== undefined && !error)
    return (
      <span className="propuesta">
        <span className="solo-lectores">Propuesto: </span>
        {numero(proposed)}
      </span>
    )
  return (
    <span title={error} className={row.isEntered || isEditable(row, field) ? '' : 'leida'}>
      {numero(valueIn(row.values, field))}
      {error && <span className="solo-lectores">. {error}</span>}
    </span>
  )
}

/** A cell of the settlement's values. */
const cell = (field: string, headerName: string, width: number, className: string): SheetColumn => ({
  field,
  headerName,
  width,
  minWidth: width,
  editable: true,
  valueGetter: (_value: never, row) => valueIn(row.values, field),
  valueSetter: (value: unknown, row): EditedRow => ({ ...row, edited: { field, value } }),
  renderEditCell: (params) => <TextEditCell {...params} />,
  cellClassName: ({ row: { errors, doubts } }) =>
    errors[field] ? `${className} con-error` : doubts.includes(field) ? `${className} dudosa` : className,
})

const figure = (field: string, headerName: string, width: number): SheetColumn => ({
  ...cell(field, headerName, width, 'cifra'),
  ...FIGURE,
  renderCell: ({ row }: CellParams) => <FigureCell row={row} field={field} />,
})

/** @param onOpen opens a row in its whole form. */
export const columnsOf = (onOpen: (bus: string) => void): readonly SheetColumn[] => [
  {
    field: 'bus',
    headerName: 'Bus',
    width: 52,
    cellClassName: STICKY,
    headerClassName: STICKY,
    valueGetter: (_value: never, row) => row.id,
  },
  {
    ...cell('conductorDocumento', 'Conductor', 150, `${STICKY} segunda`),
    flex: 2,
    maxWidth: 320,
    headerClassName: `${STICKY} segunda`,
    // The driver, and what the row says of itself.
    renderCell: ({ row: { driver, state, reasons } }: CellParams) => (
      <div className="conductor" title={[driver, state, reasons].filter(Boolean).join('. ')}>
        <div>{driver}</div>
        <small>{state}</small>
      </div>
    ),
    renderEditCell: (params) => <ConductorEditCell {...params} />,
  },
  figure('viajes', 'Viajes', 54),
  figure('regIni', 'Reg. inicial', 82),
  figure('regFin', 'Reg. final', 82),
  {
    ...FIGURE,
    field: 'pasajeros',
    headerName: 'Pasajeros',
    width: 74,
    cellClassName: 'cifra',
    valueGetter: (_value: never, { values: { regIni, regFin } }) => pasajerosDeRegistradora(regIni, regFin),
    valueFormatter: (value: number) => numero(value),
  },
  figure('sensor', 'Sensor', 60),
  figure('civica', 'Cívica', 54),
  figure('tiquetes', 'Tiquetes', 66),
  figure('aseo', 'Aseo', 82),
  figure('combustible', 'Combustible', 90),
  {
    field: 'mas',
    headerName: 'Más',
    width: 100,
    flex: 1,
    maxWidth: 160,
    valueGetter: (_value: never, { values }) => othersOf(values),
    renderCell: ({ row, value }: GridRenderCellParams<SheetRow, string>) => (
      <Button
        size="small"
        tabIndex={-1}
        color="inherit"
        disabled={!row.opens}
        aria-label={`${value || 'Abrir'}: bus ${row.id}`}
        onClick={() => onOpen(row.id)}
        className="abrir"
      >
        {value || <MoreIcon fontSize="small" />}
      </Button>
    ),
  },
]
