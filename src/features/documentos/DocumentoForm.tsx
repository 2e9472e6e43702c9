import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFormikContext, type FormikValues } from 'formik'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'
import { fieldsOf } from '../../api/client/errors'
import { OFFLINE, useOnline } from '../../api/client/online'
import { useGenerarPrimaMutation, useGenerarVacacionesMutation } from '../../api/documentos'
import { Form } from '../../ui/form/Form'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'
import { Caption } from './Caption'
import type { Documento } from './forms'
import { OfConductor, type OfConductorProps } from './OfConductor'
import { ValidButton } from './ValidButton'

// The preview's code loads when it is first opened.
const PreviaDialog = lazyComponent(() => import('./previa/PreviaDialog'))

interface GenerateProps {
  disabled: boolean
  /** Another button is the way to issue. */
  isSecond: boolean
  asks: boolean
}

/** Generar, whose form, where it `asks`, is not left before its unsaved input is given up. */
function GenerateButton({ disabled, isSecond, asks }: GenerateProps) {
  const { dirty, isSubmitting } = useFormikContext()
  useUnsavedWork(asks && dirty, { otherSearchLoses: true })
  return (
    <Button
      type="submit"
      variant={isSecond ? 'outlined' : 'contained'}
      startIcon={<PictureAsPdfIcon />}
      loading={isSubmitting}
      loadingPosition="start"
      disabled={disabled}
    >
      {isSubmitting ? 'Generando...' : 'Generar'}
    </Button>
  )
}

/** For a finger they share the line. */
const BUTTONS = {
  gap: 1,
  '@media (pointer: coarse)': { '& > button': { flex: 1, minHeight: 44 } },
}

const FAILED = 'No se pudo generar el documento.'

/**
 * Section 8: turns a PDF's failure into the error that the form shows: the server's mensaje for a 400, one general sentence
 * otherwise. It carries no field errors, so that the message appears only once.
 */
function refuse(error: unknown): never {
  const { status, data } = fieldsOf(error)
  const { mensaje } = fieldsOf(data)
  throw Object.assign(new Error(FAILED), {
    data: { mensaje: status === 400 && typeof mensaje === 'string' ? mensaje : FAILED },
  })
}

/** The form of one document: its fields, Generar, the result's message and the preview. */
export function DocumentoForm({
  valor: paper,
  schema,
  empty,
  fields,
  draftName,
  onConductor,
}: Documento & OfConductorProps) {
  const [address] = useSearchParams()
  // It begins with the driver or the month that the address names.
  const [initialValues] = useState(() =>
    Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, address.get(name) ?? value])),
  )
  const [generarPrima] = useGenerarPrimaMutation()
  const [generarVacaciones] = useGenerarVacacionesMutation()
  /** The document's call. Without one Generar opens the preview; before another host the form validates like the others, says so and sends nothing. */
  const generate = paper === 'prima' ? generarPrima : paper === 'vacaciones' ? generarVacaciones : undefined
  const hasPreview = generate !== undefined && isOwnServer()
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
        {isOwnServer() && <OfConductor onConductor={onConductor} />}
        <Stack direction="row" sx={BUTTONS}>
          <GenerateButton
            disabled={disabledReason !== undefined}
            isSecond={hasPreview}
            asks={draftName !== undefined}
          />
          {hasPreview && (
            <ValidButton variant="contained" onValid={setPreviewed}>
              Vista previa
            </ValidButton>
          )}
        </Stack>
        <div role="status">{disabledReason ?? note}</div>
        {isOwnServer() && (
          <Caption>
            {generate
              ? 'Generar descarga el PDF sin guardarlo. Para emitir, con número, abra la vista previa.'
              : 'Generar abre la vista previa, desde la que se emite con número.'}
          </Caption>
        )}
      </Form>
      {previewed && (
        <PreviaDialog cuerpo={{ ...previewed, tipo: paper }} onClose={() => setPreviewed(null)} />
      )}
    </>
  )
}
