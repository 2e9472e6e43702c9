import SearchIcon from '@mui/icons-material/Search'
import { mensajeDeError } from '../../api/errores'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { esFecha } from '../../contract/fechas'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { enfocarCampo } from '../../ui/form/focus'
import { useFormActions, useFormState, useFormValue } from '../../ui/form/formStore'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { VALORES_VACIOS, valoresDe, type ValoresLiquidacion } from './valores'

interface Props {
  /** Told what was loaded; null when there was nothing. */
  onCargado: (detalle: LiquidacionDetalle | null) => void
}

/**
 * Loads the settlement of the chosen date and bus into the form, or the preview of a new one (section 4). Where there is
 * neither, the rest of the form goes back to its empty defaults; date and bus stay, because they are what was asked.
 */
export function BuscarButton({ onCargado }: Props) {
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
    // Beside an error stands what the same question was answered before.
    const encontrada = error ? undefined : data
    setBanner(error ? mensajeDeError(error) : null)
    await startOver(encontrada ? valoresDe(encontrada) : { ...VALORES_VACIOS, fecha, busNumero })
    onCargado(encontrada ?? null)
    enfocarCampo(getValues().conductorDocumento ? 'viajes' : 'conductorDocumento')
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
