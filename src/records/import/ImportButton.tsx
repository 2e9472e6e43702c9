import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { memo, useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import type { Accion } from '../../contract/permisos'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { useDialogFromNavigation } from '../arrival/useDialogFromNavigation'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import type { ImportNoun } from '../fileRows/noun'

interface Closing {
  onClose: () => void
}

interface Props {
  /** The right to create the noun's records one by one. */
  action?: Accion
  /** Whether it stands over a screen's table. */
  ofScreen?: boolean
  /** Brings the noun's description, when it is first asked for. */
  load: () => Promise<{ default: ImportNoun }>
}

/** 'Importar' over a table, of our own server alone. The dialog's code and the noun's description come when it is first pressed. */
export const ImportButton = memo(function ImportButton({ action, ofScreen, load }: Props) {
  const [open, setOpen] = useState(false)
  useDialogFromNavigation(({ dialog }) => {
    const isIt = ofScreen === true && dialog === 'importar'
    if (isIt) setOpen(true)
    return isIt
  })
  const [ImportDialog] = useState(() =>
    lazyComponent(async () => {
      const [{ default: Dialog }, { default: description }] = await Promise.all([
        import(/* webpackChunkName: "importar" */ './ImportDialog'),
        load(),
      ])
      return { default: ({ onClose }: Closing) => <Dialog noun={description} onClose={onClose} /> }
    }),
  )
  if (!isOwnServer()) return null
  return (
    <>
      <RoleButton
        action={action}
        shortcut={ofScreen ? 'importar' : undefined}
        tip="Importar"
        startIcon={<UploadIcon />}
        onClick={() => setOpen(true)}
      >
        Importar
      </RoleButton>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
})
