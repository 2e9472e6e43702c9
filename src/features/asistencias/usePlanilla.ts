import { useCallback, useMemo, useState } from 'react'
import { useAsistenciasDelDiaQuery } from '../../api/asistencias'
import type { AsistenciaFila } from '../../contract/asistencias'
import { useKeepDraft, useKeptDraft } from '../../ui/drafts/useDraft'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import {
  afterSave,
  cambiar,
  conCambios,
  conLasCambiadas,
  differing,
  estaResuelta,
  rowsToSave,
  SIN_CAMBIOS,
  type Cambios,
  type Marcas,
} from './planilla'
import { useDiaDeHoy } from './useDiaDeHoy'
import { useGuardado } from './useGuardado'

const BORRADOR = 'crear-asistencias'
const SIN_FILAS: AsistenciaFila[] = []

/** What is kept when the session ends in the middle. */
interface PlanillaDraft {
  fecha: string
  cambios: Cambios
  automatico: boolean
}

/**
 * The sheet of a day: every active driver's row, stored or proposed, with the person's changes over it. It is today's; one
 * with unsaved changes stays that of its day when midnight passes.
 */
export function usePlanilla() {
  const today = useDiaDeHoy()
  const borrador = useKeptDraft<PlanillaDraft>(BORRADOR)
  const [fecha, setFecha] = useState(borrador?.fecha ?? today)
  const [cambios, setCambios] = useState(borrador?.cambios ?? SIN_CAMBIOS)
  const [automatico, setAutomatico] = useState(borrador?.automatico ?? false)
  const [keptAt, setKeptAt] = useState(borrador?.keptAt ?? null)
  const { guardar: enviar, conflict, ...guardado } = useGuardado()
  const {
    currentData: filas = SIN_FILAS,
    isFetching: cargando,
    refetch,
  } = useAsistenciasDelDiaQuery({ fecha, crear: true }, { refetchOnMountOrArgChange: true })
  const sinGuardar = Object.keys(cambios).length
  const olvidar = useKeepDraft(BORRADOR, () => (sinGuardar > 0 ? { fecha, cambios, automatico } : null))
  useUnsavedWork(() => sinGuardar > 0)
  if (fecha !== today && sinGuardar === 0 && !guardado.guardando) {
    setFecha(today)
    // Nobody has opened this day's sheet: its proposals are not to be stored by a page that was left open overnight.
    setAutomatico(false)
  }

  const resueltas = useMemo(
    () => filas.filter((fila) => estaResuelta(conCambios(fila, cambios[fila.conductorUuid]))).length,
    [filas, cambios],
  )
  const late = filas.filter(
    (fila) =>
      conflict?.late.has(fila.conductorUuid) && differing(fila, cambios[fila.conductorUuid]).length > 0,
  )
  const alCambiar = useCallback(
    (fila: AsistenciaFila, cambio: Partial<Marcas>) =>
      setCambios((actuales) => cambiar(actuales, fila, cambio)),
    [],
  )
  /** The rows as the server has them now: what a colleague has saved since is not sent back as it was before. */
  const alDia = async () => {
    const { data: frescas = filas } = await refetch()
    return rowsToSave(conLasCambiadas(frescas, filas, cambios), cambios)
  }
  const guardar = async () => {
    const saved = filas.length > 0 ? await enviar(alDia) : null
    if (!saved) return
    olvidar()
    setKeptAt(null)
    setCambios((actuales) => afterSave(actuales, cambios, saved))
  }

  const discardDraft = () => {
    setKeptAt(null)
    setCambios(SIN_CAMBIOS)
  }

  return {
    fecha,
    draft: keptAt === null ? null : { keptAt, onDiscard: discardDraft },
    esDeHoy: fecha === today,
    filas,
    cargando,
    cambios,
    sinGuardar,
    resueltas,
    /** What was said of them, while any of these rows is still otherwise than a colleague has saved it. */
    conflict: conflict && late.length > 0 ? { mensaje: conflict.mensaje, late } : null,
    automatico,
    setAutomatico,
    alCambiar,
    guardar,
    ...guardado,
  }
}
