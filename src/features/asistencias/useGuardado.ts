import { useCallback, useRef, useState } from 'react'
import { useGuardarAsistenciasMutation } from '../../api/asistencias'
import { erroresDeCampos, mensajeDeError } from '../../api/errores'
import { conClave, nuevaClave } from '../../api/idempotencia'
import { AsistenciasSchema, type AsistenciaFila } from '../../contract/asistencias'
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

/** Saves a day's rows, all or nothing and never twice at once. */
export function useGuardado() {
  const [enviar] = useGuardarAsistenciasMutation()
  const enCurso = useRef(false)
  // A repetition of the same rows carries the key of the first try; other rows are another call.
  const intento = useRef({ cuerpo: '', clave: '' })
  const [guardando, setGuardando] = useState(false)
  const [estado, setEstado] = useState<EstadoDeGuardado>({ guardadoA: null, fallo: null, errores: {} })

  /** Answers whether the rows are saved. */
  const guardar = useCallback(
    async (filas: readonly AsistenciaFila[]): Promise<boolean> => {
      if (enCurso.current) return false
      const fallar = (fallo: string, errores: Record<string, string>) =>
        setEstado((antes) => ({ ...antes, fallo, errores: erroresPorConductor(errores, filas) }))
      const leidas = AsistenciasSchema.safeParse(filas)
      if (!leidas.success) {
        fallar(REVISE, erroresPorCampo(leidas.error.issues))
        return false
      }
      const cuerpo = JSON.stringify(leidas.data)
      if (intento.current.cuerpo !== cuerpo) intento.current = { cuerpo, clave: nuevaClave() }
      enCurso.current = true
      setGuardando(true)
      try {
        await conClave(intento.current.clave, () => enviar(leidas.data)).unwrap()
        intento.current = { cuerpo: '', clave: '' }
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
