import CheckCircle from '@mui/icons-material/CheckCircle'
import Cancel from '@mui/icons-material/Cancel'

interface Props {
  value: boolean
  /** The text alternatives, where 'Sí' and 'No' are not clear enough. */
  yes?: string
  no?: string
}

/** A green check or a red cross, told apart by shape and by text alternative as well as by colour. */
export function ValidIcon({ value, yes = 'Sí', no = 'No' }: Props) {
  return value ? (
    <CheckCircle color="success" fontSize="small" titleAccess={yes} />
  ) : (
    <Cancel color="error" fontSize="small" titleAccess={no} />
  )
}
