import { once } from 'node:events'
import path from 'node:path'
import { MessageChannel, Worker } from 'node:worker_threads'

let reader: Worker | undefined
afterAll(() => reader?.terminate())

/** The text of each page of a PDF, as pdf.js reads it, with every run of white space as one space. */
export async function textOfPdf(pdf: Buffer): Promise<string[]> {
  reader ??= new Worker(path.join(__dirname, 'read-pdf.mjs'))
  const { port1, port2 } = new MessageChannel()
  reader.postMessage({ pdf: new Uint8Array(pdf), port: port2 }, [port2])
  const [pages] = (await once(port1, 'message')) as [string[]]
  port1.close()
  return pages.map((page) => page.replace(/\s+/g, ' ').trim())
}
