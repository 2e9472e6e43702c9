import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { memo, useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { PERMISO_DE_IMPORTAR, type Importable } from '../../contract/importables'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { useDialogFromNavigation } from '../arrival/useDialogFromNavigation'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import type { ImportNoun } from '../fileRows/noun'

interface Closing {
  onClose: () => void
}

interface Props {
  noun: Importable
  /** Brings the noun's description, when it is first asked for. */
  load: () => Promise<{ default: ImportNoun }>
}

/** 'Importar' over a table, of our own server alone. The dialog's code and the noun's description come when it is first pressed. */
export const ImportButton = memo(function ImportButton({ noun, load }: Props) {
  const [open, setOpen] = useState(false)
  const ofScreen = noun !== 'sensores'
  useDialogFromNavigation(({ dialog }) => {
    const isIt = ofScreen && dialog === 'importar'
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
        action={PERMISO_DE_IMPORTAR[noun]}
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
