import { Form, Formik } from 'formik'
import { esFecha } from '../../../contract/fechas'
import { SearchDateField } from '../../../ui/fields/SearchDateField'

interface Props {
  fecha: string
  onDate: (fecha: string) => void
}

/** The sheet's day. */
export function DateForm({ fecha, onDate }: Props) {
  return (
    <Formik initialValues={{ fecha }} enableReinitialize onSubmit={({ fecha }) => onDate(fecha)}>
      {({ resetForm }) => (
        // Another day may have been declined for the rows that are not saved: then the field says this one again.
        <Form onBlur={() => resetForm()}>
          <SearchDateField
            name="fecha"
            label="Fecha"
            width={150}
            onDateChange={(date) => esFecha(date) && onDate(date)}
          />
        </Form>
      )}
    </Formik>
  )
}
