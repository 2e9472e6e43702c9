import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** The text of each page of a PDF, as pdf.js reads it, with every run of white space as one space. */
export async function textOfPdf(pdf: Buffer): Promise<string[]> {
  const reader = spawn(process.execPath, [path.join(__dirname, 'read-pdf.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  reader.stdin.end(pdf)
  const pages = JSON.parse(await text(reader.stdout)) as string[]
  return pages.map((page) => page.replace(/\s+/g, ' ').trim())
}
