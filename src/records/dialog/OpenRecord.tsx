import { useEventCallback } from '@mui/material/utils'
import { useEffect } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppSelector } from '../../api/client/hooks'
import type { RegistroQuery } from '../../contract/historial'
import { selectUsuario } from '../../session/sessionSlice'
import { useForm, type FormStatus } from '../../ui/form/status'
import { selectRecent } from '../remoteChanges/remoteChangesSlice'

/** A record as our own server gives it; another host gives no version. */
type Versioned = { version?: number | string | null }

export interface OpenRecordProps extends RegistroQuery {
  /** The record as the form began with it, and as the cache has it now. */
  opened: Versioned
  current: (Versioned & object) | undefined
}

const CHANGED = 'Este registro cambió desde que lo abrió. Revise las diferencias.'

/** Tells at once, in a form that edits a record, that it has changed meanwhile, with both values. */
export function OpenRecord({ identificador, opened, current }: OpenRecordProps) {
  const { status, setStatus, isSubmitting } = useForm()
  const author = useAppSelector((state) => selectRecent(state)[identificador]?.usuario)
  const self = useAppSelector(selectUsuario)?.nombre
  const version = isOwnServer() ? current?.version : null

  const tell = useEventCallback(() => {
    const { stored, newer = stored ?? opened }: { stored?: Versioned; newer?: Versioned } = status
    if (version == null || isSubmitting || version === newer.version) return
    const told =
      author && author !== self
        ? `${author} acaba de guardar este registro. Revise las diferencias.`
        : CHANGED
    // Keeps the message of the person's own attempt, which says more, unless it is known who has saved.
    const message = told === CHANGED ? (status.message ?? told) : told
    setStatus({ ...status, message, newer: current } satisfies FormStatus)
  })
  useEffect(tell, [tell, version, isSubmitting])

  return null
}
