import AddIcon from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'
import { useCallback, type KeyboardEvent } from 'react'
import { ClearRows } from '../../ui/form/ClearRows'
import { useFormState, useFormStore } from '../../ui/form/formStore'
import { useFieldList } from '../../ui/form/useFieldList'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { SensorRow } from './SensorRow'
import { conFechaDesde, filaVacia, tieneDatos, type ValoresFilaSensor } from './sensorValores'

const campo = (indice: number, nombre: string) =>
  document.querySelector<HTMLElement>(`[name="filas.${indice}.${nombre}"]`)

/** The rows of the sensors' form. Enter at the end of a row begins the next one. */
export function SensorRows() {
  const store = useFormStore()
  const lista = useFieldList<ValoresFilaSensor>('filas')
  const enviando = useFormState(({ isSubmitting }) => isSubmitting)
  const { cantidad } = lista

  const copiarFecha = useCallback(
    (indice: number, fecha: string) => lista.fijar(conFechaDesde(lista.filas(), indice, fecha)),
    [lista],
  )
  const agregar = () => {
    const fecha = lista.filas().at(-1)?.fecha
    lista.agregar(filaVacia(fecha), fecha ? 'busNumero' : 'fecha')
  }
  // As it was when it was opened, without what was said of the rows that go.
  const limpiar = () => {
    store.get().resetForm({ values: { filas: [filaVacia()] } })
    campo(0, 'fecha')?.focus()
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
    if (siguiente === cantidad) agregar()
    else campo(siguiente, 'busNumero')?.focus()
  }

  return (
    <>
      <Stack onKeyDown={alTeclear} sx={{ gap: 1 }} role="group" aria-label="Sensores">
        {Array.from({ length: cantidad }, (_, indice) => (
          // A row has no identity of its own: it is its place in the list.
          <SensorRow
            key={indice}
            indice={indice}
            unica={cantidad === 1}
            onFecha={copiarFecha}
            onQuitar={lista.quitar}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ShortcutButton atajo="agregar" startIcon={<AddIcon />} disabled={enviando} onClick={agregar}>
          Agregar Sensor
        </ShortcutButton>
        <ClearRows name="filas" text="Limpiar Sensores" isFilled={tieneDatos} onClear={limpiar} />
      </Stack>
    </>
  )
}
