import AddIcon from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'
import { MAXIMO_CESANTIAS } from '../../contract/documentos'
import { ClearRows } from '../../ui/form/ClearRows'
import { useFieldList } from '../../ui/form/useFieldList'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { CesantiaRow } from './CesantiaRow'
import { CESANTIA_VACIA, tieneDatos, type ValoresCesantia } from './cesantias'

/** The old severance entries: a row for each year. */
export function CesantiaRows() {
  const { cantidad, agregar, quitar, fijar } = useFieldList<ValoresCesantia>('cesantias')

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
        <ClearRows
          name="cesantias"
          text="Limpiar Cesantías"
          isFilled={tieneDatos}
          onClear={() => fijar([CESANTIA_VACIA])}
        />
      </Stack>
    </>
  )
}
