import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useEventCallback } from '@mui/material/utils'
import { FieldArray, useFormikContext } from 'formik'
import type { KeyboardEvent } from 'react'
import { ClearRows } from '../../ui/form/ClearRows'
import { listMessageRoom } from '../../ui/form/FieldGrid'
import { enfocarCampo } from '../../ui/form/focus'
import { useRowFocus } from '../../ui/form/useRowFocus'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { SensorRow } from './SensorRow'
import { conFechaDesde, filaVacia, tieneDatos, type ValoresSensores } from './sensorValores'

/** The rows of the sensors' form. Enter at the end of a row begins the next one. */
export function SensorRows() {
  return <FieldArray name="filas">{({ push, remove }) => <Rows push={push} remove={remove} />}</FieldArray>
}

interface Props {
  push: (fila: ReturnType<typeof filaVacia>) => void
  remove: (indice: number) => void
}

function Rows({ push, remove }: Props) {
  const { values, isSubmitting, setFieldValue, resetForm } = useFormikContext<ValoresSensores>()
  const { filas } = values
  const focus = useRowFocus('filas', filas.length)

  const copiarFecha = useEventCallback(
    (indice: number, fecha: string) =>
      void setFieldValue('filas', conFechaDesde(filas, indice, fecha), false),
  )
  const quitar = useEventCallback((indice: number) => {
    focus.onRemove(indice)
    remove(indice)
  })
  const agregar = () => {
    const fecha = filas.at(-1)?.fecha
    focus.onAdd(fecha ? 'busNumero' : 'fecha')
    push(filaVacia(fecha))
  }
  // As it was when it was opened, without what was said of the rows that go.
  const limpiar = () => {
    resetForm({ values: { filas: [filaVacia()] } })
    enfocarCampo('filas.0.fecha')
  }
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const nombre = (event.target as HTMLInputElement).name ?? ''
    const [, posicion, columna] = nombre.split('.')
    if (posicion === undefined) return
    // Enter inside a row sends nothing: sending half a list would be easy and undoing it hard.
    event.preventDefault()
    if (columna !== 'viajes') return
    const siguiente = Number(posicion) + 1
    if (siguiente === filas.length) agregar()
    else enfocarCampo(`filas.${siguiente}.busNumero`)
  }

  return (
    <>
      <Box onKeyDown={alTeclear} sx={listMessageRoom} role="group" aria-label="Sensores">
        {filas.map((_, indice) => (
          // A row has no identity of its own: it is its place in the list.
          <SensorRow
            key={indice}
            indice={indice}
            unica={filas.length === 1}
            onFecha={copiarFecha}
            onQuitar={quitar}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ShortcutButton atajo="agregar" startIcon={<AddIcon />} disabled={isSubmitting} onClick={agregar}>
          Agregar Sensor
        </ShortcutButton>
        <ClearRows name="filas" text="Limpiar Sensores" isFilled={tieneDatos} onClear={limpiar} />
      </Stack>
    </>
  )
}
