import TextField from '@mui/material/TextField'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../../ui/Page'
import { EmptyState } from '../../ui/table/EmptyState'
import { DOCUMENTOS } from './forms'

/**
 * The payroll documents: a selector and the chosen document's form (section 2). The choice is stored in the address
 * (`?tipo=prima`), so that a link opens its form.
 */
export default function DocumentosPage() {
  const [address, setAddress] = useSearchParams()
  const chosen = DOCUMENTOS.find(({ valor }) => valor === address.get('tipo'))
  const choose = (tipo: string) => setAddress(tipo ? { tipo } : {}, { replace: true })
  return (
    <Page title="Documentos">
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
        <chosen.Form key={chosen.valor} title={chosen.nombre} />
      ) : (
        <EmptyState message="Seleccione un documento para ver su formulario." />
      )}
    </Page>
  )
}
