import { createRequire } from 'node:module'
import { type EnvironmentContext, type JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-node'

const load = createRequire(__filename)

/** Node's, with the Playwright that its worker has loaded: jest would compile its seven megabytes anew for every file. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    Object.defineProperty(this.global, 'playwrightOfWorker', {
      get: () => load('playwright-core') as unknown,
    })
  }
}
