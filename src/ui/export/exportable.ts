import type { ReactNode } from 'react'
import type { FileTable } from './fileTable'
import type { Total } from '../tableState/totals'

/** A part of a search or a filter, as paper names it: 'Bus: 303'. */
export interface Word {
  label: string
  text: ReactNode
}

/** Content of a button Exportar, read when a format is chosen. */
export interface Exportable {
  /** The table's title: 'Liquidaciones'. */
  title: string
  fileName: string
  /** Undefined when it could not be fetched, which a toast has told. */
  file: () => FileTable | Promise<FileTable | undefined>
  /** Printed table, where the files hold more. */
  paper?: () => FileTable
  totals?: readonly Total[]
  /** The search and the filter, in words. */
  words: () => readonly Word[]
}
