import SearchIcon from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { mensajeDeError } from '../../api/errores'
import { useLazyDetalleLiquidacionQuery } from '../../api/liquidaciones'
import { useFormBanner } from '../../ui/form/Form'
import { VALORES_VACIOS, valoresDe, type ValoresLiquidacion } from './valores'

interface Props {
  /** Told the name of the driver that was loaded, whom the selector may no longer list. */
  onCargado: (conductorNombre: string | null) => void
}

/**
 * Loads the settlement of the chosen date and bus into the form, or the preview of a new one (section 4). Where there is
 * neither, the rest of the form goes back to its empty defaults; date and bus stay, because they are what was asked.
 */
export function BuscarButton({ onCargado }: Props) {
  const { values, setValues, setErrors, setTouched, isSubmitting } = useFormikContext<ValoresLiquidacion>()
  const avisar = useFormBanner()
  const [buscar, { isFetching }] = useLazyDetalleLiquidacionQuery()
  const { fecha, busNumero } = values

  const alBuscar = async () => {
    if (!fecha || !busNumero) return
    avisar(null)
    const { data, error } = await buscar({ fecha, busNumero })
    avisar(error ? mensajeDeError(error) : null)
    setErrors({})
    await setTouched({}, false)
    await setValues(data ? valoresDe(data) : { ...VALORES_VACIOS, fecha, busNumero }, false)
    onCargado(data?.conductorNombre ?? null)
  }

  return (
    <Button
      variant="outlined"
      startIcon={<SearchIcon />}
      loading={isFetching}
      disabled={!fecha || !busNumero || isSubmitting}
      onClick={() => void alBuscar()}
    >
      Buscar
    </Button>
  )
}
