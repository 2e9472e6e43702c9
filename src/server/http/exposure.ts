/** Detects that only this machine is served, by the settings and by a request. */
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../contract/loopback'
import { type Config } from '../config'

/** The setting that opens the server to other machines; undefined when none does. */
export function exposedBy({ host, proxy, tls }: Config): string | undefined {
  if (!isLoopback(host)) return 'HOST'
  if (proxy.length > 0) return 'PROXY'
  return tls ? 'TLS' : undefined
}

/** Headers that proxies add. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/

const forwardingHeaderOf = ({ headers }: FastifyRequest) =>
  Object.keys(headers).find((name) => FORWARDING.test(name))

const isLocalUrl = (url: string) => URL.canParse(url) && isLoopback(new URL(url).hostname)

/**
 * The sign that a request may have come from another machine; undefined for a program of this machine.
 * A proxy without headers shows itself by its protocol (nginx speaks HTTP/1.0 by default) or by a browser's `Origin`; otherwise it
 * cannot be recognised.
 */
export function signOfOthers(request: FastifyRequest, config: Config) {
  const { headers, socket, raw } = request
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const known = exposedBy(config) ?? forwardingHeaderOf(request)
  if (known !== undefined) return known
  if (!isLoopback(address)) return 'address'
  if (raw.httpVersion === '1.0') return 'HTTP/1.0'
  if (!isLocalUrl(`http://${headers.host}`)) return 'host'
  return headers.origin === undefined || isLocalUrl(headers.origin) ? undefined : 'origin'
}
