import Check from '@mui/icons-material/Check'
import Cancel from '@mui/icons-material/Cancel'

/** A quiet green check or a red cross, told apart by shape and by text alternative as well as by colour. */
export const ValidIcon = ({ value }: { value: boolean }) =>
  value ? (
    <Check color="success" fontSize="small" titleAccess="Sí" />
  ) : (
    <Cancel color="error" fontSize="small" titleAccess="No" />
  )
