import { Fragment, useId } from 'react'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { menuSections, type MenuSection } from './menu'
import { MenuLink } from './MenuLink'
import { screens } from './screens'

interface MenuProps {
  /** Icons only, their names in tooltips. */
  collapsed?: boolean
  /** After a screen was chosen. */
  onChoose?: () => void
}

function Section({ section, collapsed, onChoose }: MenuProps & { section: MenuSection }) {
  const titleId = useId()
  const links = section.screens.map((screen) => (
    <MenuLink key={screen.path} screen={screen} collapsed={collapsed} onChoose={onChoose} />
  ))
  if (section.title === null) return links

  return (
    <ListItem disablePadding sx={{ display: 'block', mt: 1.5 }}>
      <Typography
        id={titleId}
        variant="overline"
        color="text.secondary"
        component="div"
        // Still the name of the group for whoever cannot see that a line parts it from the others.
        sx={
          collapsed
            ? { height: 0, overflow: 'hidden', borderTop: 1, borderColor: 'divider', mb: 1 }
            : { px: 1.5, pb: 0.25 }
        }
      >
        {section.title}
      </Typography>
      <List disablePadding aria-labelledby={titleId}>
        {links}
      </List>
    </ListItem>
  )
}

/** The side menu. */
export function Menu(props: MenuProps) {
  return (
    <Box component="nav" aria-label="Menú principal" sx={{ p: 1 }}>
      <List disablePadding>
        {menuSections(screens).map((section, i, sections) => (
          <Fragment key={section.screens[0]?.path}>
            {/* Without it, a screen that stands alone would seem to be of the group above. */}
            {section.title === null && sections[i - 1]?.title && (
              <Divider component="li" aria-hidden sx={{ mx: 1.5, my: 1 }} />
            )}
            <Section section={section} {...props} />
          </Fragment>
        ))}
      </List>
    </Box>
  )
}
