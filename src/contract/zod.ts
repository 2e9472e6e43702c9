/**
 * The one door to zod: every schema of the contract is built with this `z`.
 *
 * `jitless` because zod otherwise probes `new Function`, which the Content Security Policy reports as a violation;
 * the Spanish locale because any message that a schema does not word itself still reaches a clerk.
 */
import * as z from 'zod'
import es from 'zod/v4/locales/es.js'

z.config({ ...es(), jitless: true })

export { z }
