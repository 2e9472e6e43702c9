import { gridClasses, useGridApiRef } from '@mui/x-data-grid'
import type { Theme } from '@mui/material/styles'
import { memo, useEffect, useEffectEvent, useMemo } from 'react'
import { useAppSelector, useAppStore } from '../../api/client/hooks'
import type { AsistenciaFila } from '../../contract/asistencias'
import { selectSheet } from '../../records/sheet/sheetSlice'
import { focusCell } from '../../ui/sheet/focusCell'
import { SheetGrid, sheetStyles } from '../../ui/sheet/SheetGrid'
import { useControlKeys } from '../../ui/sheet/useControlKeys'
import { useShortcut } from '../../ui/shortcuts/useShortcut'
import { paletteOf } from '../../ui/style/palette'
import { usePhone } from '../../ui/style/usePhone'
import { Frame, HEADER_HEIGHT } from '../../ui/table/frame'
import { FORCED_MARK } from '../../ui/table/styles'
import { ROWS_PER_PAGE } from './columns'
import { sheetColumns } from './sheetColumns'
import { idOf } from './sheetRows'

const styles = (theme: Theme) => {
  const { error, fila } = paletteOf(theme)
  return {
    // An unsaved row has a tint and a bar, so that colour is not the only mark.
    [`& .${gridClasses.row}:not(.pendiente):not(.invalida):has(.sin-guardar)`]: {
      backgroundColor: fila.pendiente,
      '& [data-colindex="0"]': { boxShadow: `inset 4px 0 0 ${fila.pendienteMarca}`, ...FORCED_MARK },
    },
    // A long name takes two lines, unless the row says what is wrong.
    '& .conductor:not(:has(small)) > div': {
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical' as const,
      WebkitLineClamp: 2,
    },
    '& .conductor small': { color: `${error.main} !important` },
    '& .titulo-con-casilla': {
      display: 'grid',
      justifyItems: 'center',
      fontWeight: 600,
      lineHeight: 1.2,
      '& .MuiCheckbox-root': { padding: '2px' },
    },
  }
}

interface Props {
  title: string
  rows: readonly AsistenciaFila[]
  mayRegister: boolean
}

/** The sheet, a row per driver, which a clerk fills in; others look at it. Memoised: a key is no change of it. */
export const Planilla = memo(function Planilla({ title, rows, mayRegister }: Props) {
  const narrow = usePhone()
  const sending = useAppSelector((state) => selectSheet(state).sending)
  const { getState } = useAppStore()
  const columns = useMemo(() => sheetColumns({ narrow, mayRegister, rows }), [narrow, mayRegister, rows])
  const apiRef = useGridApiRef()
  const { frame, cell, onCellKeyDown } = useControlKeys(apiRef)
  const slotProps = useMemo(() => ({ cell }), [cell])
  const { props: shortcut } = useShortcut('tabla')

  // After a refusal the focus moves to the first wrong row, on its page.
  const goToWrong = useEffectEvent(() => {
    const wrong = rows.findIndex(({ conductorUuid }) => selectSheet(getState()).refusals[conductorUuid])
    if (wrong >= 0) focusCell(apiRef, { row: wrong, field: 'bus' })
  })
  useEffect(() => goToWrong(), [sending])

  return (
    <Frame {...(mayRegister && { ...shortcut, ...frame })}>
      <SheetGrid<AsistenciaFila>
        apiRef={apiRef}
        label={title}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        pageSize={ROWS_PER_PAGE}
        rowHeight={44}
        columnHeaderHeight={HEADER_HEIGHT + 10}
        slotProps={slotProps}
        onCellKeyDown={onCellKeyDown}
        sx={[sheetStyles, styles]}
      />
    </Frame>
  )
})
