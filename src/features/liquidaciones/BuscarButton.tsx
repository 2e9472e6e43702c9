import SearchIcon from '@mui/icons-material/Search'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { esSinSesion, mensajeDeError } from '../../api/errores'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { enfocarCampo } from '../../ui/form/focus'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { VALORES_VACIOS, valoresDe, type ValoresLiquidacion } from './valores'

/** What Buscar has brought last, and whether the form still holds its date and bus. */
export interface Cargado {
  detalle: LiquidacionDetalle | null
  vigente: boolean
}

export const SIN_CARGAR: Cargado = { detalle: null, vigente: false }

interface Props {
  cargado: Cargado
  onCargado: (cargado: Cargado) => void
}

const alSeguir = ({ conductorDocumento }: ValoresLiquidacion) =>
  enfocarCampo(conductorDocumento ? 'viajes' : 'conductorDocumento')

/**
 * Loads the settlement of the chosen date and bus into the form, or the preview of a new one (section 4). Where it fails, the
 * mensaje is the banner and the form goes back to its empty defaults; the banner offers what was typed.
 */
export function BuscarButton({ cargado, onCargado }: Props) {
  const { values, isSubmitting, setStatus, setErrors, setTouched, setValues } =
    useFormikContext<ValoresLiquidacion>()
  const { fecha, busNumero } = values
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const [buscar, { isFetching }] = useLazyDetalleLiquidacionQuery()

  const alBuscar = async () => {
    if (!busNumero) return
    setStatus({ mensaje: null })
    const { data, error } = await buscar({ fecha, busNumero })
    const actuales = latest.current
    // The person has gone on to another one meanwhile, and this answer must not take them back.
    if (actuales.fecha !== fecha || actuales.busNumero !== busNumero) return
    // The whole form is kept as it is for whoever signs in again.
    if (esSinSesion(error)) return
    // Beside an error stands what the same question was answered before.
    if (error || !data) return alFallar(mensajeDeError(error), actuales)
    const cargada = valoresDe(data)
    await startOver(cargada)
    onCargado({ detalle: data, vigente: true })
    alSeguir(cargada)
  }

  /** Begins anew with other values: nothing that was said of the former ones stays. */
  const startOver = async (valores: ValoresLiquidacion) => {
    setErrors({})
    await setTouched({}, false)
    await setValues(valores, false)
  }

  const alFallar = async (mensaje: string, escrito: ValoresLiquidacion) => {
    const recuperar = async () => {
      setStatus({ mensaje: null })
      await startOver(escrito)
      onCargado(cargado)
      alSeguir(escrito)
    }
    setStatus({ mensaje, action: { text: 'Recuperar lo escrito', run: () => void recuperar() } })
    await startOver(VALORES_VACIOS)
    onCargado(SIN_CARGAR)
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
