import type { GridColDef } from '@mui/x-data-grid'
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

/** The sheet's columns (section 2, Asistencias/crear). On a phone the boxes come first, so that they are seen without scrolling. */
export function sheetColumns({ narrow, mayRegister, rows }: Options): SheetColumn[] {
  const control = (field: Field, align: 'left' | 'center', renderCell?: SheetColumn['renderCell']) => ({
    // The type gives the tab stop to the control within the cell.
    ...(mayRegister && { type: 'actions' as const }),
    align,
    headerAlign: align,
    field,
    headerName: TITLES[field],
    renderCell,
  })
  const text = (field: TextName) =>
    control(field, 'left', mayRegister ? (params) => <TextCell {...params} field={field} /> : undefined)
  const box = (field: BoxName, width: number): SheetColumn => ({
    ...control(field, 'center', ({ row, tabIndex }) => (
      <Box
        rows={[row]}
        field={field}
        label={`${TITLES[field]}: ${row.conductorNombre}`}
        tabIndex={mayRegister ? tabIndex : undefined}
      />
    )),
    width: narrow ? width : 96,
    ...(mayRegister && {
      renderHeader: () => (
        <div className="titulo-con-casilla">
          {TITLES[field]}
          {/* Not a tab stop: the sheet has only one. ArrowUp from the first row comes to its title. */}
          <Box rows={rows} field={field} label={`${TITLES[field]}: todos`} tabIndex={-1} />
        </div>
      ),
    }),
  })
  const name: SheetColumn = {
    field: 'conductorNombre',
    headerName: 'Conductor',
    rowHeader: true,
    ...(narrow ? { width: 124 } : { flex: 1.4, minWidth: 180 }),
    cellClassName: STICKY,
    headerClassName: STICKY,
    renderCell: ({ row }) => <NameCell row={row} />,
  }
  const texts = [
    { ...text('bus'), width: 150 },
    { ...text('justificacion'), flex: 1.6, minWidth: 200 },
  ]
  const boxes = [box('asistio', 62), box('entregoAlDia', 62), box('entregoPresencial', 80)]
  return [name, ...(narrow ? [...boxes, ...texts] : [...texts, ...boxes])]
}
