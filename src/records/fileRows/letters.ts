/**
 * Letters that another encoding has changed: UTF-8 that was read as Windows' ('MuÃ±oz'), DOS's that were read as Windows' ('Mu¤oz'), and
 * the sign that stands for a lost one.
 */
const BROKEN =
  /[\0-\u0008\u000E-\u001F]|[ÃÂ][^\0-\u007F]|â€|[\uFFFD\u0080-\u009F¤]|[├┤┬┼▒░√]|\p{L}[¢£¥¡¿‚](?=\p{L})|\p{L}[¢¥¡‚]/u

/** A letter may be lost, 'Mu?oz', or a question be written close. */
const LOST = /\p{L}\?(?=\p{L})/u

const wordWith = (sign: RegExp, text: string) => text.split(' ').find((word) => sign.test(word))

/** Describes a text whose letters look broken. */
export function brokenLetters(text: string) {
  const word = wordWith(BROKEN, text)
  return word && `Letras dañadas: «${word}». Corríjalas, o guarde el archivo como CSV UTF-8.`
}

/** Describes a text that may have lost a letter. */
export function lostLetters(text: string) {
  const word = wordWith(LOST, text)
  return word && `¿Falta una letra en «${word}»?`
}

/** Excel's errors, '#N/D' or '#¿NOMBRE?', and what it shows of too narrow a column. */
const EXCEL_ERROR = /^(?:#(?:N\/[DA]|[¡¿]?[A-Z]{2,}(?:\/0)?[!?]|GETTING_DATA|¡FÓRMULA SIN RESULTADO!)|#{3,})$/

/** Describes a cell that is an error of Excel's. */
export const excelError = (text: string) =>
  EXCEL_ERROR.test(text.trim()) ? `«${text.trim()}» es un error de Excel: escriba lo que va ahí.` : undefined
