import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import type { AsistenciaFila } from '../../contract/asistencias'
import { STICKY } from '../../ui/sheet/useSheetFocus'
import { BoxCell, BoxTitle, NameCell, TextCell, type BoxName, type TextName } from './sheetCells'

/** A row of the grid. */
export type SheetRow = AsistenciaFila & { id: string }

type Params = GridRenderCellParams<SheetRow>
type SheetColumn = GridColDef<SheetRow>

const TEXTS: readonly [TextName, string, Partial<SheetColumn>][] = [
  ['bus', 'Bus', { width: 150 }],
  ['justificacion', 'Justificación', { flex: 1.6, minWidth: 200 }],
]

const BOXES: readonly [BoxName, string, number][] = [
  ['asistio', 'Asistió', 62],
  ['entregoAlDia', 'Al día', 62],
  ['entregoPresencial', 'Presencial', 80],
]

interface Options {
  narrow: boolean
  mayRegister: boolean
  rows: readonly SheetRow[]
}

/** The sheet's columns (section 2, Asistencias/crear). On a phone the boxes come first, so that they are seen without scrolling. */
export function sheetColumns({ narrow, mayRegister, rows }: Options): SheetColumn[] {
  // The type gives the tab stop to the control within the cell.
  const control = mayRegister ? ({ type: 'actions' } as const) : {}
  const name: SheetColumn = {
    field: 'conductorNombre',
    headerName: 'Conductor',
    rowHeader: true,
    ...(narrow ? { width: 124 } : { flex: 1.4, minWidth: 180 }),
    cellClassName: STICKY,
    headerClassName: STICKY,
    renderCell: ({ row }: Params) => <NameCell row={row} />,
  }
  const texts = TEXTS.map(([field, title, more]): SheetColumn => ({
    ...control,
    align: 'left',
    headerAlign: 'left',
    field,
    headerName: title,
    ...more,
    ...(mayRegister && {
      renderCell: ({ row, tabIndex }: Params) => <TextCell {...{ row, field, title, tabIndex }} />,
    }),
  }))
  const boxes = BOXES.map(([field, title, width]): SheetColumn => ({
    ...control,
    align: 'center',
    headerAlign: 'center',
    field,
    headerName: title,
    width: narrow ? width : 96,
    ...(mayRegister && { renderHeader: () => <BoxTitle {...{ field, title, rows }} /> }),
    renderCell: ({ row, tabIndex }: Params) => (
      <BoxCell {...{ row, field, title }} tabIndex={mayRegister ? tabIndex : undefined} />
    ),
  }))
  return [name, ...(narrow ? [...boxes, ...texts] : [...texts, ...boxes])]
}
