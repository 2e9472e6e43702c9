import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { pasajerosDeRegistradora } from '../../contract/registradora'
import { numero } from '../../ui/texts/formats'
import type { LiquidacionValues } from '../../records/settlement/values'

/** Section 3: regFin minus regIni, shown while it is typed; the server computes what is stored. */
export const PasajerosDeRegistradora = memo(function PasajerosDeRegistradora({
  regIni,
  regFin,
}: Pick<LiquidacionValues, 'regIni' | 'regFin'>) {
  const pasajeros = pasajerosDeRegistradora(regIni, regFin)
  return (
    // As high as the fields beside it.
    <Box
      component="dl"
      aria-live="polite"
      sx={{ m: 0, minWidth: { sm: 160 }, '& > *': { m: 0, lineHeight: '18px' } }}
    >
      <Typography component="dt" variant="caption" color="textSecondary">
        Pasajeros de registradora
      </Typography>
      <Typography component="dd" variant="subtitle1" color={pasajeros < 0 ? 'error' : 'textPrimary'}>
        {numero(pasajeros) || '—'}
      </Typography>
    </Box>
  )
})
