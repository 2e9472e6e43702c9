import { useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGenerarPrimaMutation, useGenerarVacacionesMutation } from '../../api/documentos'
import { MESES_BONO, MESES_PRIMA, PAPELES, type Opcion, type TipoDePapel } from '../../contract/catalogos'
import {
  BonoSchema,
  DocumentoDeConductorSchema,
  LiquidacionAntiguaSchema,
  PrimaSchema,
} from '../../contract/documentos'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { SelectField } from '../../ui/fields/SelectField'
import { CesantiaRows, EMPTY_CESANTIA } from './CesantiaRows'
import { DocumentoForm } from './DocumentoForm'

const NO_MONTH = { mes: '' }
const NO_SEVERANCE = { cesantias: [EMPTY_CESANTIA] }

const MesField = ({ meses }: { meses: readonly Opcion<number>[] }) => (
  <SelectField name="mes" label="Mes" required options={meses} placeholder="Seleccione un mes" width={200} />
)

/** The document's driver, who may be a retired one. */
const ConductorField = () => <ConductorSelect name="documento" required withRetired />

/** Values of a driver's form, which begins with the one whom the address names. */
function useDriverValues<More extends object>(more?: More) {
  const [address] = useSearchParams()
  const [values] = useState(() => ({ documento: address.get('documento') ?? '', ...more }))
  return values
}

/** The half-yearly bonus of all drivers, in one PDF. */
function PrimaForm() {
  const [generate] = useGenerarPrimaMutation()
  return (
    <DocumentoForm
      paper="prima"
      schema={PrimaSchema}
      initialValues={NO_MONTH}
      generate={(data) => generate(data).unwrap()}
    >
      <MesField meses={MESES_PRIMA} />
    </DocumentoForm>
  )
}

/** A driver's vacation pay; also a retired driver's, since it is paid on leaving. */
function VacacionesForm() {
  const [generate] = useGenerarVacacionesMutation()
  return (
    <DocumentoForm
      paper="vacaciones"
      schema={DocumentoDeConductorSchema}
      initialValues={useDriverValues()}
      generate={(data) => generate(data).unwrap()}
    >
      <ConductorField />
    </DocumentoForm>
  )
}

/** The final settlement of a driver who leaves. */
const LiquidacionForm = () => (
  <DocumentoForm paper="liquidacion" schema={DocumentoDeConductorSchema} initialValues={useDriverValues()}>
    <ConductorField />
  </DocumentoForm>
)

/** The December bonus. */
const BonoForm = () => (
  <DocumentoForm paper="bono" schema={BonoSchema} initialValues={NO_MONTH}>
    <MesField meses={MESES_BONO} />
  </DocumentoForm>
)

/** The final settlement of a driver under the old severance regime, with a row for each year's severance. */
const LiquidacionAntiguaForm = () => (
  <DocumentoForm
    paper="liquidacion-antigua"
    schema={LiquidacionAntiguaSchema}
    initialValues={useDriverValues(NO_SEVERANCE)}
    draftName="documento-liquidacion-antigua"
  >
    <ConductorField />
    <CesantiaRows />
  </DocumentoForm>
)

const FORMS: Record<TipoDePapel, ComponentType> = {
  prima: PrimaForm,
  vacaciones: VacacionesForm,
  liquidacion: LiquidacionForm,
  bono: BonoForm,
  'liquidacion-antigua': LiquidacionAntiguaForm,
}

/** Section 2: the options of the Documento selector, each with its form. The value also stands in the address. */
export const DOCUMENTOS = PAPELES.map((papel) => ({ ...papel, Form: FORMS[papel.valor] }))
