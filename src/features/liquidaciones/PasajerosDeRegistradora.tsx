import Box from '@mui/material/Box'
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
    <Box component="dl" aria-live="polite" sx={{ m: 0, minWidth: { sm: 170 } }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        Pasajeros de registradora
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          pt: 1.25,
          fontWeight: 600,
          color: pasajeros < 0 ? 'error.main' : 'text.primary',
        }}
      >
        {numero(pasajeros) || '—'}
      </Box>
    </Box>
  )
})
