import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { errorCode } from '../error-code'
import { StartupError } from '../startup-error'

/** A program ran and failed; the message is its output. */
export class ProgramFailed extends StartupError {}

/** The address without its password, which goes in the environment: other accounts can read a command's arguments. */
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
 * @returns its input and output, and `done`, which rejects with a StartupError when it is not installed, a ProgramFailed when it fails.
 */
export function startProgram(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  options: readonly string[],
  databaseUrl?: string,
) {
  const access = databaseUrl === undefined ? undefined : accessTo(databaseUrl)
  const child = spawn(program, [...(access ? [access.argument] : []), ...options], { env: access?.env })
  // Writing to a program that has ended fails; `done` has the reason.
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
  // Awaited later, when the streams have ended; until then a failure must not count as unhandled.
  done.catch(() => undefined)
  return { stdin: child.stdin, stdout: child.stdout, done }
}

/** Runs a program to its end. @returns its output. */
export async function runProgram(...started: Parameters<typeof startProgram>) {
  const { stdin, stdout, done } = startProgram(...started)
  stdin.end()
  const [printed] = await Promise.all([text(stdout), done])
  return printed
}
