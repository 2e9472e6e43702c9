import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { errorCode } from '../error-code'
import { StartupError } from '../startup-error'

/** A program was there and failed; its message is what it said. */
export class ProgramFailed extends StartupError {}

/** The address without its password, which goes by the environment: other accounts of the machine can read a command's arguments. */
function accessTo(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return {
    argument: `--dbname=${url.href}`,
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  }
}

/**
 * Starts one of PostgreSQL's programs, on a database where one is given.
 * @returns its input and output, and `done`: an StartupError when it is not installed, a ProgramFailed when it fails.
 */
export function startProgram(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  options: readonly string[],
  databaseUrl?: string,
) {
  const access = databaseUrl === undefined ? undefined : accessTo(databaseUrl)
  const child = spawn(program, [...(access ? [access.argument] : []), ...options], { env: access?.env })
  // Its input is closed to whoever writes when it ends; why it ended, `done` says.
  child.stdin.on('error', () => undefined)
  const finish = async () => {
    try {
      const [said] = await Promise.all([text(child.stderr), once(child, 'close')])
      if (child.exitCode !== 0) throw new ProgramFailed(`${program} falló: ${said.trim()}`)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
      throw new StartupError(
        `No se encontró ${program}. Instale las herramientas de PostgreSQL (paquete postgresql-client).`,
      )
    }
  }
  const done = finish()
  // Whoever started it asks later, when its streams have ended.
  done.catch(() => undefined)
  return { stdin: child.stdin, stdout: child.stdout, done }
}

/** Runs one to its end. @returns what it printed. */
export async function runProgram(...started: Parameters<typeof startProgram>): Promise<string> {
  const { stdin, stdout, done } = startProgram(...started)
  stdin.end()
  const [printed] = await Promise.all([text(stdout), done])
  return printed
}
