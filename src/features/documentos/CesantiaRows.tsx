import AddIcon from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'
import { FieldArray, useFormikContext } from 'formik'
import { MAXIMO_CESANTIAS } from '../../contract/documentos'
import { ClearRows } from '../../ui/form/ClearRows'
import { useRowFocus } from '../../ui/form/useRowFocus'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { CesantiaRow } from './CesantiaRow'
import { EMPTY_CESANTIA, hasData, type CesantiaValues } from './cesantias'

/** The severance entries, a row for each year. */
export function CesantiaRows() {
  const { values, setFieldValue } = useFormikContext<{ cesantias: CesantiaValues[] }>()
  const { cesantias } = values
  const focus = useRowFocus('cesantias', cesantias.length)

  return (
    <FieldArray name="cesantias">
      {({ push, remove }) => (
        <>
          <Stack role="group" aria-label="Cesantías" sx={{ gap: 1 }}>
            {cesantias.map((_, index) => (
              // Rows have no identity but their index.
              <CesantiaRow
                key={index}
                index={index}
                onRemove={() => {
                  focus.onRemove(index)
                  remove(index)
                }}
              />
            ))}
          </Stack>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ShortcutButton
              shortcut="agregar"
              startIcon={<AddIcon />}
              disabled={cesantias.length >= MAXIMO_CESANTIAS}
              onClick={() => {
                focus.onAdd('year')
                push(EMPTY_CESANTIA)
              }}
            >
              Agregar Cesantía
            </ShortcutButton>
            <ClearRows
              name="cesantias"
              text="Limpiar Cesantías"
              isFilled={hasData}
              onClear={() => void setFieldValue('cesantias', [EMPTY_CESANTIA], false)}
            />
          </Stack>
        </>
      )}
    </FieldArray>
  )
}
