import type { RouteOptions } from 'fastify'
import { proveEntries } from '../../proof/inputs'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { everyCall } from '../everyCall'
import { openApplication } from '../realApp'

// The same cases each time; `proof/inputs.main` sends twenty thousand others.
const SEED = 20260320

it('sends something bad to every call that takes anything', async () => {
  const takingSomething = new Set<string>()
  const onRoute = ({ method, url, schema }: RouteOptions) => {
    if (method !== 'HEAD' && (schema?.body || schema?.querystring || schema?.params))
      takingSomething.add(`${String(method)} ${url.replace(/^\/api/, '')}`)
  }
  const { db, close } = await openApplication(ANY_ENGINE, { onRoute })
  const routes = Object.keys(await everyCall(db)).filter((route) => !route.includes(' of '))
  await close()
  expect(routes.sort()).toEqual([...takingSomething].sort())
})

it.each(ENGINES)('refuses bad input on %s in Spanish, and stores nothing of it', async (engine) => {
  const { testCases, rejected } = await proveEntries(engine, 600, SEED)
  expect(testCases).toBe(600)
  expect(rejected).toBeGreaterThan(300)
})
