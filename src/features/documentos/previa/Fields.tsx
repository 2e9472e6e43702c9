import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { FORMAS_DE_VACACIONES } from '../../../contract/catalogos'
import { fechaLarga } from '../../../contract/fechas'
import type { Papel } from '../../../contract/previa'
import { ConductorName } from '../../../records/selectors/ConductorName'
import { balanceText } from '../../../records/selectors/useBalance'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { DateField } from '../../../ui/fields/DateField'
import { DecimalField, PesosField } from '../../../ui/fields/NumberField'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextField } from '../../../ui/fields/TextField'
import { FieldGrid } from '../../../ui/form/FieldGrid'
import { useForm } from '../../../ui/form/status'
import { conductorAddress } from '../../../ui/tableState/links'
import { fechaCorta, pesos } from '../../../ui/texts/formats'
import { Adjustments } from './Adjustments'
import type { Beginning } from './body'

function contractText({ empresa, desde, hasta, uuid }: Papel['contrato']) {
  const days = `${fechaCorta(desde)} – ${hasta ? fechaCorta(hasta) : 'vigente'}`
  return ` · ${empresa}, ${days}${uuid ? '' : ' · sin confirmar'}`
}

/** A driver and, once it is known, the contract of the paper, with the way to where it is corrected. */
export function Contract({ documento, papel }: { documento: string; papel?: Papel }) {
  return (
    <Typography component="div" sx={{ minHeight: 44, pb: 1 }}>
      <b>
        <ConductorName documento={documento} />
      </b>
      {papel && contractText(papel.contrato)}{' '}
      <Button
        size="small"
        component={Link}
        to={`${conductorAddress(documento)}?seccion=contratos`}
        aria-label="Corregir el contrato"
      >
        Corregir
      </Button>
    </Typography>
  )
}

const Reason = ({ of, name, label }: { of: string; name: string; label: string }) =>
  Number(useForm().values[of]) === 0 ? null : <TextField name={name} label={label} required maxLength={80} />

const EndFields = ({ papel, isDated }: { papel?: Papel; isDated: boolean }) => (
  <FieldGrid sx={{ mb: 2 }}>
    <DateField
      name="fechaRetiro"
      label="Fecha de retiro"
      hint={papel && !isDated ? `Si queda vacía: ${fechaLarga(papel.contrato.hasta)}.` : undefined}
    />
    <PesosField
      name="deuda"
      label="Deuda a descontar"
      hint={papel && `${balanceText(papel.saldo)}. Máximo ${pesos(papel.descontable)}.`}
    />
    <PesosField name="otrosDevengados" label="Otros devengados" />
    <Reason of="otrosDevengados" name="motivoDevengados" label="Motivo de otros devengados" />
    <PesosField name="otrosDescuentos" label="Otros descuentos" />
    <Reason of="otrosDescuentos" name="motivoDescuentos" label="Motivo de otros descuentos" />
  </FieldGrid>
)

interface MonthProps {
  isBono: boolean
  /** Year of the papers, where none is typed. */
  year?: string
  /** It stands in the place of another, whose year it keeps. */
  replaces: boolean
}

/** Fields of a month's papers. */
export const MonthFields = ({ isBono, year, replaces }: MonthProps) => (
  <Box sx={{ flex: 1 }}>
    <FieldGrid sx={{ '& ::placeholder': { opacity: 1, color: 'text.primary' } }}>
      {isBono && <DecimalField name="dias" label="Días de salario" required />}
      {!replaces && <TextField name="anio" label="Año" placeholder={year} maxLength={4} width={110} />}
    </FieldGrid>
    {isBono && (
      <CheckboxField name="liberalidad" label="Por mera liberalidad, no constituye salario (CST 128)" />
    )}
  </Box>
)

interface Props {
  cuerpo: Beginning
  /** The answer to what they hold. */
  papel?: Papel
}

/** Fields of a driver's paper. */
export function Fields({ cuerpo: { tipo, documento }, papel }: Props) {
  const { values } = useForm()
  const isEnjoyed = values.forma === 'disfrutadas'
  return (
    <>
      <Contract documento={documento as string} papel={papel} />
      {tipo === 'vacaciones' ? (
        <FieldGrid sx={{ mb: 1 }}>
          <SelectField name="forma" label="Vacaciones" required options={FORMAS_DE_VACACIONES} />
          {isEnjoyed ? (
            <DateField name="desde" label="Desde" required />
          ) : (
            <DecimalField name="dias" label="Días" required />
          )}
          {isEnjoyed && <DateField name="hasta" label="Hasta" required />}
        </FieldGrid>
      ) : (
        <EndFields papel={papel} isDated={values.fechaRetiro !== ''} />
      )}
      <Adjustments papel={papel} />
      {tipo === 'liquidacion-antigua' && (
        <CheckboxField name="interesesPagados" label="Intereses ya pagados" />
      )}
    </>
  )
}
