import SaveIcon from '@mui/icons-material/SaveOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef } from 'react'
import { OFFLINE, useOnline } from '../../api/client/online'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { fechaLarga } from '../../contract/fechas'
import { selectMay } from '../../session/sessionSlice'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { DraftNotice } from '../../ui/drafts/DraftNotice'
import { EmptyState } from '../../ui/table/EmptyState'
import { Page } from '../../ui/Page'
import { allDropped, automaticSet } from './asistenciasSlice'
import { Progress } from './Progress'
import { LateRows } from './LateRows'
import { Planilla } from './Planilla'
import { useAutoSave } from './useAutoSave'
import { usePlanilla } from './usePlanilla'

const FIRST_CONTROL = '[role="gridcell"] input:enabled'

/** The clerk's daily sheet of every driver's attendance (section 2, Asistencias/crear). */
export default function CrearPage() {
  const dispatch = useAppDispatch()
  const { fecha, today, rows, loading, isFailed, saving, save, automatic, keptAt, conflict, failure } =
    usePlanilla()
  const online = useOnline()
  const mayRegister = useAppSelector(selectMay('registrarAsistencias'))
  const actions = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const title = `Asistencias del ${fechaLarga(fecha)}`

  useAutoSave(automatic && mayRegister && !conflict, () => {
    if (online) void save()
  })
  /** Where the focus goes when its button disappears at the press. */
  const toSheet = () => sheet.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus()
  const handleDiscard = () => {
    dispatch(allDropped({ changes: {}, keptAt: null }))
    toSheet()
  }

  return (
    <Page
      title="Crear asistencias"
      actions={
        <span ref={actions}>
          <FormControlLabel
            label="Guardado Automático?"
            disabled={!mayRegister}
            control={
              <Checkbox
                checked={automatic}
                onChange={(_event, marked) => dispatch(automaticSet({ automatic: marked }))}
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
        </span>
      }
    >
      {keptAt && <DraftNotice keptAt={keptAt} onDiscard={handleDiscard} disabled={saving} />}
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
      {conflict && <LateRows {...conflict} last={() => actions.current?.querySelector('button')} />}
      <Progress fecha={fecha} rows={rows} onUndo={toSheet} online={online} readOnly={!mayRegister} />
      {/* A fixed height, so that a refetch does not shift the sheet. */}
      <Box sx={{ height: 4, my: -1 }}>{loading && <LinearProgress aria-label="Cargando" />}</Box>
      <div ref={sheet}>
        {rows.length === 0 ? (
          !loading && !isFailed && <EmptyState message="No hay asistencias." />
        ) : (
          <Planilla title={title} rows={rows} mayRegister={mayRegister} />
        )}
      </div>
    </Page>
  )
}
