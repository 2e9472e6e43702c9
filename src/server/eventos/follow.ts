import type { FastifyInstance } from 'fastify'
import { type Config } from '../config'
import { type Db } from '../db/types'
import { isReading } from '../http/methods'
import { createFeed } from './feed'
import { listenToChanges } from './listen'

interface Target {
  db: Db
  config: Config
  interval: number
}

/** The changes of the database from now until the app closes: on SQLite its own writes are followed, on PostgreSQL those of every process. */
export async function followChanges(app: FastifyInstance, { db, config, interval }: Target) {
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'changes not heard of')
  const feed = createFeed({ db, interval, onFailure })
  await feed.start()
  app.addHook('onClose', () => feed.close())
  if (config.databaseUrl === undefined) {
    app.addHook('onResponse', async ({ method }) => {
      if (!isReading(method)) void feed.wake()
    })
    return feed
  }
  app.addHook(
    'onClose',
    listenToChanges({ databaseUrl: config.databaseUrl, onChange: () => void feed.wake(), onFailure }),
  )
  return feed
}
