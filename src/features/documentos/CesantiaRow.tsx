import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '90px minmax(120px, 200px) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& > button': { marginTop: 3 },
}))

interface Props {
  index: number
  onRemove: () => void
}

/** The severance of one year. */
export function CesantiaRow({ index, onRemove }: Props) {
  const name = `cesantias.${index}`
  return (
    <Row role="group" aria-label={`Cesantía ${index + 1}`}>
      <TextField name={`${name}.year`} label="Año" required maxLength={4} />
      <PesosField name={`${name}.valor`} label="Valor" required />
      <IconButton aria-label={`Quitar cesantía ${index + 1}`} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Row>
  )
}
