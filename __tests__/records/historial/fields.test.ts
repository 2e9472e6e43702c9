import type { Sustantivo } from '../../../src/contract/historial'
import { COLUMNS as ASISTENCIAS } from '../../../src/features/asistencias/columns'
import { COMPARISON as BUSES } from '../../../src/features/buses/comparison'
import { COLUMNS as ABONOS } from '../../../src/features/cartera/abonosColumns'
import { COLUMNS as DEUDAS } from '../../../src/features/cartera/deudasColumns'
import { COLUMNS as CONDUCTORES_TABLE } from '../../../src/features/conductores/columns'
import { COMPARISON as CONDUCTORES } from '../../../src/features/conductores/comparison'
import { COLUMNS as FESTIVOS } from '../../../src/features/festivos/columns'
import { COMPARISON as LIQUIDACIONES } from '../../../src/features/liquidaciones/comparison'
import { COLUMNS as PASAJES_TABLE } from '../../../src/features/pasajes/columns'
import { COMPARISON as PASAJES } from '../../../src/features/pasajes/comparison'
import { HISTORY_FIELDS } from '../../../src/records/historial/fields'

const formLabels = ({ fields }: { fields: readonly { label: string }[] }) => fields.map(({ label }) => label)
const titles = (columns: readonly { title: string }[]) => columns.map(({ title }) => title)

// A settlement's debt and repayment are records of their own; identifiers are not shown.
const ELSEWHERE = ['Abono', 'Deuda', 'Identificador']

test.each<[Sustantivo, string[]]>([
  ['liquidaciones', formLabels(LIQUIDACIONES)],
  ['conductores', [...formLabels(CONDUCTORES), ...titles(CONDUCTORES_TABLE)]],
  ['buses', formLabels(BUSES)],
  ['pasajes', [...formLabels(PASAJES), ...titles(PASAJES_TABLE)]],
  ['deudas', titles(DEUDAS)],
  ['abonos', titles(ABONOS)],
  ['festivos', titles(FESTIVOS)],
  ['asistencias', titles(ASISTENCIAS)],
])("the history of %s has every field of their screens, in the screens' words", (noun, labels) => {
  const known = Object.values(HISTORY_FIELDS[noun]).map(({ label }) => label)
  expect(labels.filter((label) => !ELSEWHERE.includes(label) && !known.includes(label))).toEqual([])
})
