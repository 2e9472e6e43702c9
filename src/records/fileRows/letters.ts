/**
 * Letters that another encoding has changed: UTF-8 that was read as Windows' ('MuÃ±oz'), DOS's that were read as Windows' ('Mu¤oz'), and
 * the sign that stands for a lost one.
 */
const BROKEN = /[ÃÂ][^\0-\u007F]|â€|[\uFFFD\u0080-\u009F¤]|[├┤┬┼▒░√]|\p{L}[¢£¥¡¿‚](?=\p{L})|\p{L}[¢¥¡‚]/u

/** The same of what Windows' encoding was only supposed of: DOS's and the Macintosh's. */
const BROKEN_IN_WINDOWS =
  /\p{L}[\u00A0‡ŽœÖµ](?=\p{Ll})|\p{Lu}[àéÖµ\u00A0](?=\p{Lu})|\p{Ll}[–—’](?=\p{Ll})|[¢£¥‚‡]\p{L}|(?<!\p{L})[µàÖçîêòƒ](?=\p{L})|\p{L}[£µ](?!\p{L})/u

/** A letter may be lost, 'Mu?oz', or a question be written close. */
const LOST = /\p{L}\?(?=\p{L})/u

/** The word in which something is found. */
const wordAt = (text: string, { index, 0: found }: RegExpExecArray) =>
  text.slice(text.lastIndexOf(' ', index) + 1, index) +
  found +
  text.slice(index + found.length).split(' ', 1)[0]

/** What is said of a text whose letters look broken. @param isWindows whether it was read as Windows' for being no UTF-8. */
export function brokenLetters(text: string, isWindows: boolean): string | undefined {
  const found = BROKEN.exec(text) ?? (isWindows ? BROKEN_IN_WINDOWS.exec(text) : null)
  return found
    ? `Letras dañadas: «${wordAt(text, found)}». Corríjalas, o guarde el archivo como CSV UTF-8.`
    : undefined
}

/** Excel's errors, '#N/D' or '#¿NOMBRE?', and what it shows of too narrow a column. */
const EXCEL_ERROR = /#(?:N\/[DA](?!\p{L})|[¡¿]?[A-Z]{2,}(?:\/0)?[!?])|#{3,}/u

/** What is said of a text that is an error of Excel's, or may have lost a letter. */
export function lostLetters(text: string): string | undefined {
  const [error] = EXCEL_ERROR.exec(text) ?? []
  if (error) return `«${error}» es un error de Excel: escriba lo que va ahí.`
  const found = LOST.exec(text)
  return found ? `¿Falta una letra en «${wordAt(text, found)}»?` : undefined
}
