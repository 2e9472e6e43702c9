import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router-dom'
import { nombreDelDia } from '../../contract/calendario'
import { signed } from '../../ui/texts/distances'
import { sumarDias } from '../../contract/fechas'
import type { Tablero } from '../../contract/tablero'
import { FigureStrip } from '../../ui/figures/FigureStrip'
import { busAddress } from '../../ui/tableState/links'
import { counted, fechaCorta, numero, pesos } from '../../ui/texts/formats'
import { distance } from './texts'
import { planillaOf } from './PorHacer'

type Props = Pick<Tablero, 'hoy' | 'sinLiquidacion'> & { ayer: NonNullable<Tablero['ayer']> }

/** The last day that was entered, beside the medians of its buses on its weekday: its figures, and the best bus and the worst. */
export function LastDay({ ayer, hoy, sinLiquidacion: { total } }: Props) {
  const { fecha, leidas, neto, pasajeros, comparados, buses, sensorDeMas } = ayer
  const ofDay = fecha === sumarDias(hoy, -1) ? 'de ayer' : `del ${fechaCorta(fecha)}`
  const entered = `${numero(leidas)} de ${numero(total)} buses`
  return (
    <FigureStrip
      title="Ayer"
      figures={[
        {
          label: `Valor neto ${ofDay}`,
          figure: pesos(neto.valor),
          note:
            leidas < total ? (
              <Chip
                size="small"
                variant="outlined"
                color="warning"
                label={entered}
                component={Link}
                to={planillaOf(fecha)}
                clickable
              />
            ) : (
              entered
            ),
        },
        {
          label: 'Frente a lo usual',
          figure: distance(neto),
          note:
            comparados > 0
              ? `${counted(comparados, ['bus', 'buses'])} un ${nombreDelDia(fecha)}, ${pesos(neto.esperado)}`
              : `sin un ${nombreDelDia(fecha)} anterior`,
        },
        {
          label: `Pasajeros ${ofDay}`,
          figure: numero(pasajeros.valor),
          note: `${distance(pasajeros)} frente a ${numero(pasajeros.esperado)}`,
        },
        {
          label: 'Sensor sobre registradora',
          figure: signed(numero, sensorDeMas),
          note: `${distance({ esperado: pasajeros.valor, diferencia: sensorDeMas })} de los pasajeros`,
        },
        {
          label: 'Mejor y peor bus',
          figure: buses.map(({ numero: bus, diferencia }) => (
            <MuiLink
              key={bus}
              component={Link}
              to={busAddress(bus)}
              variant="subtitle1"
              underline="hover"
              sx={{ display: 'block', lineHeight: '24px' }}
            >
              {bus} {signed(pesos, diferencia)}
            </MuiLink>
          )),
          note: 'frente a su propia mediana',
        },
      ]}
    />
  )
}
