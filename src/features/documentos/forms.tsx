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
  schema: Schema<object>
  empty: object
  fields: ReactNode
  /** With a draft, leaving with unsaved input asks first. */
  draftName?: string
}

const ofMonth = (schema: Schema<object>, meses: readonly Opcion<number>[]): Formulario => ({
  schema,
  empty: { mes: '' },
  fields: (
    <SelectField
      name="mes"
      label="Mes"
      required
      options={meses}
      placeholder="Seleccione un mes"
      width={200}
    />
  ),
})

/** The document's driver may be a retired one: much is paid on leaving. */
const CONDUCTOR = <ConductorSelect name="documento" required withRetired />

const OF_CONDUCTOR: Formulario = {
  schema: DocumentoDeConductorSchema,
  empty: { documento: '' },
  fields: CONDUCTOR,
}

const FORMS: Record<TipoDePapel, Formulario> = {
  prima: ofMonth(PrimaSchema, MESES_PRIMA),
  vacaciones: OF_CONDUCTOR,
  liquidacion: OF_CONDUCTOR,
  bono: ofMonth(BonoSchema, MESES_BONO),
  'liquidacion-antigua': {
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

/** Section 2: the options of the Documento selector, each with its form. The value also stands in the address. */
export const DOCUMENTOS = PAPELES.map((papel) => ({ ...papel, ...FORMS[papel.valor] }))
export type Documento = (typeof DOCUMENTOS)[number]
