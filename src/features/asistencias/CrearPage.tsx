import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import { useRef } from 'react'
import { useOnline } from '../../api/client/online'
import { useAppSelector } from '../../api/client/hooks'
import { fechaLarga } from '../../contract/fechas'
import { puede } from '../../contract/permisos'
import { selectUsuario } from '../../session/sessionSlice'
import { DraftNotice } from '../../ui/drafts/DraftNotice'
import { EmptyState } from '../../ui/EmptyState'
import { enfocarPrimero } from '../../ui/form/focus'
import { Page } from '../../ui/Page'
import { Avance } from './Avance'
import { CompleteButton } from './CompleteButton'
import { LateRows } from './LateRows'
import { Planilla } from './Planilla'
import { ReadOnlySheet } from './ReadOnlySheet'
import { useGuardadoAutomatico } from './useGuardadoAutomatico'
import { usePlanilla } from './usePlanilla'

/** Where a clerk marks every driver's day, each morning (section 2, Asistencias/crear). */
export default function CrearPage() {
  const planilla = usePlanilla()
  const { fecha, filas, cambios, guardando, guardar, automatico, setAutomatico, alCambiar } = planilla
  const { draft, conflict, fallo, resueltas } = planilla
  const enLinea = useOnline()
  const puedeRegistrar = puede(useAppSelector(selectUsuario)?.roles ?? [], 'registrarAsistencias')
  const actions = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const titulo = `Asistencias del ${fechaLarga(fecha)}`

  useGuardadoAutomatico(automatico && puedeRegistrar && !conflict, () => {
    if (enLinea) void guardar()
  })
  const handleDiscard = () => {
    draft?.onDiscard()
    // The button goes.
    enfocarPrimero(sheet.current)
  }

  return (
    <Page
      titulo="Crear asistencias"
      acciones={
        <span ref={actions}>
          {puedeRegistrar && (
            <FormControlLabel
              label="Guardado Automático?"
              control={
                <Checkbox checked={automatico} onChange={(_event, marcado) => setAutomatico(marcado)} />
              }
            />
          )}
          <CompleteButton
            unmarked={filas.length - resueltas}
            guardando={guardando}
            onSave={() => void guardar()}
          />
        </span>
      }
    >
      {draft && <DraftNotice keptAt={draft.keptAt} onDiscard={handleDiscard} disabled={guardando} />}
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
      {conflict && (
        <LateRows
          {...conflict}
          cambios={cambios}
          automatico={automatico}
          onCambio={alCambiar}
          last={() => actions.current?.querySelector('button')}
        />
      )}
      <Avance {...planilla} total={filas.length} enLinea={enLinea} soloLectura={!puedeRegistrar} />
      {/* Of its own height always: the sheet must not move when it is asked for again. */}
      <Box sx={{ height: 4, my: -1 }}>{planilla.cargando && <LinearProgress aria-label="Cargando" />}</Box>
      <div ref={sheet}>
        {filas.length === 0 ? (
          !planilla.cargando && <EmptyState mensaje="No hay asistencias." />
        ) : puedeRegistrar ? (
          <Planilla
            titulo={titulo}
            filas={filas}
            cambios={cambios}
            errores={planilla.errores}
            onCambio={alCambiar}
          />
        ) : (
          <ReadOnlySheet titulo={titulo} filas={filas} />
        )}
      </div>
    </Page>
  )
}
