import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormikContext, type FormikValues } from 'formik'
import { useState, type ReactNode } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { OFFLINE, useOnline } from '../../api/client/online'
import type { TipoDePapel } from '../../contract/catalogos'
import { Form } from '../../ui/form/Form'
import type { FormOptions } from '../../ui/form/useSubmission'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { ValidButton } from './ValidButton'

// The preview's code loads when it is first opened.
const PreviaDialog = lazyComponent(() => import('./previa/PreviaDialog'))

interface Props<Values extends FormikValues, Data> extends Pick<
  FormOptions<Values, Data>,
  'schema' | 'initialValues' | 'draftName'
> {
  /** The paper that our own server previews. */
  paper: TipoDePapel
  /** The document's call. Without one Generar opens the preview; before another host the form validates like the others, says so and sends nothing. */
  generate?: (data: Data) => Promise<unknown>
  children: ReactNode
}

function GenerateButton({ disabled }: { disabled: boolean }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type="submit"
      variant="contained"
      startIcon={<PictureAsPdfIcon />}
      loading={isSubmitting}
      loadingPosition="start"
      disabled={disabled}
    >
      {isSubmitting ? 'Generando...' : 'Generar'}
    </Button>
  )
}

/** Makes leaving ask first while the form is dirty. */
function UnsavedWork() {
  const { dirty } = useFormikContext()
  useUnsavedWork(dirty, { otherSearchLoses: true })
  return null
}

const FAILED = 'No se pudo generar el documento.'

/** The `mensaje` of a 400; undefined for any other failure. */
function messageOf400(error: unknown) {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: { mensaje?: unknown } | null }
  const message = status === 400 ? data?.mensaje : undefined
  return typeof message === 'string' ? message : undefined
}

/**
 * Section 8: turns a PDF's failure into the error that the form shows: the server's mensaje for a 400, one general sentence
 * otherwise. It carries no field errors, so that the message appears only once.
 */
function refuse(error: unknown): never {
  throw Object.assign(new Error(FAILED), { data: { mensaje: messageOf400(error) ?? FAILED } })
}

/** The form of one document: its fields, Generar, the result's message and the preview. With a draft, leaving with unsaved input asks first. */
export function DocumentoForm<Values extends FormikValues, Data>(props: Props<Values, Data>) {
  const { paper, generate, children, ...form } = props
  const [pending, setPending] = useState(false)
  const [previewed, setPreviewed] = useState<FormikValues | null>(null)
  const disabledReason = useOnline() || !generate ? undefined : OFFLINE
  const note = pending && <Alert severity="info">Este documento aún no está disponible.</Alert>

  return (
    <>
      <Form
        {...form}
        disabledReason={disabledReason}
        onSubmit={async (values, data) => {
          if (generate) await generate(data).catch(refuse)
          else if (isOwnServer()) setPreviewed(values)
          else setPending(true)
        }}
      >
        {children}
        <GenerateButton disabled={disabledReason !== undefined} />
        <div role="status">{disabledReason ?? note}</div>
        {generate && isOwnServer() && (
          <ValidButton title="Para revisar y emitir" onValid={setPreviewed}>
            Vista previa
          </ValidButton>
        )}
        {form.draftName && <UnsavedWork />}
      </Form>
      {previewed && (
        <PreviaDialog cuerpo={{ ...previewed, tipo: paper }} onClose={() => setPreviewed(null)} />
      )}
    </>
  )
}
