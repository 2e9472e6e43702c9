import AddIcon from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'
import { FieldArray, useFormikContext } from 'formik'
import { MAXIMO_CESANTIAS } from '../../contract/documentos'
import { ClearRows } from '../../ui/form/ClearRows'
import { useRowFocus } from '../../ui/form/useRowFocus'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { CesantiaRow } from './CesantiaRow'
import { CESANTIA_VACIA, tieneDatos, type ValoresCesantia } from './cesantias'

/** The old severance entries: a row for each year. */
export function CesantiaRows() {
  const { values, setFieldValue } = useFormikContext<{ cesantias: ValoresCesantia[] }>()
  const { cesantias } = values
  const focus = useRowFocus('cesantias', cesantias.length)

  return (
    <FieldArray name="cesantias">
      {({ push, remove }) => (
        <>
          <Stack role="group" aria-label="Cesantías" sx={{ gap: 1 }}>
            {cesantias.map((_, indice) => (
              // A row has no identity of its own: it is its place in the list.
              <CesantiaRow
                key={indice}
                indice={indice}
                onQuitar={() => {
                  focus.onRemove(indice)
                  remove(indice)
                }}
              />
            ))}
          </Stack>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ShortcutButton
              atajo="agregar"
              startIcon={<AddIcon />}
              disabled={cesantias.length >= MAXIMO_CESANTIAS}
              onClick={() => {
                focus.onAdd('year')
                push(CESANTIA_VACIA)
              }}
            >
              Agregar Cesantía
            </ShortcutButton>
            <ClearRows
              name="cesantias"
              text="Limpiar Cesantías"
              isFilled={tieneDatos}
              onClear={() => void setFieldValue('cesantias', [CESANTIA_VACIA], false)}
            />
          </Stack>
        </>
      )}
    </FieldArray>
  )
}
