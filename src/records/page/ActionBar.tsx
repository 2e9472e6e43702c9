import type { ReactNode } from 'react'
import type { Accion } from '../../contract/permisos'
import { RoleButton } from '../../ui/buttons/RoleButton'
import type { Shortcut } from '../../ui/shortcuts/keys'

/** One button over a table. */
export interface RowAction {
  label: string
  icon: ReactNode
  /** The action in the table of permissions; absent for what any user may do (Detalle). */
  permission?: Accion
  shortcut: Shortcut
  /** For the screen's first action, as a filled button. */
  main?: boolean
  /** Whether it acts on the selected row. */
  needsRow?: boolean
  onClick: () => void
}

interface Props {
  /** Whether a row is selected. */
  selected: boolean
  actions: readonly RowAction[]
}

/** The buttons over a table, in their order. */
export const ActionBar = ({ selected, actions }: Props) =>
  actions.map(({ label, icon, permission, main, needsRow, ...button }) => (
    <RoleButton
      key={label}
      action={permission}
      variant={main ? 'contained' : undefined}
      startIcon={icon}
      needsSelection={needsRow}
      selected={selected}
      {...button}
    >
      {label}
    </RoleButton>
  ))
