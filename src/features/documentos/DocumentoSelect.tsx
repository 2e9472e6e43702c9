import TextField from '@mui/material/TextField'
import { TIPOS_DOCUMENTO_LABORAL, type TipoDocumentoLaboral } from './tipos'

const WIDTH = 240

interface Props {
  tipo: TipoDocumentoLaboral | null
  onElegir: (tipo: string) => void
}

/** The 'Documento' selector. It belongs to no form: it chooses among them. */
export const DocumentoSelect = ({ tipo, onElegir }: Props) => (
  <TextField
    select
    label="Documento"
    value={tipo ?? ''}
    onChange={({ target }) => onElegir(target.value)}
    sx={{ width: WIDTH, maxWidth: '100%', '& > label': { backgroundColor: 'transparent' } }}
    slotProps={{ select: { native: true } }}
  >
    <option value="">Seleccione un documento</option>
    {TIPOS_DOCUMENTO_LABORAL.map(({ valor, nombre }) => (
      <option key={valor} value={valor}>
        {nombre}
      </option>
    ))}
  </TextField>
)
