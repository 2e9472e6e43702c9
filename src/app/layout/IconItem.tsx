import type { ComponentType } from 'react'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { SvgIconProps } from '@mui/material/SvgIcon'

interface Props extends MenuItemProps {
  icon: ComponentType<SvgIconProps>
}

/** An item of a menu, with its icon. The menu moves the focus by props that it gives its items. */
export const IconItem = ({ icon: Icon, children, ...item }: Props) => (
  <MenuItem {...item}>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    {children}
  </MenuItem>
)
