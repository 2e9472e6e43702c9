/**
 * Letters that another encoding has changed: UTF-8 that was read as Windows' ('MuÃ±oz'), DOS's that were read as Windows' ('Mu¤oz'), and
 * the sign that stands for a lost one.
 */
const BROKEN =
  /[\0-\u0008\u000E-\u001F]|[ÃÂ][^\0-\u007F]|â€|[\uFFFD\u0080-\u009F¤]|[├┤┬┼▒░√]|\p{L}[¢£¥¡¿‚](?=\p{L})|\p{L}[¢¥¡‚]/u

/** The same of what Windows' encoding was only supposed of: DOS's and the Macintosh's. */
const BROKEN_IN_WINDOWS =
  /\p{L}[\u00A0‡ŽœÖµ](?=\p{Ll})|\p{Lu}[àéÖµ\u00A0](?=\p{Lu})|\p{Ll}[–—’](?=\p{Ll})|[¢£¥‚‡]\p{L}|(?<!\p{L})[µàÖçîêòƒ](?=\p{L})|\p{L}[£µ](?!\p{L})/u

/** A letter may be lost, 'Mu?oz', or a question be written close. */
const LOST = /\p{L}\?(?=\p{L})/u
/** The same of what DOS has for á and ¡, blanks of Windows' at the edge of a word. */
const LOST_IN_WINDOWS = /\p{L}\u00A0(?![\p{L}\d])|(?<![\p{L}\d.,;:])\u00A0(?=\p{L})|\u00AD/u

/** The word in which one of these signs is found; the second are those of a text that was read as Windows' for being no UTF-8. */
function wordWith([sign, inWindows]: readonly [RegExp, RegExp], text: string, isWindows: boolean) {
  const found = sign.exec(text) ?? (isWindows ? inWindows.exec(text) : null)
  if (!found) return undefined
  const { index, 0: letters } = found
  const rest = text.slice(index + letters.length).split(' ', 1)
  return text.slice(text.lastIndexOf(' ', index) + 1, index) + letters + rest.join('')
}

/** Describes a text whose letters look broken. */
export function brokenLetters(text: string, isWindows: boolean) {
  const word = wordWith([BROKEN, BROKEN_IN_WINDOWS], text, isWindows)
  return word && `Letras dañadas: «${word}». Corríjalas, o guarde el archivo como CSV UTF-8.`
}

/** Describes a text that may have lost a letter. */
export function lostLetters(text: string, isWindows: boolean) {
  const word = wordWith([LOST, LOST_IN_WINDOWS], text, isWindows)
  return word && `¿Falta una letra en «${word}»?`
}

/** Excel's errors, '#N/D' or '#¿NOMBRE?', and what it shows of too narrow a column. */
const EXCEL_ERROR = /^(?:#(?:N\/[DA]|[¡¿]?[A-Z]{2,}(?:\/0)?[!?]|GETTING_DATA|¡FÓRMULA SIN RESULTADO!)|#{3,})$/

/** Describes a cell that is an error of Excel's. */
export const excelError = (text: string) =>
  EXCEL_ERROR.test(text.trim()) ? `«${text.trim()}» es un error de Excel: escriba lo que va ahí.` : undefined
