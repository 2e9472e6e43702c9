import SaveIcon from '@mui/icons-material/SaveOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef, useState } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { fechaLarga } from '../../contract/fechas'
import { Conflict } from '../../records/sheet/Conflict'
import { SheetPanel } from '../../records/sheet/SheetPanel'
import { rowsDropped } from '../../records/sheet/sheetSlice'
import { selectMay } from '../../session/sessionSlice'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { EmptyState } from '../../ui/table/EmptyState'
import { Page } from '../../ui/Page'
import { focusFirst } from '../../ui/sheet/useControlKeys'
import { companyInstant } from '../../ui/texts/instants'
import { Planilla } from './Planilla'
import { differencesOf, isSettled, withTyped } from './sheetRows'
import { useAutoSave } from './useAutoSave'
import { usePlanilla } from './usePlanilla'

const AUTOMATIC = 'guardado-automatico'
const KEYS =
  'Flechas: moverse. Espacio: marcar. Escriba para cambiar una celda. Enter: fila siguiente. Ctrl+Enter: completar.'

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
  const settled = rows.filter((row) => isSettled(withTyped(row, typed[row.conductorUuid]))).length

  useAutoSave(automatic && mayRegister && conflicts.length === 0, () => {
    if (online) void save()
  })
  /** Where the focus goes when its button disappears at the press. */
  const toSheet = () => focusFirst(grid.current)
  const press = (action: () => unknown) => {
    toSheet()
    action()
  }

  return (
    <Page
      title="Crear asistencias"
      actions={
        <>
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
        </>
      }
    >
      {fecha !== today && (
        <Alert severity="warning">
          Esta es la asistencia del {fechaLarga(fecha)}. Guárdela para pasar a la de hoy.
        </Alert>
      )}
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert severity="error" role="alert">
          {conflict}
          {automatic && ' El guardado automático está en pausa hasta entonces.'}
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
        progress={`${settled} de ${rows.length} con asistencia o justificación.`}
        said={[savedAt && `Último guardado: ${companyInstant(savedAt).slice(11)}`, !online && OFFLINE]
          .filter(Boolean)
          .join(' ')}
        keys={mayRegister && KEYS}
        onDiscard={toSheet}
      >
        {isOwnServer() && grupo !== undefined && unsaved === 0 && (
          <Button
            size="small"
            sx={{ my: -0.5, px: 0.75, minWidth: 0 }}
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
      <div ref={grid}>
        {rows.length === 0 ? (
          !loading && !isFailed && <EmptyState message="No hay asistencias." />
        ) : (
          <Planilla title={`Asistencias del ${fechaLarga(fecha)}`} rows={rows} mayRegister={mayRegister} />
        )}
      </div>
    </Page>
  )
}
