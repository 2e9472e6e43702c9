import { freshDatabase, type Engine } from './databases'
import { startPostgres } from './postgres'

export interface ProductDatabase {
  env: Record<string, string>
  stop(): Promise<void>
}

/** The settings by which a product of its own works on an engine; `stop` once it has ended. */
export async function productDatabase(engine: Engine): Promise<ProductDatabase> {
  if (engine === 'sqlite') return { env: {}, stop: async () => undefined }
  const postgres = await startPostgres()
  process.env.TEST_POSTGRES_URL = postgres.url
  const base = await freshDatabase(engine)
  return {
    env: { DATABASE_URL: base.databaseUrl ?? '' },
    stop: async () => {
      await base.destroy()
      await postgres.stop()
    },
  }
}
