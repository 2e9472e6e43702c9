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

/** 'Deuda · Ana Álvarez, 5 de marzo de 2026', of an action on several 'Asistencia · 22 registros'; 'Cierre del 5 de marzo…' says its noun itself. */
export const nameOf = (change: Cambio) =>
  `${NOUNS[change.sustantivo].name} · ${isMany(change) ? counted(change.registros ?? 1, ['registro', 'registros']) : change.registro}`.replace(
    /^(\S+) · (?=\1)/,
    '',
  )

/** The columns of the screen; the server searches and sorts. */
export const COLUMNS: readonly Column<Cambio>[] = [
  {
    field: 'instante',
    title: 'Fecha',
    card: 'subtitle',
    value: ({ instante }) => shortInstant(instante),
    width: 150,
  },
  { field: 'usuario', title: 'Usuario', card: 'subtitle', value: authorOf, minWidth: 120, wraps: true },
  { field: 'tipo', title: 'Cambio', card: 'title', value: kindOf, width: 80 },
  {
    field: 'registro',
    title: 'Registro',
    card: 'title',
    value: nameOf,
    flex: 1.6,
    minWidth: 200,
    wraps: true,
  },
  {
    field: 'despues',
    title: 'Detalle',
    card: 'figure',
    cardName: '',
    value: (change) => (isMany(change) ? `${change.registro} y más` : factsText(unsaidFacts(change))),
    flex: 2.4,
    minWidth: 240,
    wraps: true,
  },
]

export const REASON: Column<Cambio> = {
  field: 'motivo',
  title: 'Motivo',
  flex: 1,
  minWidth: 120,
  wraps: true,
}

export const WITH_REASON = [...COLUMNS, REASON]

/** An instant as spreadsheets read it. */
export const FILE_INSTANT: Column<Cambio> = {
  field: 'instante',
  title: 'Fecha',
  value: ({ instante }) => companyInstant(instante),
}
