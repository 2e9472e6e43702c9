import { useCallback, useRef, useState } from 'react'
import { storedInPart, useGuardarAsistenciasMutation, type AsistenciaEnviada } from '../../api/asistencias'
import { useDeshacerMutation } from '../../api/historial'
import { isOwnServer } from '../../api/client/baseUrl'
import { fieldErrors, errorMessage } from '../../api/client/errors'
import { newIdempotencyKey } from '../../api/client/idempotency'
import { PlanillaSchema } from '../../contract/asistencias'
import { erroresPorCampo } from '../../contract/errores'
import { errorsByConductor, type Saved } from './sheetRows'

/** The result of the last attempt to save. */
interface SaveState {
  /** The time of the last successful save; null before the first. */
  savedAt: Date | null
  /** The mark of that save, by which it is undone; null where it stored nothing new, and with another host. */
  grupo: string | null
  /** The failure's message; null after a success. */
  failure: string | null
  /** The message of each wrong row, by conductorUuid. */
  errors: Readonly<Record<string, string>>
  /** The message about rows that a colleague saved first; null after a save that stored every row. */
  conflict: { message: string; late: ReadonlySet<string> } | null
}

const REVIEW = 'Revise las filas marcadas.'

/** Saves a day's rows, one call at a time. Repeating a save is harmless: the rows replace the stored ones. */
export function useSave() {
  const [send] = useGuardarAsistenciasMutation()
  const underWay = useRef(false)
  const [saving, setSaving] = useState(false)
  const [state, setState] = useState<SaveState>({
    savedAt: null,
    grupo: null,
    failure: null,
    errors: {},
    conflict: null,
  })

  /** Reads the rows with `read` and saves them. Returns null when none were saved. */
  const save = useCallback(
    async (read: () => Promise<readonly AsistenciaEnviada[]>): Promise<Saved | null> => {
      if (underWay.current) return null
      underWay.current = true
      setSaving(true)
      let rows: readonly AsistenciaEnviada[] = []
      const fail = (failure: string, errors: Record<string, string>) => {
        setState((before) => ({ ...before, failure, errors: errorsByConductor(errors, rows) }))
        return null
      }
      const grupo = newIdempotencyKey()
      const succeed = (now: Saved['now'], conflict: SaveState['conflict']): Saved => {
        const isNew =
          isOwnServer() &&
          now.some(({ uuid, version }, at) => uuid !== rows[at]?.uuid || version !== rows[at].version)
        setState({ savedAt: new Date(), grupo: isNew ? grupo : null, failure: null, errors: {}, conflict })
        return { sent: rows, now, late: conflict?.late ?? new Set() }
      }
      try {
        rows = await read()
        const parsed = PlanillaSchema.safeParse(rows)
        if (!parsed.success) return fail(REVIEW, erroresPorCampo(parsed.error.issues))
        rows = rows.map((row, index) => ({ ...row, ...parsed.data[index] }))
        return succeed(await send({ asistencias: [...rows], grupo }).unwrap(), null)
      } catch (error) {
        const now = storedInPart(error)
        const errors = fieldErrors(error)
        if (!now) return fail(errorMessage(error), errors)
        const late = new Set(Object.keys(errorsByConductor(errors, rows)))
        return succeed(now, { message: errorMessage(error), late })
      } finally {
        underWay.current = false
        setSaving(false)
      }
    },
    [send],
  )

  const [undoSave] = useDeshacerMutation()
  /** Undoes the last save; the outcome is a toast, and whether it was undone the answer. Its button goes at the press. */
  const undo = async () => {
    const { grupo } = state
    if (grupo === null) return false
    setState((before) => ({ ...before, savedAt: null, grupo: null }))
    return (await undoSave({ grupo })).error === undefined
  }

  return { save, undo, saving, ...state }
}
