// A worker that answers each PDF with the text of its pages: pdf.js is an ES module, which jest cannot load as it is.
import { parentPort } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

async function textOf(data) {
  const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''))
  }
  await document.destroy()
  return pages
}

parentPort.on('message', async ({ port, pdf }) => port.postMessage(await textOf(pdf)))
