import { chmodSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Config } from './config'
import { errorCode } from './error-code'

const GROUP_AND_OTHERS = 0o077
const STICKY = 0o1000

/** Closes a folder to other accounts. @returns why it stays open, in words for the operator; undefined when it is closed. */
function whyLeftOpen(folder: string) {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.mode & GROUP_AND_OTHERS) === 0) return undefined
  // Closing a shared folder such as `/tmp` would break other programs.
  if ((found.mode & STICKY) !== 0 || path.parse(folder).root === folder)
    return 'la comparten todos. Elija una propia.'
  if (found.uid !== process.getuid?.()) return 'es de otro usuario. Ciérrela con chmod 700.'
  try {
    chmodSync(folder, found.mode & 0o7777 & ~GROUP_AND_OTHERS)
    return undefined
  } catch (error) {
    return `el sistema no lo permite (${errorCode(error)}). Ciérrela con chmod 700.`
  }
}

/**
 * From here on, files written by this process and its children are readable by their owner only; the data and backup folders are
 * closed to other accounts.
 * @returns a line for each folder that stays open.
 */
export function keepFilesPrivate({ dataDir, respaldosDir }: Config) {
  if (process.platform === 'win32') return []
  process.umask(GROUP_AND_OTHERS)
  return [dataDir, respaldosDir].flatMap((configured) => {
    const folder = path.resolve(configured)
    const why = whyLeftOpen(folder)
    return why === undefined
      ? []
      : [`La carpeta ${folder} está abierta a otros usuarios de la máquina y no se cierra porque ${why}`]
  })
}
