import SearchIcon from '@mui/icons-material/Search'
import { esSinSesion, mensajeDeError } from '../../api/errores'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { enfocarCampo } from '../../ui/form/focus'
import { useFormActions, useFormState, useFormValue } from '../../ui/form/formStore'
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
  const { getValues, setBanner, startOver } = useFormActions<ValoresLiquidacion>()
  const enviando = useFormState(({ isSubmitting }) => isSubmitting)
  const fecha = useFormValue<ValoresLiquidacion['fecha']>('fecha')
  const busNumero = useFormValue<ValoresLiquidacion['busNumero']>('busNumero')
  const [buscar, { isFetching }] = useLazyDetalleLiquidacionQuery()

  const alBuscar = async () => {
    if (!busNumero) return
    setBanner(null)
    const { data, error } = await buscar({ fecha, busNumero })
    const actuales = getValues()
    // The person has gone on to another one meanwhile, and this answer must not take them back.
    if (actuales.fecha !== fecha || actuales.busNumero !== busNumero) return
    // The whole form is kept as it is for whoever signs in again.
    if (esSinSesion(error)) return
    // Beside an error stands what the same question was answered before.
    if (error || !data) return alFallar(mensajeDeError(error), actuales)
    await startOver(valoresDe(data))
    onCargado({ detalle: data, vigente: true })
    alSeguir(getValues())
  }

  const alFallar = async (mensaje: string, escrito: ValoresLiquidacion) => {
    const recuperar = async () => {
      setBanner(null)
      await startOver(escrito)
      onCargado(cargado)
      alSeguir(escrito)
    }
    setBanner(mensaje, { text: 'Recuperar lo escrito', run: () => void recuperar() })
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
      disabled={!esFecha(fecha) || !busNumero || enviando}
      onClick={() => void alBuscar()}
    >
      Buscar
    </ShortcutButton>
  )
}
