import { useState } from 'react'
import { useAgregarFestivosMutation } from '../../api/festivos'
import { today } from '../../api/client/today'
import { SelectField } from '../../ui/fields/SelectField'
import { FormDialog } from '../../ui/form/FormDialog'
import { yearsFrom, PropuestaSchema, type PropuestaValues } from './proposal'
import { PropuestaList } from './PropuestaList'

/** 'Proponer festivos': a year's public holidays, of which the clerk ticks those to register. */
export default function ProponerDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAgregarFestivosMutation()
  const [anio] = useState(() => Number(today().slice(0, 4)))
  const [anios] = useState(() => yearsFrom(anio))
  const [initialValues] = useState<PropuestaValues>({ anio, marcados: {} })
  return (
    <FormDialog
      open
      title="Proponer festivos"
      schema={PropuestaSchema}
      draftName="proponer-festivos"
      initialValues={initialValues}
      onSubmit={(_values, data) => add(data).unwrap()}
      onClose={onClose}
      submitText="Agregar"
      submittingText="Agregando..."
      width="36rem"
    >
      <SelectField name="anio" label="Año" options={anios} width={120} />
      <PropuestaList />
    </FormDialog>
  )
}
