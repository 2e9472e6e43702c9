import CheckCircle from '@mui/icons-material/CheckCircle'
import Cancel from '@mui/icons-material/Cancel'

interface Props {
  value: boolean
  /** What is read aloud, when 'Sí' and 'No' would not be understood on their own. */
  si?: string
  no?: string
}

/** A green check or a red cross; their shapes differ and both have a text alternative. */
export function ValidIcon({ value, si = 'Sí', no = 'No' }: Props) {
  return value ? (
    <CheckCircle color="success" fontSize="small" titleAccess={si} />
  ) : (
    <Cancel color="error" fontSize="small" titleAccess={no} />
  )
}
