import { FieldArray } from 'formik'
import { errorMessage, fieldErrors } from '../../api/client/errors'
import { isOwnServer } from '../../api/client/baseUrl'
import { useIngresarSensoresMutation } from '../../api/liquidaciones'
import { SensoresSchema } from '../../contract/sensores'
import * as z from '../../contract/zod'
import { FormDialog } from '../../records/dialog/FormDialog'
import { ImportButton } from '../../records/import/ImportButton'
import { SensorRows } from './SensorRows'
import { begunRows, emptyRow, type SensoresValues } from './sensorValues'

const EMPTY: SensoresValues = { filas: [emptyRow()] }
const SensoresFormSchema = z.object({
  filas: z.preprocess((rows) => begunRows(rows as SensoresValues['filas']), SensoresSchema),
})

/** The same failure, its fields' paths moved under the form's name of the list. */
const underFilas = (error: unknown): unknown => ({
  ...(error as object),
  data: {
    mensaje: errorMessage(error),
    errores: Object.fromEntries(
      Object.entries(fieldErrors(error)).map(([field, mensaje]) => [`filas.${field}`, mensaje]),
    ),
  },
})

const loadImport = () => import('./importarSensores')

/** 'Ingresar Sensores' of the list: the sensors' counts of many buses, saved all or none. */
export default function SensoresDialog({ onClose }: { onClose: () => void }) {
  const [ingresar] = useIngresarSensoresMutation()
  return (
    <FormDialog
      title="Formulario Ingreso Sensores"
      schema={SensoresFormSchema}
      initialValues={EMPTY}
      draftName="ingresar-sensores"
      onSubmit={(_values, { filas: rows }, { idempotencyKey }) =>
        ingresar({
          filas: isOwnServer() ? rows : rows.map((row) => ({ ...row, civica: row.civica ?? 0 })),
          idempotencyKey,
        })
          .unwrap()
          .catch((error: unknown) => {
            throw underFilas(error)
          })
      }
      onClose={onClose}
      submitText="Ingresar"
      submittingText="Ingresando..."
      width="60rem"
      extraActions={<ImportButton action="ingresarSensores" load={loadImport} />}
    >
      <FieldArray name="filas">{(helpers) => <SensorRows {...helpers} />}</FieldArray>
    </FormDialog>
  )
}
