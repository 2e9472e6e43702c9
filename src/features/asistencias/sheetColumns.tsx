import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import type { AsistenciaFila } from '../../contract/asistencias'
import { STICKY } from '../../ui/sheet/SheetGrid'
import { BoxCell, BoxTitle, NameCell, TextCell, type BoxName, type TextName } from './sheetCells'
import { TITLES, type Field } from './sheetRows'

type Params = GridRenderCellParams<AsistenciaFila>
type SheetColumn = GridColDef<AsistenciaFila>

interface Options {
  narrow: boolean
  mayRegister: boolean
  rows: readonly AsistenciaFila[]
}

/** The sheet's columns (section 2, Asistencias/crear). On a phone the boxes come first, so that they are seen without scrolling. */
export function sheetColumns({ narrow, mayRegister, rows }: Options): SheetColumn[] {
  const control = (field: Field, align: 'left' | 'center'): SheetColumn => ({
    // The type gives the tab stop to the control within the cell.
    ...(mayRegister && { type: 'actions' }),
    align,
    headerAlign: align,
    field,
    headerName: TITLES[field],
  })
  const name: SheetColumn = {
    field: 'conductorNombre',
    headerName: 'Conductor',
    rowHeader: true,
    ...(narrow ? { width: 124 } : { flex: 1.4, minWidth: 180 }),
    cellClassName: STICKY,
    headerClassName: STICKY,
    renderCell: ({ row }: Params) => <NameCell row={row} />,
  }
  const text = (field: TextName, more: Partial<SheetColumn>): SheetColumn => ({
    ...control(field, 'left'),
    ...more,
    ...(mayRegister && {
      renderCell: ({ row, tabIndex }: Params) => <TextCell {...{ row, field, tabIndex }} />,
    }),
  })
  const box = (field: BoxName, width: number): SheetColumn => ({
    ...control(field, 'center'),
    width: narrow ? width : 96,
    ...(mayRegister && { renderHeader: () => <BoxTitle {...{ field, rows }} /> }),
    renderCell: ({ row, tabIndex }: Params) => (
      <BoxCell {...{ row, field }} tabIndex={mayRegister ? tabIndex : undefined} />
    ),
  })
  const texts = [text('bus', { width: 150 }), text('justificacion', { flex: 1.6, minWidth: 200 })]
  const boxes = [box('asistio', 62), box('entregoAlDia', 62), box('entregoPresencial', 80)]
  return [name, ...(narrow ? [...boxes, ...texts] : [...texts, ...boxes])]
}
