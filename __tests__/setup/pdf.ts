import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** The text of each page of a PDF, as pdf.js reads it, with every run of white space as one space. */
export async function textoDePdf(pdf: Buffer): Promise<string[]> {
  const lector = spawn(process.execPath, [path.join(__dirname, 'read-pdf.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  lector.stdin.end(pdf)
  const paginas = JSON.parse(await text(lector.stdout)) as string[]
  return paginas.map((pagina) => pagina.replace(/\s+/g, ' ').trim())
}
