import Box from '@mui/material/Box'
import { Fragment, useId } from 'react'
import { menuSections, type MenuSection } from './menu'
import { MenuLink } from './MenuLink'
import { useScreens } from '../screens/useScreens'

const STYLES = {
  p: 1,
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& .grupo': { mt: 1.25 },
  '& .nombre': { typography: 'overline', px: 1.5, pb: 0.25, color: 'text.secondary' },
  '& .raya': { mx: 1.5, my: 1, borderTop: 1, borderColor: 'divider' },
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
  const sections = menuSections(useScreens())
  return (
    <Box component="nav" aria-label="Menú principal" sx={STYLES}>
      <ul>
        {sections.map((section, i) => (
          <Fragment key={section.screens[0]?.path}>
            {/* Separates a screen without a group from the group above. */}
            {section.title === null && sections[i - 1]?.title && <li className="raya" aria-hidden />}
            <Section section={section} {...props} />
          </Fragment>
        ))}
      </ul>
    </Box>
  )
}
