import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { openSync } from 'fontkit'
import { type DrawPage } from '../../../src/server/pdf/paper'
import { layOutFigures, printPdf } from '../../../src/server/pdf/pdf'
import { drawText } from '../../../src/server/pdf/text'
import { textOfPdf } from '../../setup/pdf'

/** Layout of a text by fontkit. */
interface Run {
  advanceWidth: number
  glyphs: readonly { id: number }[]
  positions: readonly { xAdvance: number; xOffset?: number; yOffset?: number }[]
}

/** A run in one text: comparing the face's own objects would walk through all of the face. */
function said(run: object) {
  const { advanceWidth, glyphs, positions } = run as Run
  const places = positions.flatMap(({ xAdvance, xOffset = 0, yOffset = 0 }) => [xAdvance, xOffset, yOffset])
  return [advanceWidth, ...glyphs.map(({ id }) => id), ...places].join(' ')
}

const PRINTED = {
  title: 'Prueba',
  empresa: 'Buses de Prueba S.A.S.',
  madeAt: new Date('2090-06-10T17:00:00Z'),
}
const foot = 'Prueba'

describe('the printing of a PDF', () => {
  it('lets others work between one page and the next', async () => {
    let turns = 0
    let finished = false
    const others = (async () => {
      for (; !finished; turns += 1) await setImmediate()
    })()
    const onStart: number[] = []
    const pages = Array.from({ length: 10 }, (): DrawPage => () => onStart.push(turns))
    await printPdf(PRINTED, { foot, pages })
    finished = true
    await others
    // No two pages were drawn in the same turn.
    expect(new Set(onStart).size).toBe(10)
  })

  it('fails with the error of a page', async () => {
    const broken: DrawPage = () => {
      throw new RangeError('No hay letras.')
    }
    await expect(printPdf(PRINTED, { foot, pages: [broken] })).rejects.toThrow(RangeError)
  })

  it('cuts a line that does not fit, and never begins another page by itself', async () => {
    const long = 'Compañía de buses '.repeat(30)
    const pdf = await printPdf(PRINTED, {
      foot: long,
      pages: [(doc) => void drawText(doc, long, 54, 100, { width: 200, oneLine: true })],
    })
    const pages = await textOfPdf(pdf)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatch(/^Compañía de buses [^…]*… Compañía de buses [^…]*… Página 1 de 1$/)
  })

  it('writes on each page what stands in the same place of another', async () => {
    const page: DrawPage = (doc) => {
      const below = drawText(doc, 'Prima de servicios', 54, 100, { face: 'bold' })
      drawText(doc, 'Periodo', 54, below)
    }
    const pages = await textOfPdf(await printPdf(PRINTED, { foot, pages: [page, page] }))
    expect(pages).toEqual([
      'Prima de servicios Periodo Prueba Página 1 de 2',
      'Prima de servicios Periodo Prueba Página 2 de 2',
    ])
  })

  it.each(['400Regular/SourceSans3_400Regular', '600SemiBold/SourceSans3_600SemiBold'])(
    'lays out figures as the face %s itself does',
    (name) => {
      const face = openSync(path.resolve(`node_modules/@expo-google-fonts/source-sans-3/${name}.ttf`))
      const layOut = face.layout.bind(face)
      layOutFigures(face)
      const characters = [...'0123456789.,$\u00a0 ']
      const pairs = characters.flatMap((first) => characters.map((second) => first + second))
      expect(pairs.map((pair) => said(face.layout(pair)))).toEqual(pairs.map((pair) => said(layOut(pair))))
    },
  )

  it('keeps the character of each sign that is also a part of another', () => {
    const face = openSync(
      path.resolve('node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    )
    layOutFigures(face)
    // Embedding a glyph asks for its outline, and with it for its parts.
    const { glyphs } = face.layout('…:;·ñ') as unknown as { glyphs: readonly { path: object }[] }
    expect(glyphs.map(({ path: outline }) => typeof outline)).toHaveLength(5)
    const parts = face.glyphsForString('.,n') as unknown as { codePoints: readonly number[] }[]
    expect(parts.map(({ codePoints }) => codePoints)).toEqual([[46], [44], [110]])
  })
})
