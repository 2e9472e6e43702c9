// Prints the text of the PDF that comes on stdin: a JSON array with a string for each page. A process of its own because
// pdf.js is an ES module, which jest cannot load as it is.
import { buffer } from 'node:stream/consumers'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const data = new Uint8Array(await buffer(process.stdin))
const documento = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
const paginas = []
for (let numero = 1; numero <= documento.numPages; numero += 1) {
  const { items } = await (await documento.getPage(numero)).getTextContent()
  paginas.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''))
}
process.stdout.write(JSON.stringify(paginas))
