import { menuSections } from '../../src/app/layout/menu'
import type { MenuGroup, Screen } from '../../src/app/screens/screen'
import { screens } from '../../src/app/screens/screens'

const icon = 'Badge'
const load = () => Promise.resolve({ default: () => null })
const aScreen = (path: string, group?: MenuGroup): Screen => ({
  path,
  title: path,
  group,
  icon,
  letter: 'A',
  load,
})

test('neighbours of one group stand under its title, the others alone', () => {
  const table = [
    aScreen(''),
    aScreen('conductores', 'Conductores'),
    aScreen('salarios', 'Conductores'),
    aScreen('buses', 'Buses'),
    aScreen('festivos'),
    aScreen('otra'),
  ]
  const sections = menuSections(table).map(({ title, screens }) => [title, screens.map(({ path }) => path)])
  expect(sections).toEqual([
    [null, ['']],
    ['Conductores', ['conductores', 'salarios']],
    ['Buses', ['buses']],
    [null, ['festivos']],
    [null, ['otra']],
  ])
})

test('each screen has its own address and its own letter, and each group stands once', () => {
  const paths = screens.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const letters = screens.map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
  const titles = menuSections(screens).flatMap(({ title }) => title ?? [])
  expect(new Set(titles).size).toBe(titles.length)
})
