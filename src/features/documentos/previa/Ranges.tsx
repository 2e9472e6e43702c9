import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { getIn } from 'formik'
import type { Rango } from '../../../contract/previa'
import { DateField } from '../../../ui/fields/DateField'
import { TextField } from '../../../ui/fields/TextField'
import { LIST_ROWS } from '../../../ui/form/FieldGrid'
import { useForm } from '../../../ui/form/status'
import { useRowFocus } from '../../../ui/form/useRowFocus'
import { fechaCorta } from '../../../ui/texts/formats'

const EMPTY: Rango = { desde: '', hasta: '', motivo: '' }
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: '150px 150px 1fr auto' },
  alignItems: 'start',
  columnGap: 1,
  rowGap: 2,
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 1, sm: 0 } },
}

const textOf = ({ desde, hasta, motivo }: Rango) =>
  `${fechaCorta(desde)}${hasta === desde ? '' : ` – ${fechaCorta(hasta)}`} ${motivo}`

interface Props {
  /** Path in the form. */
  name: string
  title: string
  /** Ranges that the answer took, until the clerk corrects them. */
  proposed?: readonly Rango[]
}

/** Ranges of days, proposed or the clerk's. */
export function Ranges({ name, title, proposed = [] }: Props) {
  const { values, setFieldValue } = useForm()
  const typed = getIn(values, name) as readonly Rango[] | undefined
  const rows = typed ?? []
  const focus = useRowFocus(name, rows.length)
  const set = (next: readonly Rango[]) => void setFieldValue(name, next, false)
  const corrects = !typed && proposed.length > 0
  return (
    <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" component="div">
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {title}:
        </Box>{' '}
        {corrects ? proposed.map(textOf).join('; ') : rows.length === 0 && '—'}
        <Button
          size="small"
          aria-label={`${corrects ? 'Corregir' : 'Agregar'} ${title.toLowerCase()}`}
          onClick={() => {
            focus.onAdd('desde')
            set(corrects ? proposed : [...rows, EMPTY])
          }}
        >
          {corrects ? 'Corregir' : 'Agregar'}
        </Button>
      </Typography>
      <Box sx={{ ...LIST_ROWS, '&:empty': { display: 'none' } }}>
        {rows.map((_, index) => (
          // Rows have no identity but their index.
          <Box key={index} role="group" aria-label={`${title} ${index + 1}`} sx={ROW}>
            <DateField name={`${name}.${index}.desde`} label="Desde" required />
            <DateField name={`${name}.${index}.hasta`} label="Hasta" required />
            <TextField name={`${name}.${index}.motivo`} label="Motivo" maxLength={80} />
            <IconButton
              aria-label={`Quitar ${title.toLowerCase()} ${index + 1}`}
              onClick={() => {
                focus.onRemove(index)
                set(rows.filter((_row, i) => i !== index))
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
