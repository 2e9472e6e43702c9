import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import type { KeyboardEvent } from 'react'
import { BusSelect } from '../../records/selectors/BusSelect'
import { ClearRows } from '../../ui/form/ClearRows'
import { DateField } from '../../ui/fields/DateField'
import { LIST_ROW_GAP, listMessageRoom } from '../../ui/form/FieldGrid'
import { NumberField } from '../../ui/fields/NumberField'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { emptyRow, hasData, type SensoresValues } from './sensorValues'
import { focusField } from '../../ui/focus/focus'
import { styled } from '@mui/material/styles'
import { useFormikContext, type FieldArrayRenderProps } from 'formik'
import { useRowFocus } from '../../ui/form/useRowFocus'

/** In px. On a narrower window a row takes two lines. */
const ROW_WIDTH = 800

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px 200px repeat(3, minmax(90px, 1fr)) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& > button': { marginTop: 3 },
  [theme.breakpoints.down(ROW_WIDTH)]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) auto',
    rowGap: LIST_ROW_GAP,
    paddingBottom: LIST_ROW_GAP,
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    '& > div': { gridColumn: 'span 2', width: '100% !important' },
    '& > div:nth-of-type(1)': { gridColumn: 'span 3' },
    '& > div:nth-of-type(2)': { gridColumn: 'span 4' },
  },
}))

/** The rows of the sensors' form. Enter in a row's last field goes to the next row, or adds one. */
export function SensorRows({ push, remove }: FieldArrayRenderProps) {
  const { values, setFieldValue, resetForm } = useFormikContext<SensoresValues>()
  const { filas: rows } = values
  const focus = useRowFocus('filas', rows.length)

  // Section 2: setting a row's date copies it to that row and all later rows.
  const copyDate = (index: number, fecha: string) => {
    const dated = rows.map((row, i) => (i < index ? row : { ...row, fecha }))
    void setFieldValue('filas', dated, false)
  }
  const removeRow = (index: number) => {
    focus.onRemove(index)
    remove(index)
  }
  const add = () => {
    const fecha = rows.at(-1)?.fecha
    focus.onAdd(fecha ? 'busNumero' : 'fecha')
    push(emptyRow(fecha))
  }
  // resetForm, so that the removed rows' messages go too.
  const clear = () => {
    resetForm({ values: { filas: [emptyRow()] } })
    focusField('filas.0.fecha')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const name = (event.target as HTMLInputElement).name ?? ''
    const [, position, column] = name.split('.')
    if (position === undefined) return
    // Enter in a row never submits: half a list would be sent by mistake, and it is hard to undo.
    event.preventDefault()
    if (column !== 'viajes') return
    const next = Number(position) + 1
    if (next === rows.length) add()
    else focusField(`filas.${next}.busNumero`)
  }

  return (
    <>
      <Box onKeyDown={onKey} sx={listMessageRoom} role="group" aria-label="Sensores">
        {rows.map((_, index) => {
          const name = (field: string) => `filas.${index}.${field}`
          return (
            // Rows have no identity but their index.
            <Row key={index} role="group" aria-label={`Fila ${index + 1}`}>
              <DateField
                name={name('fecha')}
                label="Fecha"
                required
                onDateChange={(fecha) => copyDate(index, fecha)}
              />
              <BusSelect name={name('busNumero')} required />
              <NumberField name={name('sensor')} label="Sensor" required />
              <NumberField name={name('civica')} label="Cívica" />
              <NumberField name={name('viajes')} label="Viajes" required />
              {/* A single row cannot be removed, only cleared with 'Limpiar Sensores'. */}
              <IconButton
                aria-label={`Quitar fila ${index + 1}`}
                disabled={rows.length === 1}
                onClick={() => removeRow(index)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Row>
          )
        })}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ShortcutButton shortcut="agregar" startIcon={<AddIcon />} onClick={add}>
          Agregar Sensor
        </ShortcutButton>
        <ClearRows name="filas" text="Limpiar Sensores" isFilled={hasData} onClear={clear} />
      </Stack>
    </>
  )
}
