import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useBusesQuery } from '../../api/buses'
import { useAppSelector } from '../../api/client/hooks'
import { useConductoresQuery } from '../../api/conductores'
import { useFestivosQuery } from '../../api/festivos'
import { liquidacionesApi } from '../../api/liquidaciones'
import { usePasajesQuery } from '../../api/pasajes'
import { esImportable } from '../../contract/importables'
import { selectMay } from '../../session/sessionSlice'
import { pathOf } from '../screens/pathOf'
import { STEPS } from './steps'

/**
 * The first step of which nothing is registered, undefined while that is not known. Each list is asked for when there is something in
 * the one before; whether there are settlements is known where the home has been.
 */
function useStep() {
  const { data: liquidaciones } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState()
  const isAtWork = Boolean(liquidaciones?.filas.length)
  const { data: conductores } = useConductoresQuery({ valido: null }, { skip: isAtWork })
  const { data: buses } = useBusesQuery(undefined, { skip: !conductores?.length })
  const { data: pasajes } = usePasajesQuery(undefined, { skip: !buses?.length })
  const { data: festivos } = useFestivosQuery(undefined, { skip: !pasajes?.length })
  const lists = [conductores, buses, pasajes, festivos, liquidaciones?.filas]
  const index = lists.findIndex((list) => !list?.length)
  return isAtWork ? undefined : lists[index] && STEPS[index]
}

/** Next step of a company that has only begun, in its empty lists. */
export default function FirstStep() {
  const step = useStep()
  const permitted = useAppSelector(selectMay(step?.noun.creates))
  if (!step) return null
  const { noun, text, label = `Crear ${noun.words[0]}`, dialog = 'crear' } = step
  const to = (opened: string) => ({ component: Link, to: `/${pathOf(noun.id)}`, state: { dialog: opened } })
  return (
    <Typography component="div" variant="body2" sx={{ textAlign: 'center' }}>
      Paso {STEPS.indexOf(step) + 1} de {STEPS.length}: {text}{' '}
      {permitted && (
        <>
          <Button {...to(dialog)}>{label}</Button>
          {esImportable(noun.id) && <Button {...to('importar')}>Importar de Excel</Button>}
        </>
      )}
    </Typography>
  )
}
