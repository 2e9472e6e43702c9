import Box from '@mui/material/Box'
import { useId } from 'react'
import { menuSections, type MenuSection } from './menu'
import { MenuLink } from './MenuLink'
import { useScreens } from '../screens/useScreens'

const STYLES = {
  p: 1,
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& .grupo': { mt: 1.25 },
  '& .nombre': { typography: 'overline', px: 1.5, pb: 0.25, color: 'text.secondary' },
  // Separates a screen without a group from the group above.
  '& .grupo + li:not(.grupo)': { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' },
}

interface MenuProps {
  /** After a screen was chosen. */
  onChoose?: () => void
}

function Section({ section, onChoose }: MenuProps & { section: MenuSection }) {
  const titleId = useId()
  const links = section.screens.map((screen) => (
    <MenuLink key={screen.path} screen={screen} onChoose={onChoose} />
  ))
  if (section.title === null) return links

  return (
    <li className="grupo">
      <div className="nombre" id={titleId}>
        {section.title}
      </div>
      <ul aria-labelledby={titleId}>{links}</ul>
    </li>
  )
}

/** The side menu. */
export function Menu(props: MenuProps) {
  return (
    <Box component="nav" aria-label="Menú principal" sx={STYLES}>
      <ul>
        {menuSections(useScreens()).map((section) => (
          <Section key={section.screens[0]?.path} section={section} {...props} />
        ))}
      </ul>
    </Box>
  )
}
