import Checkbox from '@mui/material/Checkbox'
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import { STICKY } from '../../../ui/sheet/useSheetFocus'
import { counted, numero } from '../../../ui/texts/formats'
import { ConductorEditCell, TextEditCell } from './editCells'
import { cellValue, FIGURES, type SheetField } from './fields'
import { DriverCell, FigureCell, OpenButton } from './viewCells'
import type { SheetRow } from './sheetRow'

export type SheetColumn = GridColDef<SheetRow>
type CellParams = GridRenderCellParams<SheetRow>

/** A cell of the row that carries what is typed in it to `processRowUpdate`. */
export type EditedRow = SheetRow & { edited?: { field: SheetField; value: unknown } }

const PLAIN = { sortable: false, filterable: false, hideable: false, disableColumnMenu: true } as const

/** A cell of the settlement's values. Names and texts take the room that the others leave, by `flex`. */
const cell = (field: SheetField, headerName: string, width: number): SheetColumn => ({
  ...PLAIN,
  field,
  headerName,
  width,
  minWidth: width,
  editable: true,
  valueGetter: (_value: never, row) => cellValue(row.values, field),
  valueSetter: (value: unknown, row): EditedRow => ({ ...row, edited: { field, value } }),
  renderEditCell: (params) => <TextEditCell {...params} />,
  cellClassName: ({ row }) => (row.errors[field] ? 'con-error' : ''),
})

const figure = (field: SheetField, headerName: string, width: number): SheetColumn => ({
  ...cell(field, headerName, width),
  align: 'right',
  headerAlign: 'right',
  cellClassName: ({ row }) => (row.errors[field] ? 'cifra con-error' : 'cifra'),
  renderCell: ({ row }: CellParams) => <FigureCell row={row} field={field} />,
})

/** @param onPress opens the dialog of a cell, or ticks it. */
export const sheetColumns = (onPress: (row: SheetRow, field: SheetField) => void): SheetColumn[] => [
  {
    ...PLAIN,
    field: 'bus',
    headerName: 'Bus',
    width: 52,
    cellClassName: STICKY,
    headerClassName: STICKY,
    valueGetter: (_value: never, row) => row.id,
  },
  {
    ...cell('conductorDocumento', 'Conductor', 112),
    flex: 2,
    cellClassName: ({ row }) => `${STICKY} segunda ${row.errors.conductorDocumento ? 'con-error' : ''}`,
    headerClassName: `${STICKY} segunda`,
    renderCell: ({ row }: CellParams) => <DriverCell row={row} />,
    renderEditCell: (params) => <ConductorEditCell {...params} />,
  },
  figure('viajes', 'Viajes', 46),
  figure('regIni', 'Reg. inicial', 76),
  figure('regFin', 'Reg. final', 76),
  {
    ...PLAIN,
    field: 'pasajeros',
    headerName: 'Pasajeros',
    width: 66,
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'cifra',
    valueFormatter: (value: number | null) => numero(value),
  },
  figure('sensor', 'Sensor', 50),
  figure('civica', 'Cívica', 46),
  figure('tiquetes', 'Tiquetes', 60),
  figure('aseo', 'Aseo', 76),
  figure('combustible', 'Combustible', 82),
  {
    ...cell('otros', 'Otros gastos', 64),
    editable: false,
    renderCell: ({ row, value = 0 }: GridRenderCellParams<SheetRow, number>) => (
      <OpenButton row={row} onOpen={() => onPress(row, 'otros')}>
        {value === 0 ? '' : counted(value, ['gasto', 'gastos'])}
      </OpenButton>
    ),
  },
  figure('abono', 'Abono', 76),
  {
    ...figure('deuda', 'Deuda', 76),
    editable: false,
    renderCell: ({ row, value }: CellParams) => (
      <OpenButton row={row} onOpen={() => onPress(row, 'deuda')}>
        {value === '' ? '' : numero(value as number)}
      </OpenButton>
    ),
  },
  { ...cell('comentario', 'Comentario', 78), flex: 1 },
  {
    ...cell('liquidada', 'Liquidada', 66),
    editable: false,
    align: 'center',
    headerAlign: 'center',
    renderCell: ({ row, value }: CellParams) => (
      <Checkbox
        checked={Boolean(value)}
        disabled={row.locked}
        tabIndex={-1}
        onChange={() => onPress(row, 'liquidada')}
        slotProps={{ input: { 'aria-label': `Liquidada, bus ${row.id}`, tabIndex: -1 } }}
      />
    ),
  },
]

export const LISTS: readonly string[] = ['conductorDocumento']
export const IN_DIALOG: readonly string[] = ['otros', 'deuda']
export const FIGURE_FIELDS: readonly string[] = FIGURES
