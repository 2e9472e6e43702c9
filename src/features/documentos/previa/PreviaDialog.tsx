import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEventCallback } from '@mui/material/utils'
import { Formik, prepareDataForValidation, type FormikValues } from 'formik'
import { useEffect, useId, useState } from 'react'
import { errorMessage } from '../../../api/client/errors'
import { useLazyPreviaQuery, usePreviaPdfMutation } from '../../../api/documentos'
import type { TipoDePapel } from '../../../contract/catalogos'
import { DATOS, type CuerpoPrevia, type Papel } from '../../../contract/previa'
import { paperStyles } from '../../../ui/dialogs/paper'
import type { Schema } from '../../../ui/form/schema'
import { useForm } from '../../../ui/form/status'
import { SubmitForm } from '../../../ui/form/SubmitForm'
import { useSubmission } from '../../../ui/form/useSubmission'
import { EMPTY, Fields } from './Fields'
import { keyOf, Monthly } from './Monthly'
import { Steps } from './Steps'

const FORM = {
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
  '& > form > fieldset > .MuiAlert-root': { mx: 3, mb: 1 },
} as const

/** Keeps the values in sight while the rest of a table is scrolled. */
const VALUES = {
  ...{ display: 'grid', gap: 2, minWidth: 0 },
  '& tr > :last-child': { position: 'sticky', right: 0, bgcolor: 'background.paper' },
} as const

/** Time without a change after which the values are asked for anew. */
const PAUSE = 300

/** Asks whenever the form's values have changed. */
function Asking({ ask }: { ask: (values: FormikValues) => Promise<void> }) {
  const { values } = useForm()
  useEffect(() => {
    const timer = setTimeout(() => void ask(values), PAUSE)
    return () => clearTimeout(timer)
  }, [values, ask])
  return null
}

interface Props {
  tipo: TipoDePapel
  /** Values of the document's own form. */
  de: FormikValues
  onClose: () => void
}

/** Papers as they would be issued now, by what the clerk corrects; nothing of it is stored. */
export default function PreviaDialog({ tipo, de, onClose }: Props) {
  const titleId = useId()
  const [askPapers, { data }] = useLazyPreviaQuery()
  const [download] = usePreviaPdfMutation()
  const [answered, setAnswered] = useState<FormikValues>()
  const [flipped, setFlipped] = useState<readonly string[]>([])
  const [initialValues] = useState((): FormikValues => ({ ...EMPTY[tipo], ...de }))
  const schema = DATOS[tipo] as unknown as Schema<object>
  const papeles = data?.papeles ?? []
  const isMonthly = 'mes' in de
  const isChosen = (papel: Papel) => (papel.retirado ?? false) === flipped.includes(keyOf(papel))
  const chosen = papeles.filter(isChosen)

  const bodyOf = (datos: object) => ({ ...de, tipo, datos }) as CuerpoPrevia
  const { config, formik, reject, ...submission } = useSubmission({
    schema,
    initialValues,
    onSubmit: (_values, datos) => {
      const elegidos = chosen.map(({ documento, contrato }) => ({ documento, desde: contrato.desde }))
      return download(bodyOf({ ...datos, ...(isMonthly && { elegidos }) })).unwrap()
    },
  })
  const ask = useEventCallback(async (values: FormikValues) => {
    const { success, data: datos } = DATOS[tipo].safeParse(prepareDataForValidation(values))
    if (!success) return
    const { error } = await askPapers(bodyOf(datos))
    // Answers what has been typed over since.
    if (formik.current?.values !== values) return
    formik.current.setStatus({ message: error ? errorMessage(error) : null })
    if (error) return reject(error, values)
    submission.forgetRejection()
    setAnswered(values)
  })

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { sx: [paperStyles('57rem'), FORM] } }}
    >
      <Formik {...config}>
        {({ values, isSubmitting }) => (
          <SubmitForm {...submission} autoFocus header={<DialogTitle id={titleId}>Vista previa</DialogTitle>}>
            <Asking ask={ask} />
            <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2, '&&': { pt: 1 } }}>
              <Fields tipo={tipo} papel={isMonthly ? undefined : papeles[0]} />
              {papeles.length > 0 && (
                <Box
                  role="group"
                  aria-label="Valores"
                  aria-busy={values !== answered}
                  sx={{ ...VALUES, opacity: values === answered ? 1 : 0.5 }}
                >
                  {isMonthly ? (
                    <Monthly
                      papeles={papeles}
                      isChosen={isChosen}
                      onFlip={(key) =>
                        setFlipped((keys) =>
                          keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key],
                        )
                      }
                    />
                  ) : (
                    papeles.map((papel) => <Steps key={papel.documento} papel={papel} />)
                  )}
                </Box>
              )}
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={onClose}>
                Cerrar
              </Button>
              <Button
                type="submit"
                variant="contained"
                loading={isSubmitting}
                disabled={isMonthly && papeles.length > 0 && chosen.length === 0}
              >
                Descargar sin emitir
              </Button>
            </DialogActions>
          </SubmitForm>
        )}
      </Formik>
    </Dialog>
  )
}
