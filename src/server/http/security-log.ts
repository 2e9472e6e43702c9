/**
 * The security log: a line at `info` for each security event, named as in OWASP's logging vocabulary. It has the user, the address
 * and the route; never a password, a token, a documento, or an unknown username, since people type passwords in its place.
 */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

type SecurityEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_password_change'
  | 'authn_password_change_fail'
  /** A call without a session (401), or that the role does not allow (403). */
  | 'authz_fail'
  | 'authz_change'
  | 'excess_rate_limit_exceeded'
  | 'session_expired'
  | 'sys_restore'
  | 'user_created'
  | 'user_updated'

declare module 'fastify' {
  interface FastifyRequest {
    /** Username of the session or of the attempt to sign in; null while no such user is known. */
    account?: string | null
  }
}

/** @param details texts of ours, never data of the request; `subject` is the stored username of whom an administrator has changed. */
export function logSecurity(
  { log, account, ip, method, routeOptions }: FastifyRequest,
  event: SecurityEvent,
  details: { reason?: string; status?: number; subject?: string; change?: string } = {},
) {
  const route = `${method} ${routeOptions.url ?? 'none'}`
  log.info({ event, user: account ?? null, address: ip, route, ...details }, 'security')
}

/** Event of a refusal by its status. */
export const REFUSALS: Partial<Record<number, SecurityEvent>> = {
  401: 'authz_fail',
  403: 'authz_fail',
  429: 'excess_rate_limit_exceeded',
}

/** Logs the security event of a command at the console. */
export const logCommand = (
  log: Pick<FastifyBaseLogger, 'info'>,
  event: SecurityEvent,
  details: { user?: string; change?: string } = {},
) => log.info({ event, ...details, by: `uid ${process.getuid?.()}`, address: 'console' }, 'security')
