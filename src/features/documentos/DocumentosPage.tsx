import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { Page } from '../../ui/Page'
import { EmptyState } from '../../ui/table/EmptyState'
import { DocumentoForm } from './DocumentoForm'
import { DOCUMENTOS } from './forms'

const EMITIDOS = 'emitidos'

const PANEL = {
  maxWidth: 560,
  p: 2,
  '& form': { display: 'grid', justifyItems: 'start', gap: 1.5, mt: 1 },
  '& .MuiAlert-root, & [role="status"]': { justifySelf: 'stretch' },
  // An empty status takes no room, not even the grid's gap.
  '& [role="status"]:empty': { position: 'absolute' },
}

// Its code loads when it is first shown.
const Emitidos = lazyComponent(() => import('./emitidos/Emitidos'))

/** A selector and the chosen document's form (section 2). The choice is stored in the address (`?tipo=prima`), so that a link opens its form. */
function Forms() {
  const titleId = useId()
  const [address, setAddress] = useSearchParams()
  const chosen = DOCUMENTOS.find(({ valor }) => valor === address.get('tipo'))
  const choose = (tipo: string) => setAddress(tipo ? { tipo } : {}, { replace: true })
  return (
    <>
      <TextField
        select
        label="Documento"
        value={chosen?.valor ?? ''}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: 240, maxWidth: '100%', '& > label': { backgroundColor: 'transparent' } }}
        slotProps={{ select: { native: true } }}
      >
        <option value="">Seleccione un documento</option>
        {DOCUMENTOS.map(({ valor, nombre }) => (
          <option key={valor} value={valor}>
            {nombre}
          </option>
        ))}
      </TextField>
      {chosen ? (
        <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={PANEL}>
          <Typography id={titleId} component="h2" variant="subtitle1">
            {chosen.nombre}
          </Typography>
          <DocumentoForm key={chosen.valor} {...chosen} />
        </Paper>
      ) : (
        <EmptyState message="Seleccione un documento para ver su formulario." />
      )}
    </>
  )
}

/** The payroll documents. On our own server also those that have been issued (`?ver=emitidos`). */
export default function DocumentosPage() {
  const [address, setAddress] = useSearchParams()
  const isIssued = isOwnServer() && address.get('ver') === EMITIDOS
  return (
    <Page title="Documentos">
      {isOwnServer() && (
        <Tabs
          aria-label="Vista"
          value={isIssued ? EMITIDOS : ''}
          onChange={(_event, ver: string) => setAddress(ver ? { ver } : {})}
        >
          <Tab value="" label="Formularios" />
          <Tab value={EMITIDOS} label="Emitidos" />
        </Tabs>
      )}
      {isIssued ? <Emitidos /> : <Forms />}
    </Page>
  )
}
