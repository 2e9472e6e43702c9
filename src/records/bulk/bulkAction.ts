import type { ReactNode } from 'react'
import type { AppDispatch, RootState } from '../../api/client/rootReducer'
import type { Accion } from '../../contract/permisos'
import type { Shortcut } from '../../ui/shortcuts/keys'
import { numero, type Words } from '../../ui/texts/formats'

/** Action on several rows, each by a call of its own; defined once, outside the component. */
export interface RowAction<Row> {
  /** The title of the question and of the progress: 'Eliminar liquidaciones'. */
  title: string
  /** How it ended: 'liquidación eliminada', 'liquidaciones eliminadas'. */
  done: Words
  /** Makes the call for a row, without a toast of its own, as part of the action of this mark. Rejects when refused. */
  run: (row: Row, grupo: string) => (dispatch: AppDispatch) => Promise<unknown>
  /** Offers an undo in the toast. */
  undo?: boolean
}

/** The same of chosen rows of a table. */
export interface BulkAction<Row> extends RowAction<Row> {
  label: string
  icon: ReactNode
  permission: Accion
  shortcut: Shortcut
  dangerous?: boolean
  words: Words
  /** Said after the question, of the rows that it is about. */
  warning?: (rows: readonly Row[]) => (dispatch: AppDispatch, getState: () => RootState) => Promise<string>
  /** Rows that are left out, and what they are: 'ya liquidada', 'ya liquidadas'. The first that fits a row counts. */
  skips?: readonly { test: (row: Row) => boolean; words: Words }[]
}

/** Actions that a table offers for several rows. */
export interface BulkOptions<Row> {
  /** How a person calls a row: 'Bus 305 del 5 de marzo de 2026'. */
  nameOf: (row: Row) => string
  actions: readonly BulkAction<Row>[]
}

/** Names as many as a dialog has room for: 'A, B, C y 9 más'. */
export function listed(names: readonly string[], most = 5) {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} y ${numero(names.length - most)} más` : shown
}
