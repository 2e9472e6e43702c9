import type { RouteOptions } from 'fastify'
import { llamadasDelCatalogo, probarEntradas } from '../../proof/entradas'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion } from '../aplicacion'

// The same cases each time; `npm run proof:entradas` sends twenty thousand others.
const SEMILLA = 20260320

it('sends something bad to every call that takes anything', async () => {
  const [engine = 'sqlite'] = ENGINES
  const queTomanAlgo = new Set<string>()
  const alDeclararRuta = ({ method, url, schema }: RouteOptions) => {
    if (method !== 'HEAD' && (schema?.body || schema?.querystring || schema?.params))
      queTomanAlgo.add(`${String(method)} ${url.replace(/^\/api/, '')}`)
  }
  await (await unaAplicacion(engine, { alDeclararRuta })).cerrar()
  expect((await llamadasDelCatalogo(engine)).sort()).toEqual([...queTomanAlgo].sort())
})

it.each(ENGINES)('refuses bad input on %s in Spanish, and stores nothing of it', async (engine) => {
  const { casos, rechazados } = await probarEntradas(engine, 600, SEMILLA)
  expect(casos).toBe(600)
  expect(rechazados).toBeGreaterThan(300)
})
