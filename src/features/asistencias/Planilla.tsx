import { useGridApiRef, type GridRowHeightParams } from '@mui/x-data-grid'
import type { SxProps, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { useAppSelector } from '../../api/client/hooks'
import type { AsistenciaFila } from '../../contract/asistencias'
import { selectSheet } from '../../records/sheet/sheetSlice'
import { lostFocus } from '../../ui/focus/focus'
import { focusCell } from '../../ui/sheet/focusCell'
import { SheetGrid, sheetStyles } from '../../ui/sheet/SheetGrid'
import { useControlKeys } from '../../ui/sheet/useControlKeys'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { usePhone } from '../../ui/style/usePhone'
import { Frame } from '../../ui/table/frame'
import { ROWS_PER_PAGE } from './columns'
import { sheetColumns } from './sheetColumns'
import { idOf } from './sheetRows'
import { sheetOfDay } from './styles'

/** As wide as its columns; on a desk its titles stay in sight while its rows scroll. */
const FRAME: SxProps<Theme> = (theme) => ({
  maxWidth: 964,
  [theme.breakpoints.up('sm').replace('@media', '@media screen and')]: {
    maxHeight: 'max(320px, calc(100dvh - 184px))',
  },
})

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
  mayRegister: boolean
}

/** The sheet, a row per driver, which a clerk fills in; others look at it. Memoised: a key is no change of it. */
export const Planilla = memo(function Planilla({ title, rows, mayRegister }: Props) {
  const narrow = usePhone()
  const sending = useAppSelector((state) => selectSheet(state).sending)
  const refusals = useAppSelector((state) => selectSheet(state).refusals)
  const columns = useMemo(() => sheetColumns({ narrow, mayRegister, rows }), [narrow, mayRegister, rows])
  const apiRef = useGridApiRef()
  const { frame, cell, onCellKeyDown } = useControlKeys(apiRef)
  const slotProps = useMemo(() => ({ cell }), [cell])
  const { props: shortcut } = useShortcut('tabla')

  // A card, and what is wrong with a row, take the room that they need.
  const rowHeight = useCallback(
    ({ id }: GridRowHeightParams) => (narrow || refusals[id] ? 'auto' : null),
    [narrow, refusals],
  )
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const begin = useEffectEvent(() => {
    // On a touch screen it would bring up the keyboard over the sheet.
    if (mayRegister && !isTouched && lostFocus(apiRef.current?.rootElementRef.current ?? null))
      focusCell(apiRef, { row: 0, field: 'bus' })
  })
  useEffect(() => begin(), [])

  // After a refusal the focus moves to the first wrong row, on its page.
  const goToWrong = useEffectEvent(() => {
    const wrong = rows.findIndex(({ conductorUuid }) => refusals[conductorUuid])
    if (wrong >= 0) focusCell(apiRef, { row: wrong, field: 'bus' })
  })
  useEffect(() => goToWrong(), [sending])

  return (
    <Frame sx={FRAME} {...(mayRegister && { ...shortcut, ...frame })}>
      <SheetGrid<AsistenciaFila>
        apiRef={apiRef}
        label={title}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        pageSize={ROWS_PER_PAGE}
        getRowHeight={rowHeight}
        {...(narrow && { columnHeaderHeight: 56 })}
        slotProps={slotProps}
        onCellKeyDown={onCellKeyDown}
        sx={[sheetStyles, sheetOfDay]}
      />
    </Frame>
  )
})
