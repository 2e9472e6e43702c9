import Box from '@mui/material/Box'
import { useEventCallback } from '@mui/material/utils'
import { useFormikContext } from 'formik'
import { useCallback, type ReactNode } from 'react'
import { useBusesQuery } from '../../api/buses'
import { isOwnServer } from '../../api/client/baseUrl'
import type { BusFila } from '../../contract/buses'
import type { LiquidacionDetalle } from '../../contract/liquidaciones'
import { DateField } from '../../ui/fields/DateField'
import { TextField } from '../../ui/fields/TextField'
import { NumberField } from '../../ui/fields/NumberField'
import { BusSelect } from '../../records/selectors/BusSelect'
import { DebtorSelect } from '../../records/selectors/DebtorSelect'
import { SELECTOR_WIDTH } from '../../records/selectors/selector'
import { Advertencias } from './Advertencias'
import { FieldRow } from './FieldRow'
import { MoneyFields } from './MoneyFields'
import { PasajerosDeRegistradora } from './PasajerosDeRegistradora'
import { completedRegister } from '../../records/settlement/register'
import { useSettlementSoftWarnings } from './useSettlementSoftWarnings'
import type { LiquidacionValues } from '../../records/settlement/values'

/** The third column's width beside a fourth one. */
const SHORT_WIDTH = 164
type DriverName = Pick<LiquidacionDetalle, 'conductorDocumento' | 'conductorNombre'>

interface Props {
  dateLocked?: boolean
  busLocked?: boolean
  /** Shown beside date and bus: Buscar when creating. */
  beside?: ReactNode
  /** The record that the form began with: its driver may no longer be in the list. */
  record?: LiquidacionDetalle | null
  /** Called when the date or the bus changes. */
  onKeyChange?: () => void
}

/** The fields of a settlement: creating and editing share them. */
export function LiquidacionFields(props: Props) {
  const { dateLocked, busLocked, beside, record, onKeyChange } = props
  const third = beside ? SHORT_WIDTH : SELECTOR_WIDTH
  const { values, errors, setFieldValue } = useFormikContext<LiquidacionValues>()
  const { data: buses } = useBusesQuery()
  const edited = values.uuid && record?.uuid === values.uuid ? record : undefined
  const { softWarnings, under, usual } = useSettlementSoftWarnings(edited)
  const completionOf = useCallback(
    (digits: string) => completedRegister(digits, values.regIni, usual),
    [values.regIni, usual],
  )
  // The driver's name from the record or from the bus, since the list of drivers may load later.
  const isCurrent = (one: DriverName) => one.conductorDocumento === values.conductorDocumento
  const driver = record && isCurrent(record) ? record : buses?.find(isCurrent)

  // Section 4: choosing a bus fills the driver with the bus's, or empties it when it has none.
  const onBusChosen = useEventCallback((bus: BusFila | null, late: boolean) => {
    // `late`: the bus was recognised after the person went on. A driver typed meanwhile stays.
    if (!late || !values.conductorDocumento)
      void setFieldValue(
        'conductorDocumento',
        bus?.conductorDocumento ?? null,
        errors.conductorDocumento !== undefined,
      )
    onKeyChange?.()
  })

  return (
    <>
      <FieldRow>
        <DateField
          name="fecha"
          stays
          label="Fecha"
          required
          disabled={dateLocked}
          width={150}
          warning={under('fecha')}
          onDateChange={onKeyChange}
        />
        <BusSelect name="busNumero" stays required disabled={busLocked} onSelect={onBusChosen} />
        {beside && (
          <Box
            data-linea
            sx={{ minWidth: SHORT_WIDTH, '& > button': { height: { xs: 40, sm: 37 }, width: 1 } }}
          >
            {beside}
          </Box>
        )}
        <DebtorSelect
          name="conductorDocumento"
          required
          day={values.fecha}
          currentLabel={driver?.conductorNombre}
        />
      </FieldRow>
      <FieldRow>
        <NumberField name="viajes" label="Viajes" required width={150} warning={under('viajes')} />
        <NumberField
          name="regFin"
          label="Registradora final"
          required
          width={SELECTOR_WIDTH}
          completionOf={completionOf}
          warning={under('regFin')}
        />
        <NumberField
          name="regIni"
          label="Registradora inicial"
          required
          width={third}
          warning={under('regIni')}
        />
        <PasajerosDeRegistradora regIni={values.regIni} regFin={values.regFin} />
      </FieldRow>
      <FieldRow sx={{ gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))' } }}>
        <NumberField name="sensor" label="Sensor" required width={150} warning={under('sensor')} />
        <NumberField name="civica" label="Cívica" width={SELECTOR_WIDTH} warning={under('civica')} />
        <NumberField name="tiquetes" label="Tiquetes" width={third} warning={under('tiquetes')} />
        {/* The key drops the warnings of another date or bus at once. */}
        <Advertencias key={`${values.fecha} ${values.busNumero}`} softWarnings={softWarnings} />
      </FieldRow>
      <TextField multiline name="comentario" label="Comentario" />
      <MoneyFields softWarnings={softWarnings} />
      {isOwnServer() && edited?.liquidada && (
        <TextField name="motivo" label="Motivo" maxLength={200} hint="Opcional: queda en el historial." />
      )}
    </>
  )
}
