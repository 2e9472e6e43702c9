/** Whether only this machine is served: by the settings, and by what a request looks like. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { esLoopback, type Config } from './config'

/** The setting that says that others are served; nothing where there is none. */
export function exposedBy({ host, proxy, tls }: Pick<Config, 'host' | 'proxy' | 'tls'>): string | undefined {
  if (!esLoopback(host)) return 'HOST'
  if (proxy.length > 0) return 'PROXY'
  return tls ? 'TLS' : undefined
}

/** Headers in which proxies say whom they ask for. */
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/

const forwardingHeaderOf = ({ headers }: FastifyRequest) =>
  Object.keys(headers).find((name) => FORWARDING.test(name))

/** Tells once of a proxy whose word on who is asking is not taken, so that all who come through it count as one address. */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, next) => {
    const header = warned ? undefined : forwardingHeaderOf(request)
    // The proxy itself is the first of the addresses.
    if (header !== undefined && (request.ips?.length ?? 1) < 2) {
      warned = true
      const proxy = request.socket.remoteAddress
      request.log.warn(
        { header, proxy },
        'sign-in limits take all who come through this proxy for one: set PROXY',
      )
    }
    next()
  })
}

const isLocalUrl = (url: string) => URL.canParse(url) && esLoopback(new URL(url).hostname)

/**
 * What says that a request may have come from beyond this machine; nothing where it is a program of this machine that asks.
 * A proxy that adds no header is known by what it asks in: nginx, without settings, speaks HTTP/1.0; one that does not even
 * do that is known when a browser names the page's address as `Origin`, and else not at all.
 */
export function signOfOthers(
  request: FastifyRequest,
  config: Pick<Config, 'host' | 'proxy' | 'tls'>,
): string | undefined {
  const { headers, socket, raw } = request
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const setting = exposedBy(config)
  if (setting !== undefined) return setting
  const header = forwardingHeaderOf(request)
  if (header !== undefined) return header
  if (!esLoopback(address)) return 'address'
  if (raw.httpVersion === '1.0') return 'HTTP/1.0'
  if (!isLocalUrl(`http://${headers.host}`)) return 'host'
  return headers.origin === undefined || isLocalUrl(headers.origin) ? undefined : 'origin'
}
