import type { Sustantivo } from '../../../src/contract/historial'
import { COLUMNS as ASISTENCIAS } from '../../../src/features/asistencias/columns'
import { ABONOS_COLUMNS as ABONOS, DEUDAS_COLUMNS as DEUDAS } from '../../../src/features/cartera/columns'
import { COLUMNS as BUSES } from '../../../src/features/buses/columns'
import { COLUMNS as CONDUCTORES } from '../../../src/features/conductores/columns'
import { COLUMNS as FESTIVOS } from '../../../src/features/festivos/columns'
import { COMPARISON as LIQUIDACIONES } from '../../../src/features/liquidaciones/comparison'
import { COLUMNS as PASAJES } from '../../../src/features/pasajes/columns'
import { NOUN_FIELDS } from '../../../src/records/nouns/fields'

const formLabels = ({ fields }: { fields: readonly { label: string }[] }) => fields.map(({ label }) => label)
const titles = (columns: readonly { title: string }[]) => columns.map(({ title }) => title)

// A settlement's debt and repayment are records of their own; identifiers are not shown.
const ELSEWHERE = ['Abono', 'Deuda', 'Identificador']

test.each<[Sustantivo, string[]]>([
  ['liquidaciones', formLabels(LIQUIDACIONES)],
  ['conductores', titles(CONDUCTORES)],
  ['buses', titles(BUSES)],
  ['pasajes', titles(PASAJES)],
  ['deudas', titles(DEUDAS)],
  ['abonos', titles(ABONOS)],
  ['festivos', titles(FESTIVOS)],
  ['asistencias', titles(ASISTENCIAS)],
])("the history of %s has every field of their screens, in the screens' words", (noun, labels) => {
  const known = Object.values(NOUN_FIELDS[noun]).map(({ label }) => label)
  expect(labels.filter((label) => !ELSEWHERE.includes(label) && !known.includes(label))).toEqual([])
})
