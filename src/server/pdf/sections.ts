import { RULE, SOFT_INK, TEXT_WIDTH, type Row } from './paper'

/** Labels with what belongs to them; those of '' are left out. */
export type Lines = readonly (readonly [string, string])[]

const LABEL_WIDTH = 170

/** The title of a section and its lines, the last of which is never parted from what follows. */
export function sectionOf(title: string, lines: Lines): Row[] {
  const titled = (text: string): Row => ({
    above: 10,
    keep: true,
    cells: [{ text, face: 'bold', size: 10.5, rule: RULE }],
  })
  const shown = lines.filter(([, value]) => value !== '')
  return [
    titled(title),
    ...shown.map(([label, value], index) => ({
      head: titled(`${title} (sigue)`),
      keep: index === shown.length - 1,
      cells: [
        { text: label, width: LABEL_WIDTH, color: SOFT_INK },
        { text: value, width: TEXT_WIDTH - LABEL_WIDTH },
      ],
    })),
  ]
}
