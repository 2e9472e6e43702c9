import { gridClasses, type GridColDef } from '@mui/x-data-grid'
import type { AsistenciaFila } from '../../contract/asistencias'
import { STICKY } from '../../ui/sheet/SheetGrid'
import { Box, NameCell, TextCell, type BoxName, type TextName } from './sheetCells'
import { TITLES, type Field } from './sheetRows'

type SheetColumn = GridColDef<AsistenciaFila>

interface Options {
  narrow: boolean
  mayRegister: boolean
  rows: readonly AsistenciaFila[]
}

/** The sheet's columns (section 2, Asistencias/crear). On a phone a row is a card, which names its boxes. */
export function sheetColumns({ narrow, mayRegister, rows }: Options): SheetColumn[] {
  const control = (field: Field, width: number, renderCell?: SheetColumn['renderCell']) => ({
    // The type gives the tab stop to the control within the cell.
    ...(mayRegister && { type: 'actions' as const }),
    field,
    headerName: TITLES[field],
    // Cards have no columns to scroll to.
    width: narrow ? 50 : width,
    renderCell,
  })
  const text = (field: TextName, width: number): SheetColumn => ({
    ...control(field, width, mayRegister ? (params) => <TextCell {...params} field={field} /> : undefined),
    align: 'left',
    headerAlign: 'left',
  })
  const box = (field: BoxName, width: number): SheetColumn => ({
    ...control(field, width, ({ row, tabIndex }) => (
      <label>
        <Box
          rows={[row]}
          field={field}
          label={`${TITLES[field]}: ${row.conductorNombre}`}
          tabIndex={mayRegister ? tabIndex : undefined}
        />
        {narrow && TITLES[field]}
      </label>
    )),
    align: 'center',
    headerAlign: 'right',
    ...(mayRegister && {
      renderHeader: () => (
        <label className={gridClasses.columnHeaderTitle}>
          {TITLES[field]}
          {/* Not a tab stop: the sheet has only one. ArrowUp from the first row comes to its title. */}
          <Box rows={rows} field={field} label={`${TITLES[field]}: todos`} tabIndex={-1} />
        </label>
      ),
    }),
  })
  return [
    {
      field: 'conductorNombre',
      headerName: 'Conductor',
      rowHeader: true,
      ...(narrow ? { width: 50 } : { flex: 1, minWidth: 200 }),
      cellClassName: STICKY,
      headerClassName: STICKY,
      renderCell: ({ row }) => <NameCell row={row} />,
    },
    text('bus', 96),
    text('justificacion', 300),
    box('asistio', 92),
    box('entregoAlDia', 92),
    box('entregoPresencial', 112),
  ]
}
