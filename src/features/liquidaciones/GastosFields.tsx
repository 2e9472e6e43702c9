import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { FreeTextField } from '../../ui/fields/ComboboxField'
import { PesosField } from '../../ui/fields/NumberField'
import { useFormState } from '../../ui/form/formStore'
import { useFieldList } from '../../ui/form/useFieldList'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import type { ValoresGasto } from './valores'

const GASTO_NUEVO: ValoresGasto = { nombre: '', valor: '' }

/** The expenses of a settlement: a type, chosen or typed, and its value. Rows of 0 are not sent (section 4). */
export function GastosFields() {
  const { cantidad, agregar, quitar } = useFieldList<ValoresGasto>('gastos')
  const enviando = useFormState(({ isSubmitting }) => isSubmitting)
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Gastos
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {Array.from({ length: cantidad }, (_, indice) => (
          // A row has no identity of its own: it is its place in the list.
          <Box
            key={indice}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'minmax(0, 200px) minmax(118px, 1fr) auto',
              alignItems: 'start',
            }}
          >
            <FreeTextField
              name={`gastos.${indice}.nombre`}
              label={`Nombre del gasto ${indice + 1}`}
              sinEtiqueta
              sugerencias={TIPOS_GASTO}
              placeholder="Seleccione un gasto"
            />
            <PesosField name={`gastos.${indice}.valor`} label={`Valor del gasto ${indice + 1}`} sinEtiqueta />
            <IconButton
              aria-label={`Quitar gasto ${indice + 1}`}
              sx={{ mt: '3px' }}
              disabled={enviando}
              onClick={() => quitar(indice)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Box>
          <ShortcutButton
            atajo="agregar"
            size="small"
            startIcon={<AddIcon />}
            disabled={enviando}
            onClick={() => agregar(GASTO_NUEVO, 'nombre')}
          >
            Agregar Gasto
          </ShortcutButton>
        </Box>
      </Box>
    </Box>
  )
}
