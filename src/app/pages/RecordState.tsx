import LinearProgress from '@mui/material/LinearProgress'
import { LoadError, type Loading } from '../../ui/loading/LoadError'
import { Page } from '../../ui/Page'
import { PlainLink } from '../../ui/buttons/PlainButton'
import { MessagePage } from '../errors/MessagePage'

interface Props {
  /** Kind of the record: 'Conductor'. */
  title: string
  query: Loading
  /** Says which one there is not. */
  notFound: string
  /** The list of all of them. */
  list: { to: string; name: string }
}

/** A record's page while it is not there: on its way, not to be had, or of none. */
export function RecordState({ title, query, notFound, list }: Props) {
  if (query.isFetching || query.error)
    return (
      <Page title={title}>
        {query.isFetching && <LinearProgress aria-label="Cargando" />}
        <LoadError query={query} />
      </Page>
    )
  return (
    <MessagePage
      title={`${title} no encontrado`}
      actions={<PlainLink to={list.to}>Ir a {list.name}</PlainLink>}
    >
      {notFound} Puede que la dirección esté mal escrita o que haya cambiado.
    </MessagePage>
  )
}
