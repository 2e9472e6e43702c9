import { AsyncLocalStorage } from 'node:async_hooks'
import { type Db } from './types'

/**
 * What has to be stored in the very transaction of whatever is being done: `enTransaccion` runs it first, each time that
 * it begins one within the context. Throwing there stores nothing.
 */
export const primeroEnLaTransaccion = new AsyncLocalStorage<(trx: Db) => Promise<void>>()
