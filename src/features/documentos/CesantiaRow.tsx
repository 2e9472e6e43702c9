import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'

const Fila = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '90px minmax(120px, 200px) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& > button': { marginTop: 3 },
}))

interface Props {
  indice: number
  onQuitar: () => void
}

/** The severance of one year. */
export function CesantiaRow({ indice, onQuitar }: Props) {
  const nombre = `cesantias.${indice}`
  return (
    <Fila role="group" aria-label={`Cesantía ${indice + 1}`}>
      <TextField name={`${nombre}.year`} label="Año" required maxLength={4} />
      <PesosField name={`${nombre}.valor`} label="Valor" required />
      <IconButton aria-label={`Quitar cesantía ${indice + 1}`} onClick={onQuitar}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Fila>
  )
}
