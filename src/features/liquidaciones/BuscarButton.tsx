import SearchIcon from '@mui/icons-material/Search'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { isUnauthorized, errorMessage } from '../../api/client/errors'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import { focusField } from '../../ui/form/focus'
import type { FormStatus } from '../../ui/form/useSubmission'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { fillableFields, load } from './load'
import type { Field } from './rebase'
import { EMPTY_CREATION, type ValoresCreacion } from './values'

interface Props {
  /** Told which fields the answer will fill in while it is on its way, and null once it has come. */
  onAsk: (fields: ReadonlySet<Field> | null) => void
}

const onContinue = ({ conductorDocumento }: ValoresCreacion) =>
  focusField(conductorDocumento ? 'viajes' : 'conductorDocumento')

/**
 * Loads the settlement of the chosen date and bus into the form, or the preview of a new one (section 4), around what was
 * typed. Where it fails, the
 * mensaje is the banner and the form goes back to its empty defaults; the banner offers what was typed.
 */
export function BuscarButton({ onAsk }: Props) {
  const { values, isSubmitting, setStatus, setErrors, setTouched, setValues } =
    useFormikContext<ValoresCreacion>()
  const { fecha, busNumero } = values
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const { data: buses } = useBusesQuery()
  const [search, { isFetching }] = useLazyDetalleLiquidacionQuery()

  const onSearch = async () => {
    if (!busNumero) return
    setStatus({ message: null } satisfies FormStatus)
    const busDriver = buses?.find(({ numero }) => numero === busNumero)?.conductorDocumento ?? null
    onAsk(fillableFields(values, busDriver))
    const { data, error } = await search({ fecha, busNumero })
    const current = latest.current
    // The person has gone on to another one meanwhile, and this answer must not take them back.
    if (current.fecha !== fecha || current.busNumero !== busNumero) return
    onAsk(null)
    setStatus({ message: null } satisfies FormStatus)
    // The whole form is kept as it is for whoever signs in again.
    if (isUnauthorized(error)) return
    // Beside an error stands what the same question was answered before.
    if (error || !data) return onFailure(errorMessage(error), current)
    const loaded = load(current, data, busDriver)
    await startOver(loaded)
    onContinue(loaded)
  }

  /** Begins anew with other values: nothing that was said of the former ones stays. */
  const startOver = async (valores: ValoresCreacion) => {
    setErrors({})
    await setTouched({}, false)
    await setValues(valores, false)
  }

  const onFailure = async (message: string, typed: ValoresCreacion) => {
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
  )
}
