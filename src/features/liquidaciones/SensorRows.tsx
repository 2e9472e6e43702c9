import AddIcon from '@mui/icons-material/Add'
import ClearAllIcon from '@mui/icons-material/ClearAll'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { SensorRow } from './SensorRow'
import { conFechaDesde, filaVacia, tieneDatos, type ValoresSensores } from './sensorValores'

const campo = (indice: number, nombre: string) =>
  document.querySelector<HTMLElement>(`[name="filas.${indice}.${nombre}"]`)

/** The rows of the sensors' form. Enter at the end of a row begins the next one. */
export function SensorRows() {
  const { values, setFieldValue, isSubmitting } = useFormikContext<ValoresSensores>()
  const { filas } = values
  const [preguntando, setPreguntando] = useState(false)
  /** The row whose first empty field takes the focus once it is there. */
  const porEnfocar = useRef<number | null>(null)

  useEffect(() => {
    if (porEnfocar.current === null) return
    const indice = porEnfocar.current
    porEnfocar.current = null
    campo(indice, filas[indice]?.fecha ? 'busNumero' : 'fecha')?.focus()
  }, [filas])

  const cambiar = (nuevas: ValoresSensores['filas']) => void setFieldValue('filas', nuevas, false)
  const agregar = () => {
    porEnfocar.current = filas.length
    cambiar([...filas, filaVacia(filas.at(-1)?.fecha)])
  }
  const limpiar = () => {
    porEnfocar.current = 0
    cambiar([filaVacia()])
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
    else campo(siguiente, 'busNumero')?.focus()
  }

  return (
    <>
      <Stack onKeyDown={alTeclear} sx={{ gap: 1 }} role="group" aria-label="Sensores">
        {filas.map((_, indice) => (
          // A row has no identity of its own: it is its place in the list.
          <SensorRow
            key={indice}
            indice={indice}
            unica={filas.length === 1}
            onFecha={(fecha) => cambiar(conFechaDesde(filas, indice, fecha))}
            onQuitar={() => cambiar(filas.filter((_fila, otro) => otro !== indice))}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button startIcon={<AddIcon />} disabled={isSubmitting} onClick={agregar}>
          Agregar Sensor
        </Button>
        <Button
          color="inherit"
          startIcon={<ClearAllIcon />}
          disabled={isSubmitting}
          onClick={() => (filas.some(tieneDatos) ? setPreguntando(true) : limpiar())}
        >
          Limpiar Sensores
        </Button>
      </Stack>
      <ConfirmDialog
        abierto={preguntando}
        titulo="Limpiar Sensores"
        pregunta="¿Descartar las filas escritas?"
        textoConfirmar="Descartar"
        peligroso
        onConfirmar={limpiar}
        onCerrar={() => setPreguntando(false)}
      />
    </>
  )
}
