import { BroadcastChannel } from 'node:worker_threads'
import { lendServer } from './bundles'
import { type EnvironmentContext, type JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-jsdom'

/** The signal in Node's own class, since Node's Request refuses the one that jsdom makes. */
function nodeSignal(signal: AbortSignal | null | undefined): AbortSignal | undefined {
  if (!signal || signal instanceof AbortSignal) return signal ?? undefined
  const foreign: AbortSignal = signal
  const controller = new AbortController()
  if (foreign.aborted) controller.abort(foreign.reason)
  else foreign.addEventListener('abort', () => controller.abort(foreign.reason), { once: true })
  return controller.signal
}

/** Node's Request, which also understands addresses relative to the page. */
function requestFor(pageUrl: () => string): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const target = input instanceof Request ? input : new URL(String(input), pageUrl())
      super(target, 'signal' in init ? { ...init, signal: nodeSignal(init.signal) } : init)
    }
  }
}

/** A channel that does not keep the test's process alive. */
class IdleBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    this.unref()
  }
}

/**
 * jsdom with what it lacks of a browser taken from Node: fetch and its classes, streams, encoders, clones and channels, a file's
 * bytes, and the byte arrays in which the server answers.
 */
export default class PageEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    const PageRequest = requestFor(() => this.global.location.href)
    Object.assign(this.global, {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(new PageRequest(input, init)),
      Request: PageRequest,
      Response,
      Headers,
      BroadcastChannel: IdleBroadcastChannel,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      Uint8Array,
      ArrayBuffer,
      structuredClone,
      setImmediate,
      clearImmediate,
    })
    const { Blob: PageBlob, FileReader: PageReader } = this.global
    PageBlob.prototype.arrayBuffer = function () {
      return new Promise((resolve) => {
        const reader = new PageReader()
        reader.onload = () => resolve(reader.result as ArrayBuffer)
        reader.readAsArrayBuffer(this)
      })
    }
    lendServer(this.global)
  }

  override exportConditions() {
    return ['node', 'node-addons']
  }
}
