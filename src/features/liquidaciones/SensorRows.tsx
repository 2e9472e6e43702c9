import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useEventCallback } from '@mui/material/utils'
import { useFormikContext, type FieldArrayRenderProps } from 'formik'
import type { KeyboardEvent } from 'react'
import { liquidacionesApi } from '../../api/liquidaciones'
import { ClearRows } from '../../ui/form/ClearRows'
import { ROW_GAP } from '../../ui/form/FieldGrid'
import { focusField } from '../../ui/focus/focus'
import { useRowFocus } from '../../ui/form/useRowFocus'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { useSoftWarnings } from '../../records/selectors/useSoftWarnings'
import { SensorRow } from './SensorRow'
import { emptyRow, hasData, type SensoresValues } from './sensorValues'

const NONE: never[] = []

/** The rows of the sensors' form. Enter in a row's last field goes to the next row, or adds one. */
export function SensorRows({ push, remove }: FieldArrayRenderProps) {
  const { values, setFieldValue, resetForm } = useFormikContext<SensoresValues>()
  const { filas: rows } = values
  const softWarnings = useSoftWarnings(
    rows.map((row, index) => ({
      row,
      busNumero: row.busNumero,
      pathOf: (campo) => `filas.${index}.${campo}`,
    })),
  )
  const stored = liquidacionesApi.endpoints.tablaLiquidaciones.useQueryState(undefined).data?.filas
  const focus = useRowFocus('filas', rows.length)

  // Section 2: setting a row's date copies it to that row and all later rows.
  const copyDate = useEventCallback((index: number, fecha: string) => {
    const dated = rows.map((row, i) => (i < index ? row : { ...row, fecha }))
    void setFieldValue('filas', dated, false)
  })
  const removeRow = useEventCallback((index: number) => {
    focus.onRemove(index)
    remove(index)
  })
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
      <Box onKeyDown={onKey} sx={{ display: 'grid', rowGap: ROW_GAP }} role="group" aria-label="Sensores">
        {rows.map(({ fecha, busNumero }, index) => (
          // Rows have no identity but their index.
          <SensorRow
            key={index}
            index={index}
            stored={stored?.find((one) => one.fecha === fecha && one.busNumero === busNumero)?.sensor}
            softWarnings={softWarnings[index] ?? NONE}
            only={rows.length === 1}
            onDate={copyDate}
            onRemove={removeRow}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: -1.5 }}>
        <ShortcutButton shortcut="agregar" startIcon={<AddIcon />} onClick={add}>
          Agregar Sensor
        </ShortcutButton>
        <ClearRows name="filas" text="Limpiar Sensores" isFilled={hasData} onClear={clear} />
      </Stack>
    </>
  )
}
