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

/** The first step of which nothing is registered, by the lists that selectors ask for; undefined while that is not known. */
function useStep(settlements: readonly unknown[] | undefined): number | undefined {
  const lists = [
    useConductoresQuery({ valido: true }).data,
    useBusesQuery().data,
    usePasajesQuery().data,
    useFestivosQuery().data,
    settlements,
  ]
  const index = lists.findIndex((list) => !list?.length)
  return lists[index] && index
}

function Step({ settlements }: { settlements: readonly unknown[] | undefined }) {
  const roles = useAppSelector(selectUsuario)?.roles ?? []
  const index = useStep(settlements)
  const step = STEPS[index ?? -1]
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

/** What an empty list says of a company that is only beginning: its next step, until it has settlements. */
export default function FirstStep() {
  // As far as it is here: the list is not asked for.
  const { data } = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState()
  return data?.filas.length ? null : <Step settlements={data?.filas} />
}
