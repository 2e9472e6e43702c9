import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { DateField } from '../../ui/fields/DateField'
import { NumberField } from '../../ui/fields/NumberField'
import type { Duda } from '../../contract/duda'
import { ROW_GAP } from '../../ui/form/FieldGrid'
import { paletteOf } from '../../ui/style/palette'
import { numero } from '../../ui/texts/formats'
import { BusSelect } from '../../records/selectors/BusSelect'
import { softWarningUnder } from '../../records/selectors/useSoftWarnings'

/** Width in px; on a narrower window a row takes two lines. */
const ROW_WIDTH = 800

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px 200px repeat(3, minmax(90px, 1fr)) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& > button': { marginTop: 3 },
  [theme.breakpoints.down(ROW_WIDTH)]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 0.9fr)) repeat(3, minmax(0, 1fr)) auto',
    rowGap: ROW_GAP,
    paddingBottom: ROW_GAP,
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
    '& > div': { gridColumn: 'span 2', width: '100% !important' },
    '& > div:nth-of-type(1)': { gridColumn: 'span 3' },
    '& > div:nth-of-type(2)': { gridColumn: 'span 4' },
  },
}))

interface Props {
  index: number
  /** The count that the bus's settlement of the day has already, as our own server tells. */
  stored: number | undefined
  softWarnings: readonly Duda[]
  /** A single row cannot be removed, only cleared with 'Limpiar Sensores'. */
  only: boolean
  onDate: (index: number, fecha: string) => void
  onRemove: (index: number) => void
}

/** One bus of the sensors' form. Memoised: adding a row to forty renders only the new one. */
export const SensorRow = memo(function SensorRow({
  index,
  stored,
  softWarnings,
  only,
  onDate,
  onRemove,
}: Props) {
  const name = (field: string) => `filas.${index}.${field}`
  const under = (field: string) => softWarningUnder(softWarnings, field)
  const [ofRow] = softWarnings.filter(({ nombre }) => nombre === undefined)
  return (
    <Row role="group" aria-label={`Fila ${index + 1}`}>
      <DateField
        name={name('fecha')}
        label="Fecha"
        required
        warning={under('fecha')}
        onDateChange={(fecha) => onDate(index, fecha)}
      />
      <BusSelect name={name('busNumero')} required />
      <NumberField
        name={name('sensor')}
        label="Sensor"
        required
        hint={stored ? `ya tiene ${numero(stored)}` : undefined}
        warning={under('sensor')}
      />
      <NumberField name={name('civica')} label="Cívica" warning={ofRow ?? under('civica')} />
      <NumberField name={name('viajes')} label="Viajes" required warning={under('viajes')} />
      <IconButton aria-label={`Quitar fila ${index + 1}`} disabled={only} onClick={() => onRemove(index)}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Row>
  )
})
