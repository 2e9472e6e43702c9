import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { GridApi } from '@mui/x-data-grid'
import type { RefObject } from 'react'
import { useAppDispatch, useAppSelector } from '../../../api/client/hooks'
import { selectPlanilla } from './planillaSlice'
import { loadDetalle } from './sending'
import { paletteOf } from '../../../ui/style/palette'
import type { SheetRow } from './sheetRow'
import { LastChange, TwoVersions } from './TwoVersions'

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  // Always there, so that what it says does not shift the sheet.
  minHeight: 24,
  margin: 0,
  // A phone's sheet is taller than its page.
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  backgroundColor: paletteOf(theme).background.default,
  fontSize: '0.8125rem',
  '& button': { paddingBlock: 0, minHeight: 24 },
}))

const SETTLED = 'Ya está liquidada: se corrige con Liquidar, en Liquidaciones.'

/** Checks whether a row waits for a person's answer. */
export const isToAnswer = ({ entry, isLeft, other, isBus, softWarnings }: SheetRow) =>
  Boolean(other ?? !isBus) ||
  Boolean(entry?.refusal && !entry.refusal.isCut) ||
  (isLeft && softWarnings.length > 0)

interface Props {
  rows: readonly SheetRow[]
  mayType: boolean
  apiRef: RefObject<GridApi | null>
}

/** The line below the sheet: why the row at hand is as it is, or else the first one that waits, with what can be done about it. */
export function RowLine({ rows, mayType, apiRef }: Props) {
  const dispatch = useAppDispatch()
  const { inRow } = useAppSelector(selectPlanilla)
  const atHand = rows.find(({ id }) => id === inRow)
  const explains = ({ reasons, hasFailed, other, changed }: SheetRow) =>
    Boolean(reasons || hasFailed || other || changed)
  const row =
    atHand && explains(atHand)
      ? atHand
      : (rows.find(isToAnswer) ??
        rows.find((one) => (one.entry ?? one.changed ?? one.hasFailed) && explains(one)) ??
        atHand)
  return (
    <Line role="status" data-fila={row?.id}>
      {row && (
        <>
          <strong>Bus {row.id}:</strong>
          <span>{row.state ? `${row.state}.` : !explains(row) && 'sin liquidación'}</span>
          {row.hasFailed && (
            <Button size="small" onClick={() => void dispatch(loadDetalle(row))}>
              Reintentar
            </Button>
          )}
          {row.changed && !row.other && <LastChange {...row.changed} />}
          {row.other ? (
            <TwoVersions row={row} other={row.other} apiRef={apiRef} />
          ) : (
            <span>{row.reasons}</span>
          )}
          {mayType && row.stored === 'liquidada' && <span>{SETTLED}</span>}
        </>
      )}
    </Line>
  )
}
