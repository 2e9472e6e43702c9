import Box from '@mui/material/Box'
import { gridFocusCellSelector, type GridApi, type GridCellParams } from '@mui/x-data-grid'
import { useMemo, type ClipboardEvent, type RefObject } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { readBlock } from '../../ui/sheet/block'
import { SheetGrid } from '../../ui/sheet/SheetGrid'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { Frame } from '../../ui/table/frame'
import { TABLE_TEXTS } from '../../ui/tableState/texts'
import { columnsOf } from './columns'
import type { EditedRow, SheetRow } from './rows'
import { BODY, STYLES } from './styles'
import { pasteBlock, typeCell } from './typing'
import { usePlanillaFocus } from './usePlanillaFocus'
import { usePlanillaKeys } from './usePlanillaKeys'

interface Props {
  rows: SheetRow[]
  loading: boolean
  apiRef: RefObject<GridApi | null>
  title: string
  /** Opens a row in its whole form. */
  onOpen: (bus: string) => void
  onRow: (bus: string | null) => void
  onPasted: (buses: readonly string[], outcome: string) => void
}

/** The most that the grid shows on a page. */
const PAGE_SIZE = 100
const LOCALE_TEXT = { ...TABLE_TEXTS, noRowsLabel: 'No hay buses.' }

const rowClass = ({ row: { typed, refusal, seen } }: { row: SheetRow }) => {
  if (typed) return refusal ? 'invalida' : 'sin-guardar'
  return seen.uuid && !seen.liquidada ? 'pendiente' : ''
}

/** The grid that a clerk types a day's settlements in. */
export function PlanillaTable({ rows, loading, apiRef, title, ...on }: Props) {
  const dispatch = useAppDispatch()
  const { onOpen, onRow, onPasted } = on
  const { props: shortcut } = useShortcut('tabla')
  const { begun, ...keys } = usePlanillaKeys(apiRef, rows, onOpen)
  const cell = usePlanillaFocus(apiRef, onRow)
  const columns = useMemo(() => columnsOf(onOpen), [onOpen])
  const slotProps = useMemo(() => ({ cell }), [cell])

  const onPaste = (event: ClipboardEvent) => {
    const focused = gridFocusCellSelector(apiRef)
    if (!focused || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const { pasted, outcome } = dispatch(
      pasteBlock(focused, readBlock(event.clipboardData.getData('text/plain'))),
    )
    onPasted(pasted, outcome)
  }
  const onTyped = ({ edited, ...row }: EditedRow) => {
    const from = begun.current?.id === row.id && !begun.current.isSending ? begun.current : row
    return edited ? dispatch(typeCell(from, edited.field, edited.value)) : row
  }

  return (
    <Frame aria-label={title} style={{ maxWidth: 1178 }} {...shortcut}>
      <Box sx={BODY} onPaste={onPaste}>
        <SheetGrid<SheetRow>
          apiRef={apiRef}
          label={title}
          columns={columns}
          rows={rows}
          loading={loading}
          // A cell that is being typed in stays so, whatever comes meanwhile.
          isCellEditable={({ row: { id, locked }, field }: GridCellParams<SheetRow>) =>
            !locked || apiRef.current?.getCellMode(id, field) === 'edit'
          }
          processRowUpdate={onTyped}
          {...keys}
          getRowClassName={rowClass}
          pageSize={PAGE_SIZE}
          slotProps={slotProps}
          localeText={LOCALE_TEXT}
          sx={STYLES}
        />
      </Box>
    </Frame>
  )
}
