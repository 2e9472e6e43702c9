import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../api/client/hooks'
import { paletteOf } from '../palette'
import { graficaPlegada, selectPlegada } from './chartSlice'

export interface ChartFrameProps {
  /** The key under which the store keeps whether it is folded. */
  id: string
  /** What is drawn; it is the region's name too: 'Salario por día'. */
  titulo: string
  /** What the drawing tells, in words, for whoever does not see it. */
  descripcion: string
}

interface Props extends ChartFrameProps {
  /** Pixels kept for the drawing while its code comes. */
  alto: number
  children: ReactNode
}

const Marco = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(0.5, 1),
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  '& h2': { margin: 0, fontSize: 'inherit' },
  '& h2 svg': { transition: theme.transitions.create('transform') },
  '& [aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
  '& .descripcion-de-grafica': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  // The drawing takes the keyboard, whose arrows go from figure to figure, and hides by itself that it has it.
  '& [role="none"]:focus-visible': {
    outline: `2px solid ${paletteOf(theme).primary.main} !important`,
    outlineOffset: -2,
  },
  '@media (prefers-reduced-motion: reduce)': { '& h2 svg': { transition: 'none' } },
  '@media print': { breakInside: 'avoid' },
}))

/** The frame of a chart: its title, which folds it away, what it tells in words, and the drawing once its code is here. */
export function ChartFrame({ id, titulo, descripcion, alto, children }: Props) {
  const dispatch = useAppDispatch()
  const plegada = useAppSelector((state) => selectPlegada(state, id))
  const idTitulo = useId()
  const idDescripcion = useId()
  const idCuerpo = useId()

  return (
    <Marco aria-labelledby={idTitulo} aria-describedby={idDescripcion}>
      <h2>
        <Button
          id={idTitulo}
          color="inherit"
          startIcon={<ExpandMoreIcon />}
          aria-expanded={!plegada}
          aria-controls={plegada ? undefined : idCuerpo}
          onClick={() => dispatch(graficaPlegada({ grafica: id, plegada: !plegada }))}
        >
          {titulo}
        </Button>
      </h2>
      <p id={idDescripcion} className="descripcion-de-grafica">
        {descripcion}
      </p>
      {!plegada && (
        <div id={idCuerpo} style={{ minHeight: alto, position: 'relative' }}>
          {children}
        </div>
      )}
    </Marco>
  )
}
