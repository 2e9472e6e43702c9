import { type EnvironmentContext, type JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-node'
import { lendServer } from './bundles'

/** Node's, with the server that its worker has loaded. */
export default class ServerEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    lendServer(this.global)
  }
}
