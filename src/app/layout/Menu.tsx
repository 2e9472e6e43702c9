import { Fragment, useId } from 'react'
import { styled } from '@mui/material/styles'
import { menuSections, type MenuSection } from './menu'
import { MenuLink } from './MenuLink'
import { useScreens } from '../screens/useScreens'

const Nav = styled('nav')(({ theme }) => {
  const { divider, text } = theme.vars.palette
  return {
    padding: theme.spacing(1),
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& .grupo': { marginTop: theme.spacing(1.25) },
    '& .nombre': {
      ...theme.typography.overline,
      padding: theme.spacing(0, 1.5, 0.25),
      color: text.secondary,
    },
    // Hidden by height, not by display: it still names the group for screen readers, where others see a line.
    '&[data-contraido] .nombre': {
      height: 0,
      overflow: 'hidden',
      padding: 0,
      borderTop: `1px solid ${divider}`,
      marginBottom: theme.spacing(1),
    },
    '& .raya': { margin: theme.spacing(1, 1.5), borderTop: `1px solid ${divider}` },
  }
})

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
    <Nav aria-label="Menú principal" data-contraido={props.collapsed || undefined}>
      <ul>
        {sections.map((section, i) => (
          <Fragment key={section.screens[0]?.path}>
            {/* Separates a screen without a group from the group above. */}
            {section.title === null && sections[i - 1]?.title && <li className="raya" aria-hidden />}
            <Section section={section} {...props} />
          </Fragment>
        ))}
      </ul>
    </Nav>
  )
}
