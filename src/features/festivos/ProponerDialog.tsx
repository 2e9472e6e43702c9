import { useState } from 'react'
import { useAgregarFestivosMutation, useFestivosPropuestosQuery } from '../../api/festivos'
import { today } from '../../api/client/today'
import type { FestivoFila } from '../../contract/festivos'
import type { RecordDialogProps } from '../../records/dialog/RecordDialog'
import { SelectField } from '../../ui/fields/SelectField'
import { FormDialog } from '../../records/dialog/FormDialog'
import { markAll, PropuestaSchema, yearsFrom, yearToPropose, type PropuestaValues } from './proposal'
import { PropuestaList } from './PropuestaList'

/** The next year with open days and its holidays, all ticked; null until they are known. */
function useStart(day: string) {
  const thisYear = Number(day.slice(0, 4))
  const [start, setStart] = useState<PropuestaValues | null>(null)
  const ofThisYear = useFestivosPropuestosQuery({ anio: thisYear })
  const anio = ofThisYear.data ? yearToPropose(ofThisYear.data, day) : thisYear
  const { currentData: propuestas, error } = useFestivosPropuestosQuery({ anio })
  // Kept: once they are registered, another year would be the next.
  if (!start && (propuestas || error)) setStart({ anio, marcados: markAll(propuestas ?? [], true) })
  return start
}

/** 'Proponer festivos': a year's public holidays, of which the clerk unticks those not to register. */
export default function ProponerDialog({ onClose }: RecordDialogProps<FestivoFila>) {
  const [add] = useAgregarFestivosMutation()
  const [day] = useState(today)
  const initialValues = useStart(day)
  if (!initialValues) return null
  return (
    <FormDialog
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
      <SelectField name="anio" label="Año" options={yearsFrom(Number(day.slice(0, 4)))} width={120} />
      <PropuestaList />
    </FormDialog>
  )
}
