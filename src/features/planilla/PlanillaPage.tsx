import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { fechaConDia } from '../../contract/calendario'
import { esFecha } from '../../contract/fechas'
import { Page } from '../../ui/Page'
import { DayField } from '../../records/searches/DayField'
import { selectWorkingDate } from '../../records/settlement/workingDateSlice'
import { DaySheet, type DaySheetProps } from './DaySheet'

const BAR: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  [theme.breakpoints.down('sm')]: { '& .MuiButton-startIcon': { display: 'none' } },
})

/** 'Planilla del día': a row for each bus, to type a day's settlements in. */
export default function PlanillaPage({ Form }: Pick<DaySheetProps, 'Form'>) {
  const workingDate = useAppSelector(selectWorkingDate)
  const [usual] = useState(() => workingDate || today())
  const [address, setAddress] = useSearchParams()
  /** Where the day's sheet puts its own controls, beside the date, which keeps the focus from day to day. */
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const asked = address.get('fecha') ?? ''
  const fecha = esFecha(asked) ? asked : usual
  return (
    <Page
      title="Planilla del día"
      subtitle={fechaConDia(fecha)}
      actions={
        <Box sx={BAR}>
          <DayField label="Fecha" fecha={fecha} onDay={(date) => setAddress({ fecha: date })} />
          <Box ref={setBar} sx={{ display: 'contents' }} />
        </Box>
      }
    >
      <DaySheet key={fecha} fecha={fecha} bar={bar} Form={Form} />
    </Page>
  )
}
