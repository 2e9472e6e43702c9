/** Why a file cannot be read, in words. */
export const PROBLEMS = {
  empty: 'El archivo está vacío.',
  tooBig: 'El archivo pesa más de 10 MB. Divídalo en varios.',
  tooLarge:
    'El archivo es demasiado grande al abrirlo: tiene demasiados datos, hojas, filas o columnas. Copie las filas que sirven en un libro nuevo, o divídalo en varios.',
  tooSlow: 'El archivo tarda demasiado en leerse. Guárdelo como .csv o divídalo en varios.',
  oldExcel:
    'El archivo es un .xls antiguo o está protegido con contraseña. Ábralo en Excel, quite la contraseña y guárdelo como .xlsx.',
  markup: 'El archivo es una página web o un XML guardado como .xls. Ábralo en Excel y guárdelo como .xlsx.',
  unreadable: 'El archivo no es una hoja de cálculo que se pueda leer. Guárdelo como .xlsx o .csv.',
  otherArchive:
    'El archivo no es .xlsx por dentro. Si es de LibreOffice, de Numbers o .xlsb, guárdelo como .xlsx; si es un .zip, descomprímalo.',
  quotes: 'Hay comillas (") sueltas, que no dejan ver dónde termina una celda. Quítelas y vuelva a leerlo.',
  noRows: 'El archivo no tiene filas debajo de los títulos.',
  tooManyRows: 'El archivo tiene más de 20.000 filas, contando las ocultas. Divídalo en varios.',
} as const

export type Problem = keyof typeof PROBLEMS

/** A row that holds anything. */
export interface FileRow {
  /** Its number in the file, from 1; in a text that of its line. */
  line: number
  cells: readonly string[]
  /** Whether the workbook hides it, by hand or by a filter. */
  hidden?: boolean
  /** Doubt about how it was read. */
  doubt?: string
}

export interface Sheet {
  /** Its name in the workbook; '' where the file is a text. */
  name: string
  /** Separates the cells of a text. */
  separator?: string
  hidden: boolean
  rows: readonly FileRow[]
  /** The columns, from 0, that the workbook hides. */
  hiddenColumns: readonly (readonly [first: number, last: number])[]
  /** Why it cannot be read, where others of the workbook may be. */
  problem?: Problem
}

export interface Refusal {
  problem: Problem
  /** The line that shows it. */
  wrongLine?: number
}

export const problemInWords = ({ problem, wrongLine }: Refusal) =>
  PROBLEMS[problem] + (wrongLine ? ` Mire la línea ${wrongLine}.` : '')

/** The sheets of a file, and which was in sight when it was saved; or why it cannot be read. */
export type Read = { sheets: readonly Sheet[]; inSight: number } | Refusal
