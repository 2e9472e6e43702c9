import path from 'node:path'
import { claveDe } from '../contract/sinAcentos'
import type * as z from '../contract/zod'
import { ConfigSchema } from './config-schema'
import { StartupError } from './startup-error'

/** Every setting of the server. */
export interface Config extends z.output<typeof ConfigSchema> {
  respaldosDir: string
}

/** The tax number of a company, however its name is spelled; undefined where the setting names none. */
export const nitOf = ({ nit }: Pick<Config, 'nit'>, empresa: string) => nit.get(claveDe(empresa))

/** The environment variable of a setting: `dataDir` is DATA_DIR. */
export const variableOf = (setting: string) => setting.replace(/[A-Z]/g, '_$&').toUpperCase()

/**
 * Reads the settings from environment variables. An empty one (`PORT=`) counts as not set, as in a shell or a compose file.
 * @throws StartupError with one Spanish line per wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.keys(ConfigSchema.shape).map((setting) => [setting, env[variableOf(setting)]])
  const parsed = ConfigSchema.safeParse(Object.fromEntries(given.filter(([, value]) => value?.trim())))
  if (!parsed.success) throw new StartupError(parsed.error.issues.map(({ message }) => message))
  return {
    ...parsed.data,
    respaldosDir: parsed.data.respaldosDir ?? path.join(parsed.data.dataDir, 'respaldos'),
  }
}
