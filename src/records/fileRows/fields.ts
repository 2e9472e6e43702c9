import { today } from '../../api/client/today'
import type { FieldKind } from '../../contract/fieldKinds'
import { LIQUIDACIONES } from '../nouns/liquidaciones'
import type { Noun } from '../nouns/noun'
import type { ImportField } from './noun'

const ofKind =
  (kind: ImportField['kind']) =>
  (
    name: string,
    title: string,
    example: ImportField['example'],
    more?: Partial<ImportField>,
  ): ImportField => ({ name, title, kind, example, ...more })

export const text = ofKind('text')
export const figure = ofKind('number')

/** Kinds that a file's cells are read as; any other is a text. */
const KINDS: Partial<Record<FieldKind, ImportField['kind']>> = {
  number: 'number',
  pesos: 'number',
  date: 'date',
  boolean: 'boolean',
}

type Column = readonly [example: ImportField['example'], more?: Partial<ImportField>]

/** Columns of these fields of a noun, each by its example in the template and what else tells it. */
export const fieldsOf = <N extends Noun>({ fields }: N, columns: { [Name in keyof N['fields']]?: Column }) =>
  Object.entries(columns as Readonly<Record<string, Column>>).map(([name, [example, more]]): ImportField => {
    const { title = '', kind = 'text' } = fields[name] ?? {}
    return { name, title, kind: KINDS[kind] ?? 'text', example, ...more }
  })

/** The day and the bus that a settlement is known by. */
export const FECHA_Y_BUS = fieldsOf(LIQUIDACIONES, {
  fecha: [today(), { also: ['dia'] }],
  busNumero: ['303', { also: ['numero de bus', 'movil'], isKey: true }],
})
export const CONDUCTOR = text('conductorDocumento', 'Documento del conductor', '71234567', {
  also: [
    'documento',
    'cedula',
    'conductor',
    'nombre del conductor',
    'nombre conductor',
    'chofer',
    'nombre',
    'operador',
    'motorista',
  ],
  orUnder: /^(?:nombre(?:del)?)?(?:conductor|chofer)$|^nombres?$/,
  isKey: true,
})
