import SaveIcon from '@mui/icons-material/SaveOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import type { SxProps, Theme } from '@mui/material/styles'
import { useMemo, useRef, useState } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { fechaConDia } from '../../contract/calendario'
import { fechaLarga } from '../../contract/fechas'
import { Conflict } from '../../records/sheet/Conflict'
import { SheetPanel } from '../../records/sheet/SheetPanel'
import { rowsDropped } from '../../records/sheet/sheetSlice'
import { selectMay } from '../../session/sessionSlice'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { ViewToggle } from '../../ui/buttons/ViewToggle'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { EmptyState } from '../../ui/table/EmptyState'
import { Page } from '../../ui/Page'
import { focusFirst } from '../../ui/sheet/useControlKeys'
import { companyInstant } from '../../ui/texts/instants'
import { Planilla } from './Planilla'
import { differencesOf, idOf, isSettled, withTyped } from './sheetRows'
import { useAutoSave } from './useAutoSave'
import { usePlanilla } from './usePlanilla'

const AUTOMATIC = 'guardado-automatico'
const KEYS =
  'Flechas: moverse. Espacio: marcar. Escriba para cambiar una celda. Enter: fila siguiente. Ctrl+Enter: completar.'

/** On a phone they stand at the foot of the screen, in reach of the thumb. */
const ACTIONS: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 'appBar',
    height: 56,
    px: 1.5,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    justifyContent: 'space-between',
    whiteSpace: 'nowrap',
    '& .MuiButton-startIcon': { display: 'none' },
  },
})

/** The clerk's daily sheet of every driver's attendance (section 2, Asistencias/crear). */
export default function CrearPage() {
  const dispatch = useAppDispatch()
  const { sheet, today, rows, loading, isFailed, saving, save, undo, last, conflicts } = usePlanilla()
  const { fecha, unsaved, rows: typed } = sheet
  const { failure, conflict, savedAt, grupo } = last
  const online = useOnline()
  const mayRegister = useAppSelector(selectMay('registrarAsistencias'))
  /** The day that it is on for: the next one's proposals have not been looked at. */
  const [automaticOn, setAutomaticOn] = useState(useKeptDraft<{ fecha: string }>(AUTOMATIC)?.fecha)
  const automatic = automaticOn === fecha
  useKeepDraft(AUTOMATIC, () => (automatic ? { fecha } : null))
  const grid = useRef<HTMLDivElement>(null)
  const open = rows.filter((row) => !isSettled(withTyped(row, typed[row.conductorUuid]))).map(idOf)
  /** Who was missing when these alone were asked for: a row stays while it is being filled in. */
  const [missing, setMissing] = useState<{ fecha: string; ids: readonly string[] } | null>(null)
  const only = missing?.fecha === fecha ? missing.ids : null
  const shown = useMemo(() => (only ? rows.filter((row) => only.includes(idOf(row))) : rows), [rows, only])

  useAutoSave(automatic && mayRegister && conflicts.length === 0, () => {
    if (online) void save()
  })
  const wrong =
    failure ??
    (conflicts.length > 0 &&
      `${conflict}${automatic ? ' El guardado automático está en pausa hasta entonces.' : ''}`)
  /** Where the focus goes when its button disappears at the press. */
  const toSheet = () => focusFirst(grid.current)
  const press = (action: () => unknown) => {
    toSheet()
    action()
  }

  return (
    <Page
      title="Crear asistencias"
      subtitle={fechaConDia(fecha)}
      actions={
        <Box sx={ACTIONS}>
          <FormControlLabel
            label="Guardado Automático?"
            disabled={!mayRegister}
            control={
              <Checkbox
                checked={automatic}
                onChange={(_event, marked) => setAutomaticOn(marked ? fecha : undefined)}
              />
            }
          />
          <RoleButton
            action="registrarAsistencias"
            shortcut="completar"
            variant="contained"
            startIcon={<SaveIcon />}
            disabledReason={online ? undefined : OFFLINE}
            onClick={() => void save()}
          >
            {saving ? 'Guardando...' : 'Completar Asistencia'}
          </RoleButton>
        </Box>
      }
    >
      {fecha !== today && (
        <Alert severity="warning">
          Esta es la asistencia del {fechaLarga(fecha)}. Guárdela para pasar a la de hoy.
        </Alert>
      )}
      {wrong && (
        <Alert severity="error" role="alert">
          {wrong}
        </Alert>
      )}
      {conflicts.map((row) => (
        <Conflict
          key={row.conductorUuid}
          name={row.conductorNombre}
          sustantivo="asistencias"
          uuid={row.uuid}
          said={differencesOf(row, typed[row.conductorUuid])}
          onTheirs={() => press(() => dispatch(rowsDropped([row.conductorUuid])))}
          onMine={() => press(() => save([row.conductorUuid]))}
        />
      ))}
      <SheetPanel
        sheet={sheet}
        progress={`${rows.length - open.length} de ${rows.length} con asistencia o justificación.`}
        share={1 - open.length / rows.length || 0}
        views={
          <ViewToggle
            view={only ? 'faltan' : 'todos'}
            names={{ todos: 'Todos', faltan: `Faltan ${open.length}` }}
            onChange={(view) => setMissing(view === 'faltan' ? { fecha, ids: open } : null)}
          />
        }
        said={[savedAt && `Último guardado: ${companyInstant(savedAt).slice(11)}`, !online && OFFLINE]
          .filter(Boolean)
          .join(' ')}
        keys={mayRegister && KEYS}
        onDiscard={toSheet}
      >
        {isOwnServer() && grupo !== undefined && unsaved === 0 && (
          <Button
            onClick={() =>
              press(() => {
                // Keeps an automatic save from storing again what is undone.
                setAutomaticOn('')
                return undo(grupo)
              })
            }
          >
            Deshacer
          </Button>
        )}
      </SheetPanel>
      {/* A fixed height, so that a refetch does not shift the sheet. */}
      <Box sx={{ height: 4, my: -1 }}>{loading && <LinearProgress aria-label="Cargando" />}</Box>
      <Box ref={grid} sx={{ mb: { xs: 7, sm: 0 } }}>
        {shown.length > 0 ? (
          <Planilla title={`Asistencias del ${fechaLarga(fecha)}`} rows={shown} mayRegister={mayRegister} />
        ) : (
          !loading && !isFailed && <EmptyState message={only ? 'No falta nadie.' : 'No hay asistencias.'} />
        )}
      </Box>
    </Page>
  )
}
