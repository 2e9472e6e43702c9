/** Why a file cannot be read, in words. */
export const PROBLEMS = {
  empty: 'El archivo está vacío.',
  tooBig: 'El archivo pesa más de 10 MB. Divídalo en varios.',
  tooLarge:
    'El archivo es demasiado grande al abrirlo: tiene demasiados datos, hojas o filas. Copie las filas que sirven en un libro nuevo, o divídalo en varios.',
  tooSlow: 'El archivo tarda demasiado en leerse. Guárdelo como .csv o divídalo en varios.',
  protected:
    'El archivo está protegido con contraseña o es un .xls antiguo. Ábralo en Excel, quite la contraseña y guárdelo como .xlsx.',
  oldExcel: 'Los archivos .xls antiguos no se pueden leer. Ábralo en Excel y guárdelo como .xlsx.',
  webPage: 'El archivo es una página web guardada como .xls. Ábrala en Excel y guárdela como .xlsx.',
  xml: 'El archivo es un XML, como los de Excel 2003. Ábralo en Excel y guárdelo como .xlsx.',
  unreadable: 'El archivo no es una hoja de cálculo que se pueda leer. Guárdelo como .xlsx o .csv.',
  bareFormula: 'El archivo tiene fórmulas sin su resultado. Ábralo en Excel, guárdelo y vuelva a elegirlo.',
  errorCells:
    'El archivo tiene celdas con error (#N/D, #¡REF!, #¡DIV/0!…). Corríjalas en Excel, guárdelo y vuelva a elegirlo.',
  quotes: 'Hay comillas (") sueltas, que no dejan ver dónde termina una celda. Quítelas y vuelva a leerlo.',
  noRows: 'El archivo no tiene filas debajo de los títulos.',
  tooManyRows: 'El archivo tiene más de 20.000 filas. Divídalo en varios.',
} as const

export type Problem = keyof typeof PROBLEMS

/** A row that holds anything. */
export interface FileRow {
  /** Its number in the file, from 1; in a text that of its line. */
  line: number
  cells: readonly string[]
  /** Whether the workbook hides it, by hand or by a filter. */
  hidden?: boolean
  /** Of a line of a text that is no UTF-8: read as Windows' letters, alone or where other lines are in UTF-8. */
  encoding?: 'windows' | 'mixed'
}

export interface Sheet {
  /** Its name in the workbook; '' where the file is a text. */
  name: string
  hidden: boolean
  rows: readonly FileRow[]
  /** The columns that the workbook hides, from 0. */
  hiddenColumns: readonly number[]
  /** Why it cannot be read, where others of the workbook may be. */
  problem?: Problem
}

/** The sheets of a file, and which was in sight when it was saved; or why it cannot be read. */
export type Read = { sheets: readonly Sheet[]; inSight: number } | { problem: Problem }
