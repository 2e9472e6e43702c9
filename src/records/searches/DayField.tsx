import { Form, Formik } from 'formik'
import { esFecha } from '../../contract/fechas'
import { SearchDateField } from '../../ui/fields/SearchDateField'

interface Props {
  label: string
  fecha: string
  /** Called with each whole date. */
  onDay: (fecha: string) => void
}

/** The day that a screen is of, beside its title: a whole date is gone to at once. */
export const DayField = ({ label, fecha, onDay }: Props) => (
  <Formik initialValues={{ fecha }} enableReinitialize onSubmit={(values) => onDay(values.fecha)}>
    {({ resetForm }) => (
      // Another day may have been declined for what is not saved: then the field says this one again.
      <Form onBlur={() => resetForm()}>
        <SearchDateField
          name="fecha"
          label={label}
          width={150}
          onDateChange={(date) => esFecha(date) && onDay(date)}
        />
      </Form>
    )}
  </Formik>
)
