import SearchIcon from '@mui/icons-material/Search'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useBusesQuery } from '../../api/buses'
import { isUnauthorized, errorMessage } from '../../api/client/errors'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import { enfocarCampo } from '../../ui/form/focus'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { fillableFields, load } from './load'
import type { Field } from './rebase'
import { CREACION_VACIA, type ValoresCreacion } from './valores'

interface Props {
  /** Told which fields the answer will fill in while it is on its way, and null once it has come. */
  onAsk: (fields: ReadonlySet<Field> | null) => void
}

const alSeguir = ({ conductorDocumento }: ValoresCreacion) =>
  enfocarCampo(conductorDocumento ? 'viajes' : 'conductorDocumento')

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
  const [buscar, { isFetching }] = useLazyDetalleLiquidacionQuery()

  const alBuscar = async () => {
    if (!busNumero) return
    setStatus({ mensaje: null })
    const busDriver = buses?.find(({ numero }) => numero === busNumero)?.conductorDocumento ?? null
    onAsk(fillableFields(values, busDriver))
    const { data, error } = await buscar({ fecha, busNumero })
    const actuales = latest.current
    // The person has gone on to another one meanwhile, and this answer must not take them back.
    if (actuales.fecha !== fecha || actuales.busNumero !== busNumero) return
    onAsk(null)
    setStatus({ mensaje: null })
    // The whole form is kept as it is for whoever signs in again.
    if (isUnauthorized(error)) return
    // Beside an error stands what the same question was answered before.
    if (error || !data) return alFallar(errorMessage(error), actuales)
    const cargada = load(actuales, data, busDriver)
    await startOver(cargada)
    alSeguir(cargada)
  }

  /** Begins anew with other values: nothing that was said of the former ones stays. */
  const startOver = async (valores: ValoresCreacion) => {
    setErrors({})
    await setTouched({}, false)
    await setValues(valores, false)
  }

  const alFallar = async (mensaje: string, escrito: ValoresCreacion) => {
    const recuperar = async () => {
      setStatus({ mensaje: null })
      await startOver(escrito)
      alSeguir(escrito)
    }
    setStatus({ mensaje, action: { text: 'Recuperar lo escrito', run: () => void recuperar() } })
    await startOver(CREACION_VACIA)
    enfocarCampo('fecha')
  }

  return (
    <ShortcutButton
      atajo="cargar"
      variant="outlined"
      startIcon={<SearchIcon />}
      loading={isFetching}
      disabled={!esFecha(fecha) || !busNumero || isSubmitting}
      onClick={() => void alBuscar()}
    >
      Buscar
    </ShortcutButton>
  )
}
