import AddIcon from '@mui/icons-material/Add'
import ClearAllIcon from '@mui/icons-material/ClearAll'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { MAXIMO_CESANTIAS } from '../../contract/documentos'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useFieldList } from '../../ui/form/useFieldList'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { CesantiaRow } from './CesantiaRow'
import { CESANTIA_VACIA, tieneDatos, type ValoresCesantia } from './cesantias'

/** The old severance entries: a row for each year. */
export function CesantiaRows() {
  const { cantidad, filas, agregar, quitar, fijar } = useFieldList<ValoresCesantia>('cesantias')
  const [preguntando, setPreguntando] = useState(false)
  const limpiar = () => fijar([CESANTIA_VACIA])

  return (
    <>
      <Stack role="group" aria-label="Cesantías" sx={{ gap: 1 }}>
        {Array.from({ length: cantidad }, (_, indice) => (
          // A row has no identity of its own: it is its place in the list.
          <CesantiaRow key={indice} indice={indice} onQuitar={() => quitar(indice)} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ShortcutButton
          atajo="agregar"
          startIcon={<AddIcon />}
          disabled={cantidad >= MAXIMO_CESANTIAS}
          onClick={() => agregar(CESANTIA_VACIA, 'year')}
        >
          Agregar Cesantía
        </ShortcutButton>
        <Button
          color="inherit"
          startIcon={<ClearAllIcon />}
          onClick={() => (filas().some(tieneDatos) ? setPreguntando(true) : limpiar())}
        >
          Limpiar Cesantías
        </Button>
      </Stack>
      <ConfirmDialog
        abierto={preguntando}
        titulo="Limpiar Cesantías"
        pregunta="¿Descartar las filas escritas?"
        textoConfirmar="Descartar"
        peligroso
        onConfirmar={limpiar}
        onCerrar={() => setPreguntando(false)}
      />
    </>
  )
}
