import { useCallback, useRef, useState } from 'react'
import { storedInPart, useGuardarAsistenciasMutation, type AsistenciaEnviada } from '../../api/asistencias'
import { fieldErrors, errorMessage } from '../../api/client/errors'
import { PlanillaSchema } from '../../contract/asistencias'
import { erroresPorCampo } from '../../contract/errores'
import { erroresPorConductor, type Saved } from './planilla'

/** How the last attempt to save ended. */
interface SaveState {
  /** When it last worked; null while it has not. */
  guardadoA: Date | null
  /** Why it did not work; null when it did. */
  fallo: string | null
  /** The message of each row that is wrong, by conductorUuid. */
  errores: Readonly<Record<string, string>>
  /** What was said of rows that came too late, since the last save that stored all. */
  conflict: { mensaje: string; late: ReadonlySet<string> } | null
}

const REVISE = 'Revise las filas marcadas.'

/** Saves a day's rows, never twice at once. A repetition does no more than the first: they replace each other. */
export function useGuardado() {
  const [enviar] = useGuardarAsistenciasMutation()
  const enCurso = useRef(false)
  const [guardando, setGuardando] = useState(false)
  const [estado, setEstado] = useState<SaveState>({
    guardadoA: null,
    fallo: null,
    errores: {},
    conflict: null,
  })

  /** Answers what is saved of the rows, which `leer` gives as they are then; null when none are. */
  const guardar = useCallback(
    async (leer: () => Promise<readonly AsistenciaEnviada[]>): Promise<Saved | null> => {
      if (enCurso.current) return null
      enCurso.current = true
      setGuardando(true)
      let filas: readonly AsistenciaEnviada[] = []
      const fallar = (fallo: string, errores: Record<string, string>) => {
        setEstado((antes) => ({ ...antes, fallo, errores: erroresPorConductor(errores, filas) }))
        return null
      }
      const lograr = (now: Saved['now'], conflict: SaveState['conflict']): Saved => {
        setEstado({ guardadoA: new Date(), fallo: null, errores: {}, conflict })
        return { sent: filas, now, late: conflict?.late ?? new Set() }
      }
      try {
        filas = await leer()
        const leidas = PlanillaSchema.safeParse(filas)
        if (!leidas.success) return fallar(REVISE, erroresPorCampo(leidas.error.issues))
        filas = filas.map((fila, indice) => ({ ...fila, ...leidas.data[indice] }))
        return lograr(await enviar([...filas]).unwrap(), null)
      } catch (error) {
        const now = storedInPart(error)
        const errores = fieldErrors(error)
        if (!now) return fallar(errorMessage(error), errores)
        const late = new Set(Object.keys(erroresPorConductor(errores, filas)))
        return lograr(now, { mensaje: errorMessage(error), late })
      } finally {
        enCurso.current = false
        setGuardando(false)
      }
    },
    [enviar],
  )

  return { guardar, guardando, ...estado }
}
