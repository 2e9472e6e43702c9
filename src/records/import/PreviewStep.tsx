import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEventCallback } from '@mui/material/utils'
import { DataGrid, gridClasses, type GridCellParams } from '@mui/x-data-grid'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pageNonce } from '../../ui/style/nonce'
import { usePhone } from '../../ui/style/usePhone'
import { tableStyles } from '../../ui/table/styles'
import { TABLE_TEXTS } from '../../ui/columns/texts'
import { countedRows, numero } from '../../ui/texts/formats'
import { CORREGIBLES } from '../../contract/importables'
import type { ImportNoun } from './noun'
import { previewColumns } from './previewColumns'
import { isWrong, type Accion, type ImportRow, type Kind } from './rows'
import type { Import } from './useImport'
import type { Sending } from './useSending'
import { warningsIn } from './warnings'

const NONCE = pageNonce()
const PAGES = [25, 50, 100]

/** Rows grow with what is said in them. */
const STYLES = {
  flex: 1,
  minHeight: 280,
  '& .omitida': { color: 'text.secondary' },
  [`& .${gridClasses.cell}`]: {
    padding: '10px 6px',
    lineHeight: '18px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
}

interface Props {
  noun: ImportNoun
  state: Import
  sending: Sending
}

/** The third step: every row as it would be stored, with what is wrong in it, to be corrected in place. */
export function PreviewStep({ noun, state, sending: { busy, failure } }: Props) {
  const { rows, stored, known, wrong, edit, choose, chooseAll, compared, soloBuenas, setSoloBuenas } = state
  const warnings = useMemo(() => warningsIn(noun, rows, stored), [noun, rows, stored])
  const doubtful = wrong + warnings.size > 0
  const [onlyDoubtful, setOnlyDoubtful] = useState(doubtful)
  const isNarrow = usePhone()
  const onEdit = useEventCallback(edit)
  const columns = useMemo(
    () => previewColumns(noun, { rows, known, edit: onEdit }, warnings, isNarrow),
    [noun, rows, known, onEdit, warnings, isNarrow],
  )
  const kinds = [wrong > 0 && 'errores', warnings.size > 0 && 'advertencias'].filter(Boolean)
  const shown = useMemo(
    () => (onlyDoubtful && doubtful ? rows.filter((row) => isWrong(row) || warnings.has(row.id)) : rows),
    [rows, onlyDoubtful, doubtful, warnings],
  )

  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  /** Answers the row as it is judged then: the grid shows what it is given here. */
  const update = async (now: ImportRow, before: ImportRow): Promise<ImportRow> => {
    if (now.accion !== before.accion) choose(now.id, now.accion)
    else if (now.texts !== before.texts) {
      const changed = Object.entries(now.texts).filter(([name, text]) => text !== (before.texts[name] ?? ''))
      if (changed.length > 0) edit(now.id, Object.fromEntries(changed))
    }
    await Promise.resolve()
    return latest.current.find(({ id }) => id === now.id) ?? now
  }

  return (
    <Stack spacing={1} sx={{ flex: 1, minHeight: 0 }}>
      {failure && <Alert severity="warning">{failure}</Alert>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography role="status">
          {countedRows(rows.length)}, {wrong === 0 ? 'sin errores' : `${numero(wrong)} con errores`}
          {warnings.size > 0 && `, ${numero(warnings.size)} con advertencias`}
          {!compared && '. Comparando con lo que ya existe…'}
        </Typography>
        <FormControlLabel
          control={
            <Checkbox checked={onlyDoubtful} onChange={(_event, checked) => setOnlyDoubtful(checked)} />
          }
          label={`Solo con ${kinds.join(' o ') || 'errores'}`}
        />
        {(wrong > 0 || soloBuenas) && (
          <FormControlLabel
            disabled={busy}
            control={<Checkbox checked={soloBuenas} onChange={(_event, checked) => setSoloBuenas(checked)} />}
            label="Importar solo las buenas"
          />
        )}
        {CORREGIBLES.includes(noun.noun) && (
          <ForAll
            kind="existe"
            label="Las que ya existen"
            other="corregir"
            rows={rows}
            disabled={busy}
            onChoose={chooseAll}
          />
        )}
        <ForAll
          kind="posible"
          label="Posibles repetidas"
          other="crear"
          rows={rows}
          disabled={busy}
          onChoose={chooseAll}
        />
      </Stack>
      <DataGrid<ImportRow>
        label="Filas del archivo"
        rows={shown}
        columns={columns}
        processRowUpdate={update}
        isCellEditable={({ row }: GridCellParams<ImportRow>) => !row.saved && !busy}
        loading={busy}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={PAGES}
        getRowHeight={() => 'auto'}
        disableRowSelectionOnClick
        disableColumnFilter
        getRowClassName={({ row }) => (row.accion === 'omitir' || row.saved ? 'omitida' : '')}
        localeText={TABLE_TEXTS}
        nonce={NONCE}
        sx={[tableStyles, STYLES]}
      />
    </Stack>
  )
}

const NAMES: Record<Accion, string> = { crear: 'Crearlas', corregir: 'Corregirlas', omitir: 'Omitirlas' }

interface ForAllProps {
  kind: Kind
  label: string
  /** What can be done instead of leaving them out. */
  other: Accion
  rows: readonly ImportRow[]
  disabled: boolean
  onChoose: (kind: Kind, action: Accion) => void
}

/** One choice for all rows of a kind; none is shown while they differ. */
function ForAll({ kind, label, other, rows, disabled, onChoose }: ForAllProps) {
  const chosen = useMemo(
    () => new Set(rows.flatMap((row) => (row.kind === kind && !row.saved ? [row.accion] : []))),
    [rows, kind],
  )
  if (chosen.size === 0) return null
  const [only = ''] = chosen.size === 1 ? chosen : []
  return (
    <TextField
      select
      size="small"
      label={label}
      disabled={disabled}
      value={only}
      onChange={({ target }) => onChoose(kind, target.value as Accion)}
      sx={{ minWidth: 170 }}
    >
      {[other, 'omitir' as const].map((action) => (
        <MenuItem key={action} value={action}>
          {NAMES[action]}
        </MenuItem>
      ))}
    </TextField>
  )
}
