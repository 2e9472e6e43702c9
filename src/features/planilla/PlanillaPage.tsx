import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '../../api/client/hooks'
import { today } from '../../api/client/today'
import { esFecha, fechaLarga } from '../../contract/fechas'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { Page } from '../../ui/Page'
import { ICON_ALONE } from '../../ui/table/styles'
import { selectWorkingDate } from '../../records/settlement/workingDateSlice'
import { DaySheet, type RowForm } from './DaySheet'

const BAR: SxProps<Theme> = (theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  [theme.breakpoints.down('sm')]: { '& .MuiButton-root': ICON_ALONE },
})

/** 'Planilla del día': a row for each bus, to type a day's settlements in. */
export default function PlanillaPage({ Form: DayForm }: { Form: RowForm }) {
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
      subtitle={fechaLarga(fecha)}
      actions={
        <Box sx={BAR}>
          <Formik
            initialValues={{ fecha }}
            enableReinitialize
            onSubmit={({ fecha: date }) => setAddress({ fecha: date })}
          >
            {({ resetForm }) => (
              // Another day may have been declined for the rows that are not saved: then the field says this one again.
              <Form onBlur={() => resetForm()}>
                <SearchDateField
                  name="fecha"
                  label="Fecha"
                  width={150}
                  onDateChange={(date) => esFecha(date) && setAddress({ fecha: date })}
                />
              </Form>
            )}
          </Formik>
          <Box ref={setBar} sx={{ display: 'contents' }} />
        </Box>
      }
    >
      <DaySheet key={fecha} fecha={fecha} bar={bar} Form={DayForm} />
    </Page>
  )
}
