import { FOOT, type DrawPage } from '../../../src/server/pdf/paper'
import { printPdf } from '../../../src/server/pdf/pdf'
import { drawSection, linesInPages, type Lines } from '../../../src/server/pdf/sections'

/** Under a letterhead of a long name. */
const TOP = 205
const FIT = 33

const ranges = (motivo: string) =>
  Array.from({ length: 100 }, (_, i) => `01/01/2026 a ${10 + (i % 20)}/01/2026 (${motivo})`).join('; ')

it.each<[string, Lines]>([
  [
    'steps of five lines',
    Array.from({ length: 40 }, (_, i) => [`Cesantías: ${i}`, 'una\ndos\ntres\ncuatro\ncinco']),
  ],
  [
    'a hundred ranges of days',
    [
      ['Días neutrales', ranges('Incapacidad')],
      ['Nota', 'Sin auxilio de transporte.'],
    ],
  ],
  ['capital letters', [['Días neutrales', ranges('VACACIONES COLECTIVAS MMMMMMMM WWWWWWWW')]]],
  ['short warnings', Array.from({ length: 90 }, () => ['Advertencia', 'Neto negativo del bus 315.'])],
  ['long labels', Array.from({ length: 40 }, () => ['Cesantías de años anteriores, según la empresa', 'x'])],
  [
    'sentences',
    Array.from({ length: 30 }, () => [
      'Advertencia',
      'Cesantías de 2026: $ 2.171.182 con el último año de servicio, $ 2.253.761 desde el 1 de enero (la sentencia SL2409-2024 promedió el año calendario).',
    ]),
  ],
])('a section of %s goes on from page to page, whole and above the foot', async (_what, lines) => {
  const pages = linesInPages(lines, FIT)
  const bottoms: number[] = []
  const draw = pages.map(
    (rows): DrawPage =>
      (doc) =>
        bottoms.push(drawSection(doc, 'Cómo se calculó', rows, TOP)),
  )
  await printPdf({ title: '', empresa: '', madeAt: new Date(0) }, { foot: '', pages: draw })
  expect(pages.length).toBeGreaterThan(1)
  expect(Math.max(...bottoms)).toBeLessThan(FOOT)
  // Nor is paper wasted.
  expect(Math.min(...bottoms.slice(0, -1))).toBeGreaterThan(TOP + (FOOT - TOP) / 3)
  const words = (all: Lines) => all.map(([, value]) => value).join(' ')
  expect(words(pages.flat())).toBe(words(lines))
})

it('one that fits stays on its page', () => {
  expect(
    linesInPages(
      [
        ['Nota', 'Sin auxilio de transporte.'],
        ['Días neutrales', ''],
      ],
      FIT,
    ),
  ).toHaveLength(1)
})
