import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEventCallback } from '@mui/material/utils'
import { FieldArray, useFormikContext, type ArrayHelpers } from 'formik'
import { memo } from 'react'
import { TIPOS_GASTO } from '../../contract/catalogos'
import type { Duda } from '../../contract/duda'
import { FreeTextField } from '../../ui/fields/FreeTextField'
import { PesosField } from '../../ui/fields/NumberField'
import { LIST_ROWS } from '../../ui/form/FieldGrid'
import { useRowFocus } from '../../ui/form/useRowFocus'
import { softWarningUnder } from '../../records/selectors/useSoftWarnings'
import { useForm } from '../../ui/form/status'
import { ShortcutButton } from '../../ui/shortcuts/ShortcutButton'
import { proposalOf, type GastoValues, type LiquidacionValues } from '../../records/settlement/values'

const ROW = {
  display: 'grid',
  columnGap: { xs: 0.5, sm: 1 },
  gridTemplateColumns: 'minmax(0, 200px) minmax(118px, 1fr) auto',
  alignItems: 'start',
}

const NEW_GASTO: GastoValues = { nombre: '', valor: '' }

interface Props {
  softWarnings: readonly Duda[]
}

/** A settlement's expenses: a name, chosen or typed, and a value. Rows of 0 are not sent (section 4). */
export function GastosFields({ softWarnings }: Props) {
  const { values, setFieldValue } = useFormikContext<LiquidacionValues>()
  const { gastos, propuestos } = values
  const waiting = useForm().status.disabledReason !== undefined
  const focus = useRowFocus('gastos', gastos.length)
  const onDecide = useEventCallback((name: string) => {
    void setFieldValue(name.replace(/valor$/, 'decidido'), true, false)
  })
  return (
    <FieldArray name="gastos">
      {({ push, remove }) => (
        <Rows {...focus} {...{ softWarnings, gastos, propuestos, waiting, push, remove, onDecide }} />
      )}
    </FieldArray>
  )
}

interface RowsProps
  extends
    Props,
    ReturnType<typeof useRowFocus>,
    Pick<ArrayHelpers, 'push' | 'remove'>,
    Pick<LiquidacionValues, 'gastos' | 'propuestos'> {
  waiting: boolean
  /** A value is typed or taken out, by its field's name. */
  onDecide: (name: string) => void
}

/** Memoised, so that typing elsewhere does not render them again. */
const Rows = memo(function Rows({ softWarnings, gastos, propuestos, waiting, onDecide, ...on }: RowsProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Gastos
      </Typography>
      <Box sx={LIST_ROWS}>
        {gastos.map((gasto, index) => (
          // Rows have no identity but their index.
          <Box key={index} sx={ROW}>
            <FreeTextField
              name={`gastos.${index}.nombre`}
              label={`Nombre del gasto ${index + 1}`}
              hideLabel
              suggestions={TIPOS_GASTO}
              completes
              placeholder="Seleccione un gasto"
            />
            <PesosField
              name={`gastos.${index}.valor`}
              label={`Valor del gasto ${index + 1}`}
              hideLabel
              warning={softWarningUnder(softWarnings, `gastos.${index}.valor`)}
              proposal={proposalOf({ gastos, propuestos }, gasto)}
              onDecide={propuestos && onDecide}
            />
            <IconButton
              aria-label={`Quitar gasto ${index + 1}`}
              sx={{ mt: '3px' }}
              disabled={waiting}
              onClick={() => {
                on.onRemove(index)
                on.remove(index)
              }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Box sx={{ ml: -1.5 }}>
          <ShortcutButton
            shortcut="agregar"
            size="small"
            startIcon={<AddIcon />}
            disabled={waiting}
            onClick={() => {
              on.onAdd('nombre')
              on.push(NEW_GASTO)
            }}
          >
            Agregar Gasto
          </ShortcutButton>
        </Box>
      </Box>
    </Box>
  )
})
