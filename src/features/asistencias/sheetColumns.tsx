import Checkbox from '@mui/material/Checkbox'
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid'
import type { AsistenciaFila } from '../../contract/asistencias'
import { STICKY } from '../../ui/sheet/useSheetFocus'
import { BoxCell, BoxTitle, NameCell, TextCell, type BoxName, type TextName } from './sheetCells'

/** A row of the grid. */
export type SheetRow = AsistenciaFila & { id: string }

type Params = GridRenderCellParams<SheetRow>
type SheetColumn = GridColDef<SheetRow>

const PLAIN = { sortable: false, filterable: false, hideable: false, disableColumnMenu: true } as const
const CENTRED = { align: 'center', headerAlign: 'center' } as const

const name = (narrow: boolean): SheetColumn => ({
  ...PLAIN,
  field: 'conductorNombre',
  headerName: 'Conductor',
  rowHeader: true,
  ...(narrow ? { width: 124 } : { flex: 1.4, minWidth: 180 }),
  cellClassName: STICKY,
  headerClassName: STICKY,
  renderCell: ({ row }: Params) => <NameCell row={row} />,
})

const TEXTS: readonly [TextName, string, Partial<SheetColumn>][] = [
  ['bus', 'Bus', { width: 150 }],
  ['justificacion', 'Justificación', { flex: 1.6, minWidth: 200 }],
]

const BOXES: readonly [BoxName, string, number][] = [
  ['asistio', 'Asistió', 62],
  ['entregoAlDia', 'Al día', 62],
  ['entregoPresencial', 'Presencial', 80],
]

/** The order on screen: on a phone the boxes come first, so that they are seen without scrolling. */
const ordered = <Column,>(
  narrow: boolean,
  first: Column,
  texts: readonly Column[],
  boxes: readonly Column[],
) => (narrow ? [first, ...boxes, ...texts] : [first, ...texts, ...boxes])

// The type gives the tab stop to the control within the cell.
const CONTROL = { ...PLAIN, type: 'actions' } as const

/** The sheet's columns while it is filled in (section 2, Asistencias/crear). */
export const editColumns = (narrow: boolean): SheetColumn[] =>
  ordered<SheetColumn>(
    narrow,
    name(narrow),
    TEXTS.map(([field, title, more]) => ({
      ...CONTROL,
      align: 'left',
      headerAlign: 'left',
      field,
      headerName: title,
      ...more,
      renderCell: ({ row, tabIndex }: Params) => (
        <TextCell row={row} field={field} title={title} tabIndex={tabIndex} />
      ),
    })),
    BOXES.map(([field, title, width]) => ({
      ...CONTROL,
      ...CENTRED,
      field,
      headerName: title,
      width: narrow ? width : 96,
      renderHeader: () => <BoxTitle field={field} title={title} />,
      renderCell: ({ row, tabIndex }: Params) => (
        <BoxCell row={row} field={field} title={title} tabIndex={tabIndex} />
      ),
    })),
  )

/** The same columns for users who may not register attendance. */
export const readColumns = (narrow: boolean): SheetColumn[] =>
  ordered<SheetColumn>(
    narrow,
    name(narrow),
    TEXTS.map(([field, title, more]) => ({ ...PLAIN, field, headerName: title, ...more })),
    BOXES.map(([field, title, width]) => ({
      ...PLAIN,
      ...CENTRED,
      field,
      headerName: title,
      width: narrow ? width : 96,
      renderCell: ({ row }: Params) => (
        <Checkbox
          disabled
          checked={row[field]}
          slotProps={{ input: { 'aria-label': `${title}: ${row.conductorNombre}` } }}
        />
      ),
    })),
  )

/** The fields with a control, in their order on screen. */
export const controlFields = (narrow: boolean): string[] =>
  editColumns(narrow).flatMap(({ field, type }) => (type === 'actions' ? [field] : []))
