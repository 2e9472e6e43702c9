/**
 * Letters that another encoding has changed: UTF-8 that was read as Windows' ('MuÃ±oz'), DOS's that were read as Windows' ('Mu¤oz'), and
 * the signs that stand for a lost one ('Mu?oz').
 */
const BROKEN = /[ÃÂ][^\0-\u007F]|â€|[\uFFFD\u0080-\u009F¤]|\p{L}[¢£¥¡‚?](?=\p{L})|\p{L}[¢¥¡‚]/u

/** The same of what Windows' encoding was only supposed of: DOS's and the Macintosh's. */
const BROKEN_IN_WINDOWS =
  /\p{L}[\u00A0‡ŽœÖµ](?=\p{Ll})|\p{Lu}[àéÖµ\u00A0](?=\p{Lu})|\p{Ll}[–—’](?=\p{Ll})|[¢£¥‚‡]\p{L}/u

/** What is said of a text whose letters look broken. @param isWindows whether it was read as Windows' for being no UTF-8. */
export function brokenLetters(text: string, isWindows: boolean): string | undefined {
  const found = BROKEN.exec(text) ?? (isWindows ? BROKEN_IN_WINDOWS.exec(text) : null)
  if (!found) return undefined
  const [after = ''] = text.slice(found.index).split(' ', 1)
  const before = text.slice(text.lastIndexOf(' ', found.index) + 1, found.index)
  return `Letras dañadas: «${before}${after}». Corríjalas, o guarde el archivo como CSV UTF-8.`
}
