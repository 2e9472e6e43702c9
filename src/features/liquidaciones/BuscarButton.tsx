import SearchIcon from '@mui/icons-material/Search'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { isUnauthorized, errorMessage } from '../../api/client/errors'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import { focusField } from '../../ui/focus/focus'
import type { FormStatus } from '../../ui/form/status'
import { OpenRecord } from '../../records/presence/OpenRecord'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { typedFields } from './rebase'
import { EMPTY_CREATION, EMPTY_VALUES, valuesOf, type CreationValues } from './values'

interface Props {
  /** Called when the answer is on its way, and when it has arrived. */
  onAsk: (waiting: boolean) => void
  /** Called with the form that the answer has replaced, or null where nothing had been typed in it. */
  onReplace: (former: CreationValues | null) => void
}

const onContinue = ({ conductorDocumento }: CreationValues) =>
  focusField(conductorDocumento ? 'viajes' : 'conductorDocumento')

/** @param busDriver the documento that choosing the bus filled in. */
function isTyped(values: CreationValues, busDriver: string | null): boolean {
  const base = values.cargada ? valuesOf(values.cargada) : EMPTY_VALUES
  const driver = values.conductorDocumento
  const isDriverTyped = driver !== null && driver !== (base.conductorDocumento ?? busDriver)
  return isDriverTyped || typedFields(values, base).length > 0
}

/**
 * Loads the settlement of the chosen date and bus into the form, or the preview of a new one (section 4), in place of what is
 * there. On a failure the form returns to its empty defaults under a banner with the mensaje, which offers to restore the
 * typed values.
 */
export function BuscarButton({ onAsk, onReplace }: Props) {
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
    onAsk(true)
    const { data, error } = await search({ fecha, busNumero })
    const current = latest.current
    // The date or the bus was changed meanwhile: this answer is obsolete.
    if (current.fecha !== fecha || current.busNumero !== busNumero) return
    onAsk(false)
    setStatus({ message: null } satisfies FormStatus)
    // After a 401 the form stays as it is, for the draft that the next sign-in restores.
    if (isUnauthorized(error)) return
    // `error` first: RTK Query keeps the former `data` beside it.
    if (error || !data) return onFailure(errorMessage(error), current)
    const filled = { ...EMPTY_CREATION, ...valuesOf(data), cargada: data }
    const busDriver = buses?.find(({ numero }) => numero === busNumero)?.conductorDocumento ?? null
    onReplace(isTyped(current, busDriver) ? current : null)
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
    onReplace(null)
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
