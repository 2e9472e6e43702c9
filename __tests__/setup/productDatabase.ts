import { freshDatabase, type Engine } from './databases'

export interface ProductDatabase {
  env: Record<string, string>
  stop(): Promise<void>
}

/** The settings by which a product of its own works on an engine; `stop` once it has ended. */
export async function productDatabase(engine: Engine): Promise<ProductDatabase> {
  if (engine === 'sqlite') return { env: {}, stop: async () => undefined }
  const { databaseUrl = '', destroy } = await freshDatabase(engine)
  return { env: { DATABASE_URL: databaseUrl }, stop: destroy }
}
