import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { ViewToggle } from '../../ui/buttons/ViewToggle'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { Page } from '../../ui/Page'
import { Beside } from './Beside'
import { DocumentoForm } from './DocumentoForm'
import { DOCUMENTOS } from './forms'

const VIEWS = { formularios: 'Formularios', emitidos: 'Emitidos' }

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 1.5,
}

const PANEL = {
  p: 2,
  '& form': { display: 'grid', gap: 2, mt: 2.5 },
  // Shows the longest name whole, on a phone too.
  '& .MuiAutocomplete-inputRoot': { pr: '56px !important' },
  // An empty status takes no room, not even the grid's gap.
  '& [role="status"]:empty': { position: 'absolute' },
}

// Its code loads when it is first shown.
const Emitidos = lazyComponent(() => import('./emitidos/Emitidos'))

/**
 * A selector and the chosen document's form (section 2), on our own server beside what is due and was issued last. The choice is stored in
 * the address (`?tipo=prima`), so that a link opens its form.
 */
function Forms() {
  const [documento, setDocumento] = useState<string | null>(null)
  const [address, setAddress] = useSearchParams()
  const chosen = DOCUMENTOS.find(({ valor }) => valor === address.get('tipo'))
  const choose = (tipo: string) => setAddress(tipo ? { tipo } : {}, { replace: true })
  return (
    <Box sx={COLUMNS}>
      <Paper variant="outlined" sx={PANEL}>
        <TextField
          select
          fullWidth
          label="Documento"
          value={chosen?.valor ?? ''}
          onChange={({ target }) => choose(target.value)}
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
          <Box component="section" aria-label={chosen.nombre} sx={{ mt: 2.5 }}>
            {isOwnServer() && (
              <Typography variant="body2" color="textSecondary">
                {chosen.pays}
              </Typography>
            )}
            <DocumentoForm key={`${address}`} {...chosen} onConductor={setDocumento} />
          </Box>
        ) : (
          // A phone has the selector, and on our own server what is due, in their place.
          <List component="div" dense sx={{ display: { xs: 'none', md: 'block' }, mt: 1.5, mx: -2 }}>
            {DOCUMENTOS.map(({ valor, nombre, pays }) => (
              <ListItemButton key={valor} onClick={() => choose(valor)}>
                <ListItemText
                  primary={<b>{nombre}</b>}
                  secondary={isOwnServer() && pays}
                  slotProps={{ primary: { color: 'primary' } }}
                />
              </ListItemButton>
            ))}
          </List>
        )}
      </Paper>
      {isOwnServer() && <Beside papel={chosen} documento={chosen && documento} />}
    </Box>
  )
}

/** The payroll documents. On our own server also those that have been issued (`?ver=emitidos`). */
export default function DocumentosPage() {
  const [address, setAddress] = useSearchParams()
  const isIssued = isOwnServer() && address.get('ver') === 'emitidos'
  return (
    <Page
      title="Documentos"
      actions={
        isOwnServer() && (
          <ViewToggle
            view={isIssued ? 'emitidos' : 'formularios'}
            names={VIEWS}
            onChange={(ver) => setAddress(ver === 'emitidos' ? { ver } : {})}
          />
        )
      }
    >
      {isIssued ? <Emitidos /> : <Forms />}
    </Page>
  )
}
