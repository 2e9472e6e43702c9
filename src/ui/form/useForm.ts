import {
  prepareDataForValidation,
  setNestedObjectValues,
  useFormik,
  type FormikContextType,
  type FormikValues,
} from 'formik'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { erroresDeCampos, mensajeDeError } from '../../api/errores'
import { conClave, nuevaClave } from '../../api/idempotencia'
import { useKeepDraft, useKeptDraft } from '../drafts/useDraft'
import { abrirEsquema, validacionDe, type Esquema } from './schema'
import { erroresVigentes, type Rechazo } from './serverErrors'

/** What a form needs to know. */
export interface FormOptions<Valores extends FormikValues, Datos> {
  /** The contract's schema: the same rules and messages that the server applies. */
  esquema: Esquema<Datos>
  valoresIniciales: Valores
  /**
   * Sends what was typed. `datos` is what the schema makes of it: trimmed, defaults filled in. Answer the call's promise
   * (`.unwrap()`): if it rejects, the server's messages go to their fields and its mensaje to the banner.
   */
  onEnviar: (valores: Valores, datos: Datos) => Promise<unknown>
  /** After a success. A form that it answers takes the place of the one that was sent; it must not reject. */
  onEnviado?: (enviados: Valores) => void | Promise<Continuacion<Valores> | void>
  /**
   * Names the work among all forms, and the record that it is about: 'crear-liquidacion', 'liquidar-<uuid>'. With it,
   * what was typed is there again when the session ends in the middle and the same person signs in.
   */
  borrador?: string
  /** Why nothing can be sent just now; said in the banner to whoever tries. */
  impedimento?: string
}

/** What is kept of a form: as typed, and the key under which its create was first tried. */
interface FormDraft<Valores> {
  valores: Valores
  clave: string | null
}

/** What a form goes on with after a success. */
export interface Continuacion<Valores> extends FormStatus {
  valores: Valores
}

/** What is said of the form as a whole. */
export interface FormStatus {
  /** The banner above the fields. */
  mensaje: string | null
  /** What the banner offers. */
  action?: { text: string; run: () => void }
  /** At the foot, calmly: what has become of the form that was sent before this one. */
  nota?: string
  /** The field where typing goes on after that. */
  campo?: string
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
  const { esquema, valoresIniciales, onEnviar, onEnviado, borrador, impedimento } = options
  const enviando = useRef(false)
  const rechazo = useRef<Rechazo<Valores>>(null)
  const vivo = useRef<FormikContextType<Valores>>(null)
  const guardado = useKeptDraft<FormDraft<Valores>>(borrador)
  // Saved, and still on screen while what comes next is prepared: no longer work that could be lost.
  const entregado = useRef(false)
  // One for each filled form until it succeeds: repeating a create whose answer got lost makes no second record.
  const clave = useRef(guardado?.clave ?? null)
  const olvidar = useKeepDraft(borrador, () =>
    vivo.current?.dirty && !entregado.current ? { valores: vivo.current.values, clave: clave.current } : null,
  )
  const validationSchema = useMemo(() => validacionDe(esquema), [esquema])

  const formik = useFormik<Valores>({
    initialValues: valoresIniciales,
    initialStatus: SIN_MENSAJE,
    validationSchema,
    validate: (valores) => erroresVigentes(rechazo.current, valores),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (valores, { setStatus, setErrors, setTouched, resetForm }) => {
      if (enviando.current) return
      if (impedimento) return setStatus({ mensaje: impedimento } satisfies FormStatus)
      enviando.current = true
      setStatus(SIN_MENSAJE)
      try {
        const datos = (await abrirEsquema(esquema)).parse(prepareDataForValidation(valores))
        clave.current ??= nuevaClave()
        await conClave(clave.current, () => onEnviar(valores, datos))
        clave.current = null
        rechazo.current = null
        olvidar()
        entregado.current = true
        const sigue = await onEnviado?.(valores)
        if (!sigue) return
        const { valores: nuevos, ...status } = sigue
        resetForm({ values: nuevos })
        setStatus(status satisfies FormStatus)
      } catch (error) {
        rechazo.current = { errores: erroresDeCampos(error), valores }
        setStatus({ mensaje: mensajeDeError(error) } satisfies FormStatus)
        setErrors(erroresVigentes(rechazo.current, valores))
        void setTouched(setNestedObjectValues(valores, true), false)
      } finally {
        enviando.current = false
        entregado.current = false
      }
    },
  })
  const { setValues } = formik
  useEffect(() => {
    vivo.current = formik
  })
  // Over the initial values, which stay what they are, so that the work still counts as unsaved.
  useLayoutEffect(() => {
    if (guardado) void setValues(guardado.valores, false)
  }, [guardado, setValues])

  const { submitForm: validarYEnviar } = formik
  // Only the server knows whether what it refused would pass now: the fare may be there, the other field may have changed.
  const submitForm = useCallback(() => {
    rechazo.current = null
    return validarYEnviar()
  }, [validarYEnviar])
  return { ...formik, submitForm }
}
