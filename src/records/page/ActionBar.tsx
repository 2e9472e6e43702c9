import { memo, type ReactNode } from 'react'
import type { Accion } from '../../contract/permisos'
import { RoleButton } from '../../ui/buttons/RoleButton'
import type { Shortcut } from '../../ui/shortcuts/keys'

/** A button over the table. */
export interface RecordAction {
  label: string
  icon: ReactNode
  /** The action in the table of permissions; absent for what any user may do (Detalle). */
  permission?: Accion
  shortcut: Shortcut
  /** For the screen's first action, as a filled button. */
  main?: boolean
  /** Acts on the selected row. */
  needsRow?: boolean
  /** The name of the dialog that it opens. */
  dialog: string
}

interface Props {
  /** Set while a row is selected. */
  selected: boolean
  /** Why the actions on it that need a permission are disabled. */
  fixed?: string
  actions: readonly RecordAction[]
  onOpen: (action: RecordAction) => void
}

/** The buttons over a table, in their order. */
export const ActionBar = memo(({ selected, fixed, actions, onOpen }: Props) =>
  actions.map((action) => (
    <RoleButton
      key={action.label}
      action={action.permission}
      variant={action.main ? 'contained' : undefined}
      startIcon={action.icon}
      needsSelection={action.needsRow}
      selected={selected}
      disabledReason={action.needsRow && action.permission ? fixed : undefined}
      shortcut={action.shortcut}
      onClick={() => onOpen(action)}
    >
      {action.label}
    </RoleButton>
  )),
)
