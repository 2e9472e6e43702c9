import SaveIcon from '@mui/icons-material/SaveOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef } from 'react'
import { SIN_RED, useEnLinea } from '../../api/connection'
import { useAppSelector } from '../../api/hooks'
import { fechaLarga } from '../../contract/fechas'
import { puede } from '../../contract/permisos'
import { selectUsuario } from '../../session/sessionSlice'
import { DraftNotice } from '../../ui/drafts/DraftNotice'
import { EmptyState } from '../../ui/EmptyState'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { Avance } from './Avance'
import { LateRows } from './LateRows'
import { Planilla } from './Planilla'
import { useGuardadoAutomatico } from './useGuardadoAutomatico'
import { usePlanilla } from './usePlanilla'

/** Where a clerk marks every driver's day, each morning (section 2, Asistencias/crear). */
export default function CrearPage() {
  const planilla = usePlanilla()
  const { fecha, filas, guardando, guardar, automatico, setAutomatico, fallo } = planilla
  const enLinea = useEnLinea()
  const puedeRegistrar = puede(useAppSelector(selectUsuario)?.roles ?? [], 'registrarAsistencias')

  const actions = useRef<HTMLElement>(null)

  useGuardadoAutomatico(automatico && puedeRegistrar && !planilla.conflict, () => {
    if (enLinea) void guardar()
  })

  return (
    <Page
      titulo="Crear asistencias"
      acciones={
        <span ref={actions}>
          <FormControlLabel
            label="Guardado Automático?"
            disabled={!puedeRegistrar}
            control={<Checkbox checked={automatico} onChange={(_event, marcado) => setAutomatico(marcado)} />}
          />
          <RoleButton
            accion="registrarAsistencias"
            atajo="completar"
            variant="contained"
            startIcon={<SaveIcon />}
            motivo={enLinea ? undefined : SIN_RED}
            onClick={() => void guardar()}
          >
            {guardando ? 'Guardando...' : 'Completar Asistencia'}
          </RoleButton>
        </span>
      }
    >
      {planilla.draft && <DraftNotice {...planilla.draft} disabled={guardando} />}
      {!planilla.esDeHoy && (
        <Alert severity="warning">
          Esta es la asistencia del {fechaLarga(fecha)}. Guárdela para pasar a la de hoy.
        </Alert>
      )}
      {fallo && (
        <Alert severity="error" role="alert">
          {fallo}
        </Alert>
      )}
      {planilla.conflict && (
        <LateRows
          {...planilla.conflict}
          cambios={planilla.cambios}
          automatico={automatico}
          onCambio={planilla.alCambiar}
          last={() => actions.current?.querySelector('button')}
        />
      )}
      <Avance {...planilla} total={filas.length} enLinea={enLinea} />
      {/* Of its own height always: the sheet must not move when it is asked for again. */}
      <Box sx={{ height: 4, my: -1 }}>{planilla.cargando && <LinearProgress aria-label="Cargando" />}</Box>
      {filas.length > 0 ? (
        <Planilla
          titulo={`Asistencias del ${fechaLarga(fecha)}`}
          filas={filas}
          cambios={planilla.cambios}
          errores={planilla.errores}
          soloLectura={!puedeRegistrar}
          onCambio={planilla.alCambiar}
        />
      ) : (
        !planilla.cargando && <EmptyState mensaje="No hay asistencias." />
      )}
    </Page>
  )
}
