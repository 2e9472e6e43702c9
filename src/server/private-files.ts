import { chmodSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Config } from './config'
import { codigoDe } from './errores'

const GROUP_AND_OTHERS = 0o077
const STICKY = 0o1000

/** Why a folder that is open to others is left so; undefined where it is not, or no longer is. */
function whyLeftOpen(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.mode & GROUP_AND_OTHERS) === 0) return undefined
  // A `/tmp` that is closed stops other programs.
  if ((found.mode & STICKY) !== 0 || path.parse(folder).root === folder)
    return 'la comparten todos. Elija una propia.'
  if (found.uid !== process.getuid?.()) return 'es de otro usuario. Ciérrela con chmod 700.'
  try {
    chmodSync(folder, found.mode & 0o7777 & ~GROUP_AND_OTHERS)
    return undefined
  } catch (error) {
    return `el sistema no lo permite (${codigoDe(error)}). Ciérrela con chmod 700.`
  }
}

/**
 * From here on, what this process and the programs that it starts write is for its owner to read; the folders of the data and of the
 * backups are closed to others.
 * @returns a line for each that could not be.
 */
export function keepFilesPrivate({
  dataDir,
  respaldosDir,
}: Pick<Config, 'dataDir' | 'respaldosDir'>): string[] {
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
