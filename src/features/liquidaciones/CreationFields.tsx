import SearchIcon from '@mui/icons-material/Search'
import { useEventCallback } from '@mui/material/utils'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useBusesQuery } from '../../api/buses'
import { isUnauthorized, errorMessage } from '../../api/client/errors'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import { focusField } from '../../ui/focus/focus'
import { useForm, type FormStatus } from '../../ui/form/status'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { LiquidacionFields } from './LiquidacionFields'
import { LoadedNotice } from './LoadedNotice'
import { nextField } from './next'
import { rebase, typedFields } from './rebase'
import {
  creationOf,
  EMPTY_CREATION,
  EMPTY_VALUES,
  valuesOf,
  type CreationValues,
} from '../../records/settlement/values'

// Constant, since its button is memoised.
const ICON = <SearchIcon />

const NO_MESSAGE: FormStatus = { message: null }
const WAITING: FormStatus = { message: null, disabledReason: 'Espere a que Buscar termine.' }

/** @param busDriver the documento that choosing the bus filled in. */
function isTyped(values: CreationValues, busDriver: string | null) {
  const base = values.cargada ? valuesOf(values.cargada) : EMPTY_VALUES
  const driver = values.conductorDocumento
  const isDriverTyped = driver !== null && driver !== (base.conductorDocumento ?? busDriver)
  return isDriverTyped || typedFields(values, base).length > 0
}

/**
 * The fields of Crear. Buscar loads the settlement of the chosen date and bus into the form, or the preview of a new one
 * (section 4), in place of what is there. On a failure the form returns to its empty defaults under a banner with the mensaje,
 * which offers to restore the typed values.
 */
export function CreationFields() {
  const { values, setFormikState } = useFormikContext<CreationValues>()
  const { status, setStatus } = useForm()
  const { fecha, busNumero, cargada: loaded } = values
  // Kept after the record is dropped, so that a retired driver's name still shows.
  const [last, setLast] = useState(loaded)
  if (loaded && loaded !== last) setLast(loaded)
  /** Values that the last answer has replaced, if anything had been typed; those of another settlement's form are not given back. */
  const [former, setFormer] = useState<CreationValues | null>(null)
  if (former && (former.fecha !== fecha || former.busNumero !== busNumero)) setFormer(null)
  const { data: buses } = useBusesQuery()
  const [search, { isFetching }] = useLazyDetalleLiquidacionQuery()

  /** Replaces the values, without the former ones' messages, and goes on with a field. */
  const startOver = (newValues: CreationValues, field = nextField(newValues), status = NO_MESSAGE) => {
    flushSync(() =>
      setFormikState((form) => ({ ...form, values: newValues, errors: {}, touched: {}, status })),
    )
    focusField(field)
  }

  const onAnswer = useEventCallback(
    (asked: CreationValues, { data, error }: Awaited<ReturnType<typeof search>>) => {
      // The date or the bus was changed meanwhile: this answer is obsolete.
      if (asked.fecha !== fecha || asked.busNumero !== busNumero) return
      setStatus(NO_MESSAGE)
      // After a 401 the form stays as it is, for the draft that the next sign-in restores.
      if (isUnauthorized(error)) return
      // `error` first: RTK Query keeps the former `data` beside it.
      if (error || !data) {
        setFormer(null)
        const recover = { text: 'Recuperar lo escrito', run: () => startOver(values) }
        return startOver(EMPTY_CREATION, 'fecha', { message: errorMessage(error), action: recover })
      }
      const busDriver = buses?.find(({ numero }) => numero === busNumero)?.conductorDocumento ?? null
      setFormer(isTyped(values, busDriver) ? values : null)
      startOver(creationOf(data))
    },
  )

  const onSearch = useEventCallback(async () => {
    if (!busNumero) return
    setStatus(WAITING)
    onAnswer(values, await search({ fecha, busNumero }))
  })

  /** Another date or bus is another settlement: drops the loaded values and keeps the typed ones. */
  const dropLoaded = useEventCallback(() => {
    // A pending answer belongs to the former key.
    setStatus({ ...status, disabledReason: undefined })
    if (!loaded) return
    setFormikState(({ values: current, ...form }) => {
      const { fecha, busNumero, conductorDocumento } = current
      const empty = { ...EMPTY_VALUES, fecha, busNumero, conductorDocumento }
      const rebased = { ...rebase(current, valuesOf(loaded), empty), cargada: null }
      // The banner was about the former settlement.
      return { ...form, values: rebased, status: NO_MESSAGE }
    })
  })

  return (
    <>
      <LoadedNotice former={former} onGiveBack={() => setFormer(null)} />
      <LiquidacionFields
        beside={
          <ShortcutButton
            shortcut="cargar"
            variant="outlined"
            startIcon={ICON}
            loading={isFetching}
            disabled={!esFecha(fecha) || !busNumero}
            onClick={onSearch}
          >
            Buscar
          </ShortcutButton>
        }
        record={last}
        onKeyChange={dropLoaded}
      />
    </>
  )
}
