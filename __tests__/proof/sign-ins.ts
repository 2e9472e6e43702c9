/** What a sign-in costs whoever is refused, and many who sign in at once. */
import { SIN_LIMITES, CLAVE, unaAplicacion, unUsuario, type Aplicacion } from '../server/aplicacion'
import { type Engine } from '../setup/databases'

const signIn = (app: Aplicacion, username: string, password: string) =>
  app.pedir(null, { method: 'POST', url: '/api/auth/login', payload: { username, password } })

/**
 * The processor's time that each kind of refusal takes (a wrong password, an unknown user, a disabled one with either password), the
 * median of so many.
 */
export async function workOfRefusals(engine: Engine, times: number): Promise<number[]> {
  const app = await unaAplicacion(engine, { limites: SIN_LIMITES })
  await unUsuario(app.conexion, 'retirada')
  await app.db.updateTable('usuarios').set({ activo: 0 }).where('username', '=', 'retirada').execute()
  const refusals = [
    ['consulta', 'otra'],
    ['fantasma', 'otra'],
    ['retirada', 'otra'],
    ['retirada', CLAVE],
  ] as const
  // In all threads, not the clock's: other work of the machine does not count.
  const workOf = async ([username, password]: (typeof refusals)[number]) => {
    const before = process.cpuUsage()
    await signIn(app, username, password)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const works = refusals.map((): number[] => [])
  for (let time = 0; time < times; time += 1)
    for (const [kind, refusal] of refusals.entries()) works[kind]?.push(await workOf(refusal))
  await app.cerrar()
  return works.map((all) => [...all].sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0)
}

/** The answers to so many good sign-ins at once, where three failures a minute are the limit. */
export async function signInAtOnce(app: Aplicacion, people: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: people }, () => signIn(app, 'admin', CLAVE)))
  return answers.map(({ statusCode }) => statusCode)
}
