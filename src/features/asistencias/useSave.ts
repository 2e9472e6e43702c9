import { useCallback, useRef, useState } from 'react'
import { storedInPart, useGuardarAsistenciasMutation, type AsistenciaEnviada } from '../../api/asistencias'
import { fieldErrors, errorMessage } from '../../api/client/errors'
import { PlanillaSchema } from '../../contract/asistencias'
import { erroresPorCampo } from '../../contract/errores'
import { errorsByConductor, type Saved } from './sheetRows'

/** The result of the last attempt to save. */
interface SaveState {
  /** The time of the last successful save; null before the first. */
  savedAt: Date | null
  /** The failure's message; null after a success. */
  fallo: string | null
  /** The message of each wrong row, by conductorUuid. */
  errores: Readonly<Record<string, string>>
  /** The message about rows that a colleague saved first; null after a save that stored every row. */
  conflict: { mensaje: string; late: ReadonlySet<string> } | null
}

const REVIEW = 'Revise las filas marcadas.'

/** Saves a day's rows, one call at a time. Repeating a save is harmless: the rows replace the stored ones. */
export function useSaved() {
  const [send] = useGuardarAsistenciasMutation()
  const underWay = useRef(false)
  const [saving, setSaving] = useState(false)
  const [state, setState] = useState<SaveState>({
    savedAt: null,
    fallo: null,
    errores: {},
    conflict: null,
  })

  /** Reads the rows with `read` and saves them. Returns null when none were saved. */
  const save = useCallback(
    async (read: () => Promise<readonly AsistenciaEnviada[]>): Promise<Saved | null> => {
      if (underWay.current) return null
      underWay.current = true
      setSaving(true)
      let rows: readonly AsistenciaEnviada[] = []
      const fallar = (failed: string, errors: Record<string, string>) => {
        setState((before) => ({ ...before, fallo: failed, errores: errorsByConductor(errors, rows) }))
        return null
      }
      const lograr = (now: Saved['now'], conflict: SaveState['conflict']): Saved => {
        setState({ savedAt: new Date(), fallo: null, errores: {}, conflict })
        return { sent: rows, now, late: conflict?.late ?? new Set() }
      }
      try {
        rows = await read()
        const leidas = PlanillaSchema.safeParse(rows)
        if (!leidas.success) return fallar(REVIEW, erroresPorCampo(leidas.error.issues))
        rows = rows.map((row, index) => ({ ...row, ...leidas.data[index] }))
        return lograr(await send([...rows]).unwrap(), null)
      } catch (error) {
        const now = storedInPart(error)
        const errors = fieldErrors(error)
        if (!now) return fallar(errorMessage(error), errors)
        const late = new Set(Object.keys(errorsByConductor(errors, rows)))
        return lograr(now, { mensaje: errorMessage(error), late })
      } finally {
        underWay.current = false
        setSaving(false)
      }
    },
    [send],
  )

  return { guardar: save, guardando: saving, ...state }
}
