import Checkbox from '@mui/material/Checkbox'
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import { useAppDispatch } from '../../../api/client/hooks'
import type { NumeroEditable } from '../../../contract/numeros'
import { STICKY } from '../../../ui/sheet/SheetGrid'
import { counted, numero } from '../../../ui/texts/formats'
import { ConductorEditCell, TextEditCell } from './editCells'
import { typedValue, otherGastos } from './fields'
import { DriverCell, FigureCell, OpenButton } from './viewCells'
import { isEditable } from './rowCells'
import type { EditedRow, SheetRow } from './sheetRow'
import { pressCell } from './typing'

type SheetColumn = GridColDef<SheetRow>
type CellParams = GridRenderCellParams<SheetRow>

const FIGURE = { align: 'right', headerAlign: 'right' } as const

/** A cell of the settlement's values. Names and texts take the room that the others leave, by `flex`. */
const cell = (field: string, headerName: string, width: number, className = ''): SheetColumn => ({
  field,
  headerName,
  width,
  minWidth: width,
  editable: true,
  valueGetter: (_value: never, row) => typedValue(row.values, field),
  valueSetter: (value: unknown, row): EditedRow => ({ ...row, edited: { field, value } }),
  renderEditCell: (params) => <TextEditCell {...params} />,
  cellClassName: ({ row }) => (row.errors[field] ? `${className} con-error` : className),
})

const figure = (field: string, headerName: string, width: number): SheetColumn => ({
  ...cell(field, headerName, width, 'cifra'),
  ...FIGURE,
  renderCell: ({ row }: CellParams) => <FigureCell row={row} field={field} />,
})

function SettledBox({ row }: { row: SheetRow }) {
  const dispatch = useAppDispatch()
  if (!row.base) return null
  return (
    <Checkbox
      checked={row.values.liquidada}
      disabled={row.locked}
      tabIndex={-1}
      onChange={() => dispatch(pressCell(row, 'liquidada'))}
      slotProps={{ input: { 'aria-label': `Liquidada, bus ${row.id}`, tabIndex: -1 } }}
    />
  )
}

export const COLUMNS: readonly SheetColumn[] = [
  {
    field: 'bus',
    headerName: 'Bus',
    width: 52,
    cellClassName: STICKY,
    headerClassName: STICKY,
    valueGetter: (_value: never, row) => row.id,
  },
  {
    ...cell('conductorDocumento', 'Conductor', 126, `${STICKY} segunda`),
    flex: 2,
    headerClassName: `${STICKY} segunda`,
    renderCell: ({ row }: CellParams) => <DriverCell row={row} />,
    renderEditCell: (params) => <ConductorEditCell {...params} />,
  },
  figure('viajes', 'Viajes', 46),
  figure('regIni', 'Reg. inicial', 76),
  figure('regFin', 'Reg. final', 76),
  {
    ...FIGURE,
    field: 'pasajeros',
    headerName: 'Pasajeros',
    width: 66,
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
    valueGetter: (_value: never, { values }) => otherGastos(values.gastos).length,
    renderCell: ({ row, value = 0 }: GridRenderCellParams<SheetRow, number>) => (
      <OpenButton row={row} field="otros">
        {value === 0 ? '' : counted(value, ['gasto', 'gastos'])}
      </OpenButton>
    ),
  },
  figure('abono', 'Abono', 76),
  {
    ...figure('deuda', 'Deuda', 76),
    editable: false,
    valueGetter: (_value: never, { values }) => (values.deuda ? values.deudaDto.valor : ''),
    renderCell: ({ row, value = '' }: GridRenderCellParams<SheetRow, NumeroEditable>) => (
      <OpenButton row={row} field="deuda">
        {value === '' ? '' : numero(value)}
      </OpenButton>
    ),
  },
  { ...cell('comentario', 'Comentario', 78), flex: 1 },
  {
    ...cell('liquidada', 'Liquidada', 66),
    editable: false,
    align: 'center',
    headerAlign: 'center',
    renderCell: ({ row }: CellParams) => <SettledBox row={row} />,
  },
]

/** Fields that the keys go through, from the left. */
export const FIELDS = COLUMNS.map(({ field }) => field)

export const hasEditableAfter = (row: SheetRow, field: string) =>
  FIELDS.slice(FIELDS.indexOf(field) + 1).some((next) => isEditable(row, next))

/** The first cell to type in of a row; its trips where all of it is loaded. */
export const firstEditable = (row: SheetRow) => FIELDS.find((field) => isEditable(row, field)) ?? 'viajes'
