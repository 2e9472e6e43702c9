import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { DateField } from '../../ui/fields/DateField'
import { NumberField } from '../../ui/fields/NumberField'
import { LIST_ROW_GAP } from '../../ui/form/FieldGrid'
import { BusSelect } from '../../ui/selectors/BusSelect'

/** Of the window, in pixels: with less, a row takes two lines. */
const ANCHO_DE_FILA = 800

const Fila = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px 200px repeat(3, minmax(90px, 1fr)) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& > button': { marginTop: 3 },
  [theme.breakpoints.down(ANCHO_DE_FILA)]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) auto',
    rowGap: LIST_ROW_GAP,
    paddingBottom: LIST_ROW_GAP,
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    '& > div': { gridColumn: 'span 2', width: '100% !important' },
    '& > div:nth-of-type(1)': { gridColumn: 'span 3' },
    '& > div:nth-of-type(2)': { gridColumn: 'span 4' },
  },
}))

interface Props {
  indice: number
  /** The only row is not removed but emptied, with 'Limpiar Sensores'. */
  unica: boolean
  onFecha: (indice: number, fecha: string) => void
  onQuitar: (indice: number) => void
}

/** One bus of the sensors' form. Memoised: of forty rows, a new one renders itself alone. */
export const SensorRow = memo(function SensorRow({ indice, unica, onFecha, onQuitar }: Props) {
  const nombre = (campo: string) => `filas.${indice}.${campo}`
  return (
    <Fila role="group" aria-label={`Fila ${indice + 1}`}>
      <DateField
        name={nombre('fecha')}
        label="Fecha"
        required
        onDateChange={(fecha) => onFecha(indice, fecha)}
      />
      <BusSelect name={nombre('busNumero')} required />
      <NumberField name={nombre('sensor')} label="Sensor" required />
      <NumberField name={nombre('civica')} label="Cívica" />
      <NumberField name={nombre('viajes')} label="Viajes" required />
      <IconButton aria-label={`Quitar fila ${indice + 1}`} disabled={unica} onClick={() => onQuitar(indice)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Fila>
  )
})
