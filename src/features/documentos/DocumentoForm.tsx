import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormikContext, type FormikValues } from 'formik'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { OFFLINE, useOnline } from '../../api/client/online'
import { useGenerarPrimaMutation, useGenerarVacacionesMutation } from '../../api/documentos'
import { Form } from '../../ui/form/Form'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import type { Documento } from './forms'
import { ValidButton } from './ValidButton'

// The preview's code loads when it is first opened.
const PreviaDialog = lazyComponent(() => import('./previa/PreviaDialog'))

/** Generar, whose form, where it `asks`, is not left before its unsaved input is given up. */
function GenerateButton({ disabled, asks }: { disabled: boolean; asks: boolean }) {
  const { dirty, isSubmitting } = useFormikContext()
  useUnsavedWork(asks && dirty, { otherSearchLoses: true })
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

/** The form of one document: its fields, Generar, the result's message and the preview. */
export function DocumentoForm({ valor: paper, schema, empty, fields, draftName }: Documento) {
  const [address] = useSearchParams()
  // A driver's form begins with the one whom the address names.
  const [initialValues] = useState(() =>
    'documento' in empty ? { ...empty, documento: address.get('documento') ?? '' } : empty,
  )
  const [generarPrima] = useGenerarPrimaMutation()
  const [generarVacaciones] = useGenerarVacacionesMutation()
  const calls: { [paper: string]: typeof generarPrima | typeof generarVacaciones } = {
    prima: generarPrima,
    vacaciones: generarVacaciones,
  }
  /** The document's call. Without one Generar opens the preview; before another host the form validates like the others, says so and sends nothing. */
  const generate = calls[paper]
  const [pending, setPending] = useState(false)
  const [previewed, setPreviewed] = useState<FormikValues | null>(null)
  const disabledReason = useOnline() || !generate ? undefined : OFFLINE
  const note = pending && <Alert severity="info">Este documento aún no está disponible.</Alert>

  return (
    <>
      <Form
        {...{ schema, initialValues, draftName, disabledReason }}
        onSubmit={async (values, data) => {
          if (generate)
            await generate(data as never)
              .unwrap()
              .catch(refuse)
          else if (isOwnServer()) setPreviewed(values)
          else setPending(true)
        }}
      >
        {fields}
        <GenerateButton disabled={disabledReason !== undefined} asks={draftName !== undefined} />
        <div role="status">{disabledReason ?? note}</div>
        {generate && isOwnServer() && (
          <ValidButton title="Para revisar y emitir" onValid={setPreviewed}>
            Vista previa
          </ValidButton>
        )}
      </Form>
      {previewed && (
        <PreviaDialog cuerpo={{ ...previewed, tipo: paper }} onClose={() => setPreviewed(null)} />
      )}
    </>
  )
}
