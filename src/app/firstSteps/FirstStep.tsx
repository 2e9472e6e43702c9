import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useBusesQuery } from '../../api/buses'
import { useAppSelector } from '../../api/client/hooks'
import { useConductoresQuery } from '../../api/conductores'
import { useFestivosQuery } from '../../api/festivos'
import { liquidacionesApi } from '../../api/liquidaciones'
import { usePasajesQuery } from '../../api/pasajes'
import { puede } from '../../contract/permisos'
import { selectUsuario } from '../../session/sessionSlice'
import { downloadTemplate } from '../../ui/importar/files'
import { STEPS } from './steps'

/** The first step of which nothing is registered, in a company without settlements; undefined while that is not known. */
function useStep() {
  const lists = [
    useConductoresQuery({ valido: null }).data,
    useBusesQuery().data,
    usePasajesQuery().data,
    useFestivosQuery().data,
    [],
  ]
  const index = lists.findIndex((list) => !list?.length)
  return lists[index] && STEPS[index]
}

function Step() {
  const roles = useAppSelector(selectUsuario)?.roles ?? []
  const step = useStep()
  if (!step) return null
  const { text, label, path, dialog, permission, load } = step
  const download = async () => load && downloadTemplate((await load()).default)
  const to = (opened: string) => ({ component: Link, to: path, state: { dialog: opened } })
  return (
    <Typography component="div" variant="body2" sx={{ textAlign: 'center' }}>
      Paso {STEPS.indexOf(step) + 1} de {STEPS.length}: {text}{' '}
      {puede(roles, permission) && (
        <>
          <Button {...to(dialog)}>{label}</Button>
          {load && (
            <>
              <Button {...to('importar')}>Importar de Excel</Button>
              <Button onClick={() => void download()}>Descargar plantilla</Button>
            </>
          )}
        </>
      )}
    </Typography>
  )
}

/** What an empty list says of a company without settlements: its next step. */
export default function FirstStep() {
  // The home has asked for it, where each session begins: what is not here yet is not asked for.
  const { data } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState()
  return data?.filas.length === 0 && <Step />
}
