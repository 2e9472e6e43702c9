import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { useContratosPropuestosQuery } from '../../api/contratos'
import { useTableroQuery } from '../../api/tablero'
import { daysFromToday } from '../../ui/texts/distances'
import { fechaLarga } from '../../contract/fechas'
import type { Plazo } from '../../contract/tablero'
import { FigureStrip, type StripFigure } from '../../ui/figures/FigureStrip'
import { ConfirmarContratos } from './ConfirmarContratos'
import { Latest, type LatestProps } from './Latest'

const BESIDE = {
  gap: 1.5,
  minWidth: 0,
  '& .nota .MuiButton-root': { ml: -1.5, textAlign: 'left' },
}

/** A benefit that the law wants paid by a day; a prima leads to its form, with its month. */
function dueOf({ nombre, fecha, dias, sinEmitir }: Plazo): StripFigure {
  const day = fechaLarga(fecha).replace(/ de \d+$/, '')
  return {
    label: sinEmitir === null ? nombre : `${nombre} por emitir`,
    figure: sinEmitir ?? day,
    note:
      sinEmitir === null ? (
        daysFromToday(dias)
      ) : (
        <Button
          component={Link}
          to={`?tipo=prima&mes=${Number(fecha.slice(5, 7))}`}
        >{`Emitir hasta el ${day}`}</Button>
      ),
  }
}

/** Benefits that the law wants paid within these days, and contracts that nobody has confirmed. */
function Due() {
  const { data } = useTableroQuery()
  const { data: propuestos } = useContratosPropuestosQuery()
  if (!data || !propuestos) return null
  const contratos = {
    label: 'Contratos por confirmar',
    figure: propuestos.length,
    note: <ConfirmarContratos />,
  }
  return <FigureStrip title="Por emitir" figures={[...data.plazos.map(dueOf), contratos]} />
}

/** Beside a form: what is due, and what was issued last of the chosen document or all. */
export const Beside = ({ papel, documento }: LatestProps) => (
  <Stack sx={BESIDE}>
    {!(papel && 'documento' in papel.empty) && <Due />}
    <Latest papel={papel} documento={documento} />
  </Stack>
)
