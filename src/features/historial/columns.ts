import { today } from '../../api/client/today'
import { fechaLarga } from '../../contract/fechas'
import { INGRESO, TIPOS_DE_CAMBIO, type Cambio } from '../../contract/historial'
import { SUSTANTIVOS } from '../../contract/sustantivos'
import {
  authorOf,
  factsText,
  KIND_NAMES,
  kindOf,
  SIGNED_IN,
  unsaidFacts,
} from '../../records/historial/changedFields'
import { NOUNS } from '../../records/nouns/all'
import type { Column } from '../../ui/tableState/columns'
import { counted } from '../../ui/texts/formats'
import { companyInstant, shortInstant } from '../../ui/texts/instants'

/** Options of the search. */
export const NOUN_OPTIONS = SUSTANTIVOS.map((valor) => ({ valor, nombre: NOUNS[valor].name }))
export const KINDS = [
  ...TIPOS_DE_CAMBIO.map((valor) => ({ valor, nombre: KIND_NAMES[valor] })),
  { valor: INGRESO, nombre: SIGNED_IN },
]

/** Checks whether a change stands for an action on several records. */
export const isMany = ({ registros = 1 }: Cambio) => registros > 1

/** A record's name; of an action on several, '22 registros'. */
const recordOf = (change: Cambio) =>
  isMany(change) ? counted(change.registros!, ['registro', 'registros']) : change.registro

/** 'Deuda · Ana Álvarez, 5 de marzo de 2026', 'Asistencia · 22 registros'; 'Bus 12' says its noun itself. */
export const nameOf = (change: Cambio) =>
  `${NOUNS[change.sustantivo].name} · ${recordOf(change)}`.replace(/^(\S+) · (?=\1)/, '')

/** The columns of the screen; the server searches and sorts. */
export const COLUMNS: readonly Column<Cambio>[] = [
  {
    field: 'instante',
    title: 'Fecha',
    card: 'subtitle',
    // Leaves out the year that is running.
    value: ({ instante }) => shortInstant(instante).replace(` ${today().slice(0, 4)},`, ','),
    width: 100,
    wraps: true,
  },
  { field: 'usuario', title: 'Usuario', card: 'subtitle', value: authorOf, width: 110, wraps: true },
  { field: 'tipo', title: 'Cambio', card: 'subtitle', value: kindOf, width: 68 },
  {
    field: 'sustantivo',
    title: 'Tipo',
    card: 'subtitle',
    kind: 'option',
    options: NOUN_OPTIONS,
    width: 84,
  },
  {
    field: 'registro',
    title: 'Registro',
    card: 'title',
    value: recordOf,
    flex: 1.25,
    minWidth: 200,
    wraps: true,
  },
  {
    field: 'despues',
    title: 'Detalle',
    card: 'figure',
    cardName: '',
    value: (change) =>
      isMany(change)
        ? (change.motivo ?? `${change.registro} y ${change.registros! - 1} más`)
        : factsText(unsaidFacts(change, fechaLarga(companyInstant(change.instante).slice(0, 10)))),
    flex: 1,
    minWidth: 240,
    wraps: true,
  },
]

/** The reason by itself, to sort and filter a file by. */
export const FILE_REASON: Column<Cambio> = { field: 'motivo', title: 'Motivo' }

/** An instant as spreadsheets read it. */
export const FILE_INSTANT: Column<Cambio> = {
  field: 'instante',
  title: 'Fecha',
  value: ({ instante }) => companyInstant(instante),
}
