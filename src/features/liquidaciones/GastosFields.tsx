import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { FieldArray, useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { TIPOS_GASTO } from '../../contract/catalogos'
import { FreeTextField } from '../../ui/fields/FreeTextField'
import { PesosField } from '../../ui/fields/NumberField'
import { listMessageRoom } from '../../ui/form/FieldGrid'
import { useRowFocus } from '../../ui/form/useRowFocus'
import { unusualFigure } from '../../records/selectors/unusual'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import type { GastoValues, LiquidacionValues } from './values'

const ROW = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 200px) minmax(118px, 1fr) auto',
  alignItems: 'start',
}

const NEW_GASTO: GastoValues = { nombre: '', valor: '' }

interface Props {
  waiting: boolean
  /** Above which a value is unusual. */
  usual?: number
  /** Below the rows. */
  children?: ReactNode
}

/** A settlement's expenses: a name, chosen or typed, and a value. Rows of 0 are not sent (section 4). */
export function GastosFields({ waiting, usual = Infinity, children }: Props) {
  const { values, isSubmitting } = useFormikContext<LiquidacionValues>()
  const { gastos } = values
  const focus = useRowFocus('gastos', gastos.length)
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Gastos
      </Typography>
      <FieldArray name="gastos">
        {({ push, remove }) => (
          <Box sx={listMessageRoom}>
            {gastos.map(({ valor }, index) => (
              // Rows have no identity but their index.
              <Box key={index} sx={ROW}>
                <FreeTextField
                  name={`gastos.${index}.nombre`}
                  label={`Nombre del gasto ${index + 1}`}
                  hideLabel
                  suggestions={TIPOS_GASTO}
                  placeholder="Seleccione un gasto"
                  waiting={waiting}
                />
                <PesosField
                  name={`gastos.${index}.valor`}
                  label={`Valor del gasto ${index + 1}`}
                  hideLabel
                  waiting={waiting}
                  warning={unusualFigure(valor, usual)}
                />
                <IconButton
                  aria-label={`Quitar gasto ${index + 1}`}
                  sx={{ mt: '3px' }}
                  disabled={isSubmitting || waiting}
                  onClick={() => {
                    focus.onRemove(index)
                    remove(index)
                  }}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
            {children}
            <Box>
              <ShortcutButton
                shortcut="agregar"
                size="small"
                startIcon={<AddIcon />}
                disabled={isSubmitting || waiting}
                onClick={() => {
                  focus.onAdd('nombre')
                  push(NEW_GASTO)
                }}
              >
                Agregar Gasto
              </ShortcutButton>
            </Box>
          </Box>
        )}
      </FieldArray>
    </Box>
  )
}
