import { styled } from '@mui/material/styles'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { COMPARISON } from '../../records/settlement/comparison'
import type { LiquidacionValues } from '../../records/settlement/values'
import { Conflict, useLastChange, whoseChange } from '../../records/sheet/Conflict'
import { rowsDropped } from '../../records/sheet/sheetSlice'
import { selectUsuario } from '../../session/sessionSlice'
import { differing } from '../../ui/form/Differences'
import { paletteOf } from '../../ui/style/palette'
import type { SheetRow } from './rows'
import { saveMine } from './sending'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  // Always there, so that what it says does not shift the sheet.
  minHeight: 24,
  // Stands in the room below a page.
  marginBlock: theme.spacing(-1.5, -2),
  // A phone's sheet is taller than its page.
  '&:not(:empty)': { position: 'sticky' },
  bottom: 0,
  zIndex: 5,
  backgroundColor: paletteOf(theme).background.default,
  fontSize: '0.8125rem',
}))

const SETTLED = 'Ya está liquidada: se corrige con Liquidar, en Liquidaciones.'

/** The fields in which theirs is stored otherwise than the row means it. An empty figure is stored as 0. */
const differencesOf = (theirs: LiquidacionValues, mine: LiquidacionValues) =>
  differing(COMPARISON.fields, theirs, mine, (value) => value || '').map(({ label, text }) => (
    <span key={label}>
      {label}: {text(theirs) || 'vacío'}, usted {text(mine) || 'vacío'}.{' '}
    </span>
  ))

interface Props {
  row: SheetRow | undefined
  isLeft: boolean
  mayType: boolean
  /** Called as the button of an answer disappears. */
  onAnswer: (row: SheetRow) => void
}

/** The line below the sheet: why the row at hand is as it is, or else the first one that waits, with what can be done about it. */
export function RowLine({ row, isLeft, mayType, onAnswer }: Props) {
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectUsuario)?.nombre
  const last = useLastChange('liquidaciones', row?.isEntered && !row.typed ? row.seen.uuid : null)
  if (!row) return <Line role="status" />
  const { id, state, reasons, other, isSending, missing, seen } = row
  const why = [reasons, isLeft && !reasons && missing, mayType && seen.liquidada && SETTLED]
  const answer = (run: () => unknown) => () => {
    onAnswer(row)
    run()
  }
  return (
    <Line role="status" data-fila={id}>
      <strong>Bus {id}:</strong>
      <span>{state ? `${state}.` : !reasons && 'sin liquidación'}</span>
      <span>{why.filter(Boolean).join(' ')}</span>
      {last?.usuario && last.usuario !== me && (
        <span>{whoseChange(last, last.tipo === 'creado' ? 'guardó' : 'cambió')}</span>
      )}
      {other && !isSending && (
        <Conflict
          name={`Bus ${id}`}
          sustantivo="liquidaciones"
          uuid={other.uuid ?? seen.uuid}
          said={other.fila.cierre ?? (other.uuid && differencesOf(other, row.values))}
          isDeleted={!other.uuid}
          onTheirs={answer(() => dispatch(rowsDropped([id])))}
          onMine={row.body && !row.locked ? answer(() => dispatch(saveMine(row))) : undefined}
        />
      )}
    </Line>
  )
}
