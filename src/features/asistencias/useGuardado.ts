import { useCallback, useRef, useState } from 'react'
import { useGuardarAsistenciasMutation } from '../../api/asistencias'
import { erroresDeCampos, mensajeDeError } from '../../api/errores'
import { PlanillaSchema, type AsistenciaFila } from '../../contract/asistencias'
import { erroresPorCampo } from '../../contract/errores'
import { erroresPorConductor } from './planilla'

/** How the last attempt to save ended. */
export interface EstadoDeGuardado {
  /** When it last worked; null while it has not. */
  guardadoA: Date | null
  /** Why it did not work; null when it did. */
  fallo: string | null
  /** The message of each row that is wrong, by conductorUuid. */
  errores: Readonly<Record<string, string>>
}

const REVISE = 'Revise las filas marcadas.'

/** Saves a day's rows, all or nothing and never twice at once. A repetition does no more than the first: they replace each other. */
export function useGuardado() {
  const [enviar] = useGuardarAsistenciasMutation()
  const enCurso = useRef(false)
  const [guardando, setGuardando] = useState(false)
  const [estado, setEstado] = useState<EstadoDeGuardado>({ guardadoA: null, fallo: null, errores: {} })

  /** Answers whether the rows are saved, which `leer` gives as they are then. */
  const guardar = useCallback(
    async (leer: () => Promise<readonly AsistenciaFila[]>): Promise<boolean> => {
      if (enCurso.current) return false
      enCurso.current = true
      setGuardando(true)
      let filas: readonly AsistenciaFila[] = []
      const fallar = (fallo: string, errores: Record<string, string>) =>
        setEstado((antes) => ({ ...antes, fallo, errores: erroresPorConductor(errores, filas) }))
      try {
        filas = await leer()
        const leidas = PlanillaSchema.safeParse(filas)
        if (!leidas.success) {
          fallar(REVISE, erroresPorCampo(leidas.error.issues))
          return false
        }
        await enviar(filas.map((fila, indice) => ({ ...fila, ...leidas.data[indice] }))).unwrap()
        setEstado({ guardadoA: new Date(), fallo: null, errores: {} })
        return true
      } catch (error) {
        fallar(mensajeDeError(error), erroresDeCampos(error))
        return false
      } finally {
        enCurso.current = false
        setGuardando(false)
      }
    },
    [enviar],
  )

  return { guardar, guardando, ...estado }
}
