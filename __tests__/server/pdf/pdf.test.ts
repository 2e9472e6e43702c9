import { setImmediate } from 'node:timers/promises'
import { type Row } from '../../../src/server/pdf/paper'
import { printPdf } from '../../../src/server/pdf/pdf'
import { sectionOf } from '../../../src/server/pdf/sections'
import { signaturesOf } from '../../../src/server/pdf/signatures'
import { tableOf } from '../../../src/server/pdf/table'
import { textOfPdf } from '../../setup/pdf'

const PRINTED = {
  title: 'Prueba',
  empresa: 'Buses de Prueba S.A.S.',
  madeAt: new Date('2090-06-10T17:00:00Z'),
}
const head: Row[] = [{ above: 50, cells: [{ text: 'Cabeza' }] }]

const print = (rows: readonly Row[]) => printPdf(PRINTED, { foot: 'Pie', pages: [{ head, rows }] })
const read = async (rows: readonly Row[]) => textOfPdf(await print(rows))

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `f${index + 1}`)
const aTable = (count: number) =>
  tableOf([{ title: 'Columna', width: 100, cell: (text: string) => text }], numbers(count))
const SIGNATURES = signaturesOf('Entregó', 'Recibió')

describe('the printing of a PDF', () => {
  it('lets others work between one row and the next, and before each page', async () => {
    let turns = 0
    let finished = false
    const others = (async () => {
      for (; !finished; turns += 1) await setImmediate()
    })()
    const drawnIn = new Set<number>()
    const rows = Array.from({ length: 10 }, (): Row => ({
      get cells() {
        drawnIn.add(turns)
        return [{ text: 'fila' }]
      },
    }))
    await print(rows)
    finished = true
    await others
    // Each is measured in a turn of its own, and drawn in another.
    expect(drawnIn.size).toBe(11)
  })

  it('fails with the error of a row', async () => {
    const broken = {
      get cells(): never {
        throw new RangeError('No hay letras.')
      },
    }
    await expect(print([broken])).rejects.toThrow(RangeError)
  })

  it('goes on with a table under the head and its titles, and numbers the pages', async () => {
    const pages = await read(aTable(70))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries())
      expect(page).toMatch(new RegExp(`^Cabeza Columna f\\d+ .* Pie Página ${index + 1} de ${pages.length}$`))
    expect(pages.join(' ').match(/f\d+/g)).toEqual(numbers(70))
  })

  it('leaves neither a row nor the signatures alone on a page', async () => {
    for (let count = 20; count < 40; count += 1) {
      const pages = await read([...aTable(count), ...SIGNATURES])
      expect(pages.at(-1)).toMatch(/ f\d+ f\d+ Entregó Recibió Pie /)
      expect(pages.join(' ').match(/f\d+|Entregó/g)).toEqual([...numbers(count), 'Entregó'])
    }
  })

  it('goes on with a section whose value is never parted, and says that it does', async () => {
    const lines = numbers(40).map((text) => ['Nota', `${text} ${'larga '.repeat(40)}fin`] as const)
    const [first = '', ...others] = await read([...sectionOf('Cálculo', lines), ...SIGNATURES])
    expect(first).toMatch(/^Cabeza Cálculo Nota f1 .* fin Pie /)
    for (const page of others) expect(page).toMatch(/^Cabeza Cálculo \(sigue\) Nota f\d+ .* fin .*Pie /)
    expect(others.at(-1)).toMatch(/ fin Entregó Recibió Pie /)
    expect([first, ...others].join(' ').match(/f\d+/g)).toEqual(numbers(40))
  })

  it('says each sign that is also a part of another', async () => {
    const text = '… : ; · ñ Á . , n A'
    expect(await read([{ cells: [{ text, face: 'bold' }] }])).toEqual([`Cabeza ${text} Pie Página 1 de 1`])
  })
})
