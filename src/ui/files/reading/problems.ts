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
  unreadable: 'El archivo no es una hoja de cálculo que se pueda leer. Guárdelo como .xlsx o .csv.',
  bareFormula: 'El archivo tiene fórmulas sin su resultado. Ábralo en Excel, guárdelo y vuelva a elegirlo.',
  errorCells:
    'El archivo tiene celdas con error (#N/D, #¡REF!, #¡DIV/0!…). Corríjalas en Excel, guárdelo y vuelva a elegirlo.',
  quotes: 'Hay comillas (") sueltas, que no dejan ver dónde termina una celda. Quítelas y vuelva a leerlo.',
  noRows: 'El archivo no tiene filas debajo de los títulos.',
  tooManyRows: 'El archivo tiene más de 20.000 filas. Divídalo en varios.',
} as const

export type Problem = keyof typeof PROBLEMS

/** The cells of a file as texts, row by row, or why it cannot be read. */
export type Read = { cells: string[][] } | { problem: Problem }
