import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { useContratosPropuestosQuery } from '../../api/contratos'
import { useTableroQuery } from '../../api/tablero'
import { daysFromToday } from '../../ui/texts/distances'
import { fechaLarga } from '../../contract/fechas'
import type { Plazo } from '../../contract/tablero'
import { FigureStrip, type StripFigure } from '../../ui/figures/FigureStrip'
import { ConfirmarContratos } from './ConfirmarContratos'
import type { Documento } from './forms'
import { Latest } from './Latest'

/** A benefit that the law wants paid by a day; a prima leads to its form, with its month. */
function dueOf({ nombre, fecha, dias, sinEmitir }: Plazo): StripFigure {
  const day = fechaLarga(fecha).replace(/ de \d+$/, '')
  return {
    label: sinEmitir === null ? nombre : `${nombre} · ${day}`,
    figure:
      sinEmitir === null ? (
        day
      ) : (
        <MuiLink component={Link} to={`?tipo=prima&mes=${Number(fecha.slice(5, 7))}`} underline="hover">
          {`${sinEmitir} por emitir`}
        </MuiLink>
      ),
    note: daysFromToday(dias),
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
    note: (
      <Box sx={{ ml: -1.5, '& button': { textAlign: 'left' } }}>
        <ConfirmarContratos />
      </Box>
    ),
  }
  return <FigureStrip title="Por emitir" figures={[...data.plazos.map(dueOf), contratos]} />
}

/** Beside a form: what is due, and what was issued last of the chosen document or all. */
export const Beside = ({ papel }: { papel?: Documento }) => (
  <Stack sx={{ gap: 1.5, minWidth: 0 }}>
    {!(papel && 'documento' in papel.empty) && <Due />}
    <Latest papel={papel} />
  </Stack>
)
