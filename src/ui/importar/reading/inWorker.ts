import type { Read } from './problems'

/** Reads a file in a thread of its own. webpack makes the address of its code under the page's policy of trusted types. */
export const readInWorker = (buffer: ArrayBuffer, name: string): Promise<Read> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(/* webpackChunkName: "reader" */ new URL('./reader.worker.ts', import.meta.url))
    worker.onmessage = ({ data }: MessageEvent<Read>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = (event) => {
      worker.terminate()
      reject(new Error(event.message))
    }
    worker.postMessage({ buffer, name }, [buffer])
  })
