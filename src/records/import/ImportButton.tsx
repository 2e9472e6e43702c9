import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { useEffect, useState } from 'react'
import { isOwnServer } from '../../api/client/baseUrl'
import { PERMISO_DE_IMPORTAR, type Importable } from '../../contract/importables'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { useDialogFromNavigation } from '../arrival/useDialogFromNavigation'
import { onDemand } from '../../ui/loading/onDemand'
import type { ImportNoun } from './noun'

const ImportDialog = onDemand(() => import(/* webpackChunkName: "importar" */ './ImportDialog'))

interface Props {
  noun: Importable
  /** What the button says; 'Importar' when absent. */
  label?: string
  /** Brings the noun's description, when it is first asked for. */
  load: () => Promise<{ default: ImportNoun }>
}

/** 'Importar' over a table, of our own server alone. The dialog's code and the noun's description come when it is first pressed. */
export function ImportButton({ noun, label = 'Importar', load }: Props) {
  const [open, setOpen] = useState(false)
  const ofScreen = noun !== 'sensores'
  useDialogFromNavigation(ofScreen ? { importar: () => setOpen(true) } : {})
  const [description, setDescription] = useState<ImportNoun>()
  const [failure, setFailure] = useState<{ cause: unknown }>()
  useEffect(() => {
    if (!open || description) return
    load().then(
      (module) => setDescription(module.default),
      (cause: unknown) => setFailure({ cause }),
    )
  }, [open, description, load])
  if (!isOwnServer()) return null
  if (failure) throw failure.cause
  return (
    <>
      <RoleButton
        action={PERMISO_DE_IMPORTAR[noun]}
        shortcut={ofScreen ? 'importar' : undefined}
        tip={label}
        startIcon={<UploadIcon />}
        onClick={() => setOpen(true)}
      >
        {label}
      </RoleButton>
      {open && description && <ImportDialog noun={description} onClose={() => setOpen(false)} />}
    </>
  )
}
