import Download from '@mui/icons-material/FileDownloadOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import { ShortcutButton } from '../shortcuts/ShortcutButton'

interface Props {
  /** True while the file's data loads. */
  exporting?: boolean
  disabled?: boolean
  onExport: () => void
}

/** The button Exportar. */
export function ExportButton({ exporting, disabled, onExport }: Props) {
  return (
    <ShortcutButton
      shortcut="exportar"
      // Not MUI's `loading`, which disables the button and so takes the focus from it.
      startIcon={exporting ? <CircularProgress size={18} color="inherit" /> : <Download />}
      aria-busy={exporting}
      disabled={disabled}
      onClick={exporting ? undefined : onExport}
    >
      Exportar
    </ShortcutButton>
  )
}
