import TextField from '@mui/material/TextField'
import { TIPOS_DOCUMENTO_LABORAL, type TipoDocumentoLaboral } from './kinds'

const WIDTH = 240

interface Props {
  type: TipoDocumentoLaboral | null
  onChoose: (type: string) => void
}

/** The 'Documento' selector, which chooses the form below it. */
export const DocumentoSelect = ({ type, onChoose }: Props) => (
  <TextField
    select
    label="Documento"
    value={type ?? ''}
    onChange={({ target }) => onChoose(target.value)}
    sx={{ width: WIDTH, maxWidth: '100%', '& > label': { backgroundColor: 'transparent' } }}
    slotProps={{ select: { native: true } }}
  >
    <option value="">Seleccione un documento</option>
    {TIPOS_DOCUMENTO_LABORAL.map(({ valor: value, nombre }) => (
      <option key={value} value={value}>
        {nombre}
      </option>
    ))}
  </TextField>
)
