import { Formik, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { SubmitForm } from './SubmitForm'
import { useSubmission, type FormOptions } from './useSubmission'

interface Props<Values extends FormikValues, Data, Stored> extends FormOptions<Values, Data, Stored> {
  /** Begins with the focus on the first field. */
  autoFocus?: boolean
  children: ReactNode
}

/** A Formik form as every screen uses it. */
export function Form<Values extends FormikValues, Data, Stored>(props: Props<Values, Data, Stored>) {
  const { config, ...submission } = useSubmission(props)
  return (
    <Formik {...config}>
      <SubmitForm {...submission} autoFocus={props.autoFocus}>
        {props.children}
      </SubmitForm>
    </Formik>
  )
}
