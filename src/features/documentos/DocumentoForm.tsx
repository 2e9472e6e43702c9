import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useFormikContext, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { Form } from '../../ui/form/Form'
import type { FormOptions } from '../../ui/form/useSubmission'
import { paletteOf } from '../../ui/style/palette'
import { useUnsavedWork } from '../../ui/unsaved/unsavedWork'

interface Props<Values extends FormikValues, Data> extends FormOptions<Values, Data> {
  title: string
  /** Leaving with unsaved input asks first. */
  laborious?: boolean
  /** Shown under the button after it was pressed. */
  note?: ReactNode
  children: ReactNode
}

const Panel = styled('section')(({ theme }) => ({
  maxWidth: 560,
  padding: theme.spacing(2),
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  '& form': { display: 'grid', justifyItems: 'start', gap: theme.spacing(1.5), marginTop: theme.spacing(1) },
  '& .MuiAlert-root, & [role="status"]': { justifySelf: 'stretch' },
  // An empty status takes no room, not even the grid's gap.
  '& [role="status"]:empty': { position: 'absolute' },
}))

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
  useUnsavedWork(() => dirty)
  return null
}

/** The form of one document: its fields, Generar, and the result's message. */
export function DocumentoForm<Values extends FormikValues, Data>(props: Props<Values, Data>) {
  const { title, laborious = false, note, children, impediment } = props
  const titleId = useId()

  return (
    <Panel aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="subtitle1">
        {title}
      </Typography>
      <Form {...props}>
        {children}
        <GenerateButton disabled={impediment !== undefined} />
        <div role="status">{impediment ?? note}</div>
        {laborious && <UnsavedWork />}
      </Form>
    </Panel>
  )
}
