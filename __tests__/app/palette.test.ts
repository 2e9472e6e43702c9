import { getContrastRatio } from '@mui/material/styles'
import { darkPalette, lightPalette } from '../../src/app/theme/palette'

const schemes = { light: lightPalette, dark: darkPalette }

/** A colour of a palette by its path, `text.primary`. */
const colorAt = (palette: object, path: string) => {
  const color = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], palette)
  if (typeof color !== 'string') throw new Error(`The palette has no ${path}.`)
  return color
}

const surfaces = ['background.paper', 'background.default', 'fila.pendiente', 'fila.invalida']
const texts = ['text.primary', 'text.secondary', 'text.disabled', 'primary.main', 'error.main']

describe.each(Object.entries(schemes))('the %s scheme', (_name, palette) => {
  const ratio = (front: string, back: string) =>
    getContrastRatio(colorAt(palette, front), colorAt(palette, back))

  test.each(surfaces.flatMap((back) => texts.map((front) => [front, back])))(
    '%s is legible on %s (4.5:1)',
    (front, back) => {
      expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['primary', 'error', 'warning', 'success', 'info'])(
    'text on %s is legible, under the pointer too',
    (color) => {
      expect(ratio(`${color}.contrastText`, `${color}.main`)).toBeGreaterThanOrEqual(4.5)
      expect(ratio(`${color}.contrastText`, `${color}.dark`)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('the outline of an input and the mark of a waiting row are seen (3:1)', () => {
    expect(ratio('borde', 'background.paper')).toBeGreaterThanOrEqual(3)
    expect(ratio('borde', 'background.default')).toBeGreaterThanOrEqual(3)
  })
})
