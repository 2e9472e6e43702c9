import { useId } from 'react'
import { FieldFrame } from '../../ui/fields/FieldFrame'
import { FieldStyles } from '../../ui/fields/FieldStyles'
import { Select } from '../../ui/fields/Select'
import { TIPOS_DOCUMENTO_LABORAL, type TipoDocumentoLaboral } from './tipos'

const ANCHO = 240

interface Props {
  tipo: TipoDocumentoLaboral | null
  onElegir: (tipo: string) => void
}

/** The 'Documento' selector. It belongs to no form: it chooses among them. */
export function DocumentoSelect({ tipo, onElegir }: Props) {
  const id = useId()
  return (
    <>
      <FieldStyles />
      <FieldFrame id={id} label="Documento" ancho={ANCHO} error={undefined}>
        <Select id={id} value={tipo ?? ''} onChange={({ target }) => onElegir(target.value)}>
          <option value="">Seleccione un documento</option>
          {TIPOS_DOCUMENTO_LABORAL.map(({ valor, nombre }) => (
            <option key={valor} value={valor}>
              {nombre}
            </option>
          ))}
        </Select>
      </FieldFrame>
    </>
  )
}
