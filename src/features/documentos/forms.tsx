import type { ReactNode } from 'react'
import { MESES_BONO, MESES_PRIMA, PAPELES, type Opcion, type TipoDePapel } from '../../contract/catalogos'
import {
  BonoSchema,
  DocumentoDeConductorSchema,
  LiquidacionAntiguaSchema,
  PrimaSchema,
} from '../../contract/documentos'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { SelectField } from '../../ui/fields/SelectField'
import type { Schema } from '../../ui/form/schema'
import { CesantiaRows, EMPTY_CESANTIA } from './CesantiaRows'

interface Formulario {
  /** Says what the document pays, and by which article. */
  pays: string
  schema: Schema<object>
  empty: object
  fields: ReactNode
  /** With a draft, leaving with unsaved input asks first. */
  draftName?: string
}

const ofMonth = (schema: Schema<object>, meses: readonly Opcion<number>[]) => ({
  schema,
  empty: { mes: '' },
  fields: <SelectField name="mes" label="Mes" required options={meses} placeholder="Seleccione un mes" />,
})

/** The document's driver may be a retired one: much is paid on leaving. */
const CONDUCTOR = <ConductorSelect name="documento" required withRetired width={undefined} />

const OF_CONDUCTOR = { schema: DocumentoDeConductorSchema, empty: { documento: '' }, fields: CONDUCTOR }

const FORMS: Record<TipoDePapel, Formulario> = {
  prima: {
    ...ofMonth(PrimaSchema, MESES_PRIMA),
    pays: 'Paga el semestre a todos los conductores: salario mensual promedio × días / 360 (CST art. 306). La de junio vence el 30; la de diciembre, el 20.',
  },
  vacaciones: {
    ...OF_CONDUCTOR,
    pays: 'Quince días hábiles por año (CST arts. 186 y 189), disfrutadas o compensadas.',
  },
  liquidacion: {
    ...OF_CONDUCTOR,
    pays: 'Lo que se debe al retirarse: cesantías, intereses, prima, vacaciones.',
  },
  bono: {
    ...ofMonth(BonoSchema, MESES_BONO),
    pays: 'Paga a los conductores los días de salario que usted diga. Por mera liberalidad no es salario (CST art. 128).',
  },
  'liquidacion-antigua': {
    pays: 'Lo mismo que la Liquidación, con las cesantías de años anteriores que usted escriba, una por año.',
    schema: LiquidacionAntiguaSchema,
    empty: { documento: '', cesantias: [EMPTY_CESANTIA] },
    fields: (
      <>
        {CONDUCTOR}
        <CesantiaRows />
      </>
    ),
    draftName: 'documento-liquidacion-antigua',
  },
}

export interface Documento extends Opcion<TipoDePapel>, Formulario {}

/** Section 2: the options of the Documento selector, each with its form. The value also stands in the address. */
export const DOCUMENTOS: readonly Documento[] = PAPELES.map((papel) => ({ ...papel, ...FORMS[papel.valor] }))
