import {
  prepareDataForValidation,
  setNestedObjectValues,
  useFormik,
  type FormikContextType,
  type FormikValues,
} from 'formik'
import { useMemo, useRef } from 'react'
import { toFormikValidationSchema } from 'zod-formik-adapter'
import { erroresDeCampos, mensajeDeError } from '../../api/errores'
import type { z } from '../../contract/zod'
import { erroresVigentes, type Rechazo } from './serverErrors'

/** What a form needs to know. */
export interface FormOptions<Valores extends FormikValues, Datos> {
  /** The contract's schema: the same rules and messages that the server applies. */
  esquema: z.ZodType<Datos>
  valoresIniciales: Valores
  /**
   * Sends what was typed. `datos` is what the schema makes of it: trimmed, defaults filled in. Answer the call's promise
   * (`.unwrap()`): if it rejects, the server's messages go to their fields and its mensaje to the banner.
   */
  onEnviar: (valores: Valores, datos: Datos) => Promise<unknown>
  /** After a success. */
  onEnviado?: () => void
}

/** The banner above the fields, kept as the form's status. */
export interface FormStatus {
  mensaje: string | null
}

// One object: Formik makes its functions anew whenever the initial status is another.
const SIN_MENSAJE: FormStatus = { mensaje: null }

/**
 * Formik with the product's manners: the schema's rules on leaving a field and on sending, one call at a time, the
 * server's refusal shown where it belongs.
 */
export function useForm<Valores extends FormikValues, Datos>(
  options: FormOptions<Valores, Datos>,
): FormikContextType<Valores> {
  const { esquema, valoresIniciales, onEnviar, onEnviado } = options
  const enviando = useRef(false)
  const rechazo = useRef<Rechazo<Valores>>(null)
  const validationSchema = useMemo(() => toFormikValidationSchema(esquema), [esquema])

  const formik = useFormik<Valores>({
    initialValues: valoresIniciales,
    initialStatus: SIN_MENSAJE,
    validationSchema,
    validate: (valores) => erroresVigentes(rechazo.current, valores),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (valores, { setStatus, setErrors, setTouched }) => {
      if (enviando.current) return
      enviando.current = true
      setStatus(SIN_MENSAJE)
      try {
        await onEnviar(valores, esquema.parse(prepareDataForValidation(valores)))
        rechazo.current = null
        onEnviado?.()
      } catch (error) {
        rechazo.current = { errores: erroresDeCampos(error), valores }
        setStatus({ mensaje: mensajeDeError(error) } satisfies FormStatus)
        setErrors(erroresVigentes(rechazo.current, valores))
        void setTouched(setNestedObjectValues(valores, true), false)
      } finally {
        enviando.current = false
      }
    },
  })
  return formik
}
