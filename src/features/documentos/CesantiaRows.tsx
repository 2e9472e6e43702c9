import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { FieldArray, useFormikContext } from 'formik'
import { MAXIMO_CESANTIAS } from '../../contract/documentos'
import type { NumeroEditable } from '../../contract/numeros'
import { PesosField } from '../../ui/fields/NumberField'
import { TextField } from '../../ui/fields/TextField'
import { ClearRows } from '../../ui/form/ClearRows'
import { useRowFocus } from '../../ui/form/useRowFocus'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'

const ROW = {
  display: 'grid',
  gridTemplateColumns: '90px minmax(120px, 200px) auto',
  alignItems: 'start',
  gap: 1,
  '& > button': { mt: '3px' },
}

/** A severance row of the form. The year is text (section 3). */
interface CesantiaValues {
  year: string
  valor: NumeroEditable
}

export const EMPTY_CESANTIA: CesantiaValues = { year: '', valor: '' }

const hasData = ({ year, valor: value }: CesantiaValues) => year !== '' || value !== ''

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
              <Box key={index} role="group" aria-label={`Cesantía ${index + 1}`} sx={ROW}>
                <TextField name={`cesantias.${index}.year`} label="Año" required maxLength={4} />
                <PesosField name={`cesantias.${index}.valor`} label="Valor" required />
                <IconButton
                  aria-label={`Quitar cesantía ${index + 1}`}
                  onClick={() => {
                    focus.onRemove(index)
                    remove(index)
                  }}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Box>
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
