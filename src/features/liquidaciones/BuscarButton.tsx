import SearchIcon from '@mui/icons-material/Search'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { isUnauthorized, errorMessage } from '../../api/client/errors'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import { focusField } from '../../ui/form/focus'
import type { FormStatus } from '../../ui/form/useSubmission'
import { OpenRecord } from '../../ui/live/OpenRecord'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { fillableFields, load } from './load'
import type { Field } from './rebase'
import { EMPTY_CREATION, type CreationValues } from './values'

interface Props {
  /** Called with the fields that the answer will fill in, and with null when it has arrived. */
  onAsk: (fields: ReadonlySet<Field> | null) => void
}

const onContinue = ({ conductorDocumento }: CreationValues) =>
  focusField(conductorDocumento ? 'viajes' : 'conductorDocumento')

/**
 * Loads the settlement of the chosen date and bus into the form, or the preview of a new one (section 4), and keeps typed
 * fields. On a failure the form returns to its empty defaults under a banner with the mensaje, which offers to restore the
 * typed values.
 */
export function BuscarButton({ onAsk }: Props) {
  const { values, isSubmitting, setStatus, setErrors, setTouched, setValues } =
    useFormikContext<CreationValues>()
  const { fecha, busNumero, cargada: loaded } = values
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const { data: buses } = useBusesQuery()
  const [search, { data: found, isFetching }] = useLazyDetalleLiquidacionQuery()

  const onSearch = async () => {
    if (!busNumero) return
    setStatus({ message: null } satisfies FormStatus)
    const busDriver = buses?.find(({ numero }) => numero === busNumero)?.conductorDocumento ?? null
    onAsk(fillableFields(values, busDriver))
    const { data, error } = await search({ fecha, busNumero })
    const current = latest.current
    // The date or the bus was changed meanwhile: this answer is obsolete.
    if (current.fecha !== fecha || current.busNumero !== busNumero) return
    onAsk(null)
    setStatus({ message: null } satisfies FormStatus)
    // After a 401 the form stays as it is, for the draft that the next sign-in restores.
    if (isUnauthorized(error)) return
    // `error` first: RTK Query keeps the former `data` beside it.
    if (error || !data) return onFailure(errorMessage(error), current)
    const filled = load(current, data, busDriver)
    await startOver(filled)
    onContinue(filled)
  }

  /** Replaces the values and clears the former ones' messages. */
  const startOver = async (newValues: CreationValues) => {
    setErrors({})
    await setTouched({}, false)
    await setValues(newValues, false)
  }

  const onFailure = async (message: string, typed: CreationValues) => {
    const recover = async () => {
      setStatus({ message: null } satisfies FormStatus)
      await startOver(typed)
      onContinue(typed)
    }
    setStatus({
      message,
      action: { text: 'Recuperar lo escrito', run: () => void recover() },
    } satisfies FormStatus)
    await startOver(EMPTY_CREATION)
    focusField('fecha')
  }

  return (
    <>
      {loaded?.uuid && found?.uuid === loaded.uuid && (
        <OpenRecord sustantivo="liquidaciones" identificador={loaded.uuid} opened={loaded} current={found} />
      )}
      <ShortcutButton
        shortcut="cargar"
        variant="outlined"
        startIcon={<SearchIcon />}
        loading={isFetching}
        disabled={!esFecha(fecha) || !busNumero || isSubmitting}
        onClick={() => void onSearch()}
      >
        Buscar
      </ShortcutButton>
    </>
  )
}
