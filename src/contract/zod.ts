/**
 * The one door to zod: every schema of the contract is built with what this file hands on, taken as a namespace
 * (`import * as z from './zod'`). A named `z` would keep all of zod in the browser's bundle, 65 kB of it unused.
 *
 * `jitless` because zod otherwise probes `new Function`, which the Content Security Policy reports as a violation;
 * the Spanish locale because any message that a schema does not word itself still reaches a clerk.
 */
import { config } from 'zod'
import { es } from 'zod/locales'

config({ ...es(), jitless: true })

export * from 'zod'
