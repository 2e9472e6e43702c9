import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { SxProps, Theme } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { FOR_READERS } from '../style/forReaders'
import { paletteOf } from '../style/palette'
import { chartCollapsed, selectCollapsed } from './chartSlice'

export interface ChartFrameProps {
  /** The store's key for whether it is collapsed. */
  id: string
  /** The title, which also names the region: 'Salario por día'. */
  title: string
  /** The drawing in words, for screen readers. */
  description: string
}

interface Props extends ChartFrameProps {
  /** The height reserved for the drawing while its code loads, in pixels. */
  height?: number
  /** Shown at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

const STYLES: SxProps<Theme> = {
  minWidth: 0,
  px: 1,
  py: 0.5,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  '& h2': { m: 0, fontSize: 'inherit' },
  '& h2 svg': { transition: (theme) => theme.transitions.create('transform') },
  '& [aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
  '& .descripcion-de-grafica': FOR_READERS,
  // The drawing takes the focus, for the arrow keys, but the library hides its outline.
  '& [role="none"]:focus-visible': {
    outline: (theme) => `2px solid ${paletteOf(theme).primary.main} !important`,
    outlineOffset: -2,
  },
  '@media (prefers-reduced-motion: reduce)': { '& h2 svg': { transition: 'none' } },
  '@media print': { breakInside: 'avoid' },
}

/** A chart's frame: a title that collapses it, its description in words, and the drawing. */
export function ChartFrame({ id, title, description, height, actions, children }: Props) {
  const dispatch = useAppDispatch()
  const collapsed = useAppSelector(selectCollapsed)[id] ?? false
  const titleId = useId()
  const descriptionId = useId()
  const bodyId = useId()

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      sx={STYLES}
    >
      <header>
        <h2>
          <Button
            id={titleId}
            color="inherit"
            startIcon={<ExpandMoreIcon />}
            aria-expanded={!collapsed}
            aria-controls={collapsed ? undefined : bodyId}
            onClick={() => dispatch(chartCollapsed({ [id]: !collapsed }))}
          >
            {title}
          </Button>
        </h2>
        {actions}
      </header>
      <p id={descriptionId} className="descripcion-de-grafica">
        {description}
      </p>
      {!collapsed && (
        <div id={bodyId} style={{ minHeight: height, position: 'relative' }}>
          {children}
        </div>
      )}
    </Paper>
  )
}
