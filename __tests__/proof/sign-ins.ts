/** Cost of a sign-in for a refused person, and for many who sign in at once. */
import { NO_LIMITS, PASSWORD, openApplication, aUsuario, type Application } from '../server/realApp'
import { type Engine } from '../setup/databases'

const signIn = (app: Application, username: string, password: string) =>
  app.ask(null, { method: 'POST', url: '/api/auth/login', payload: { username, password } })

/**
 * The processor's time that each kind of refusal takes (a wrong password, an unknown user, a disabled one with either password), the
 * median of so many.
 */
export async function workOfRefusals(engine: Engine, times: number): Promise<number[]> {
  const app = await openApplication(engine, { limits: NO_LIMITS })
  await aUsuario(app.connection, 'retirada')
  await app.db.updateTable('usuarios').set({ activo: 0 }).where('username', '=', 'retirada').execute()
  const refusals = [
    ['consulta', 'otra'],
    ['fantasma', 'otra'],
    ['retirada', 'otra'],
    ['retirada', PASSWORD],
  ] as const
  // Processor time of all threads, not the clock's: other work of the machine does not count.
  const workOf = async ([username, password]: (typeof refusals)[number]) => {
    const before = process.cpuUsage()
    await signIn(app, username, password)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const works = refusals.map((): number[] => [])
  for (let time = 0; time < times; time += 1)
    for (const [kind, refusal] of refusals.entries()) works[kind]?.push(await workOf(refusal))
  await app.close()
  return works.map((all) => [...all].sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0)
}

/** The answers to so many good sign-ins at once, where three failures a minute are the limit. */
export async function signInAtOnce(app: Application, people: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: people }, () => signIn(app, 'admin', PASSWORD)))
  return answers.map(({ statusCode }) => statusCode)
}
