import CheckCircle from '@mui/icons-material/CheckCircle'
import Cancel from '@mui/icons-material/Cancel'

/** A green check or a red cross, told apart by shape and by text alternative as well as by colour. */
export const ValidIcon = ({ value }: { value: boolean }) =>
  value ? (
    <CheckCircle color="success" fontSize="small" titleAccess="Sí" />
  ) : (
    <Cancel color="error" fontSize="small" titleAccess="No" />
  )
