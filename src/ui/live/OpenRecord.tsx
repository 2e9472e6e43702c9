import { useEventCallback } from '@mui/material/utils'
import { useFormikContext, type FormikValues } from 'formik'
import { useEffect } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { useAppSelector } from '../../api/client/hooks'
import type { RegistroQuery } from '../../contract/historial'
import { useFormStatus } from '../form/Form'
import type { FormStatus } from '../form/useSubmission'
import { selectRecent } from './recentSlice'

/** A record as our own server gives it; another host gives no version. */
type Versioned = { version?: number | string | null }

export interface OpenRecordProps extends RegistroQuery {
  /** The record as the form began with it, and as the cache has it now. */
  opened: Versioned
  current: (Versioned & object) | undefined
}

/** In a form that edits a record: says at once that somebody has saved it meanwhile, with both values. */
export function OpenRecord({ identificador, opened, current }: OpenRecordProps) {
  const { setStatus, isSubmitting } = useFormikContext<FormikValues>()
  const status = useFormStatus()
  const change = useAppSelector((state) => selectRecent(state)[identificador])
  const version = current?.version

  const tell = useEventCallback(() => {
    const { stored = opened }: { stored?: Versioned } = status
    if (version == null || !isOwnServer() || isSubmitting || version === stored.version) return
    const message = `${change?.usuario ?? 'Otra persona'} acaba de guardar este registro. Revise las diferencias antes de guardar.`
    setStatus({ message, stored: current } satisfies FormStatus)
  })
  useEffect(tell, [tell, version])

  return null
}
