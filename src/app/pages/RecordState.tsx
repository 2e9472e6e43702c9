import LinearProgress from '@mui/material/LinearProgress'
import { LoadError } from '../../ui/loading/LoadError'
import { Page } from '../../ui/Page'
import { PlainLink } from '../../ui/buttons/PlainButton'
import { MessagePage } from '../errors/MessagePage'

/** A call, as far as a page shows how it goes. */
export interface RecordQuery {
  isFetching: boolean
  error?: unknown
  refetch: () => unknown
}

interface Props {
  /** What the page is of: 'Conductor'. */
  title: string
  query: RecordQuery
  /** Says which one there is not. */
  notFound: string
  /** The list of all of them. */
  list: { to: string; name: string }
}

/** A record's page while it is not there: on its way, not to be had, or of none. */
export function RecordState({ title, query, notFound, list }: Props) {
  const { isFetching, error, refetch } = query
  if (isFetching || error)
    return (
      <Page title={title}>
        {isFetching ? (
          <LinearProgress aria-label="Cargando" />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        )}
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
