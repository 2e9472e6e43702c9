import { readdirSync } from 'node:fs'
import path from 'node:path'
import { testsFor } from './touched'

const ROOT = path.resolve(__dirname, '../..')

const TESTS = readdirSync(path.join(ROOT, '__tests__'), { recursive: true, encoding: 'utf8' })
  .map((name) => `__tests__/${name}`)
  .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('/e2e/'))

const askedFor = (file: string) =>
  TESTS.filter((test) => testsFor(file).some((pattern) => new RegExp(pattern).test(test)))

describe('the tests before a commit', () => {
  it('are those of the noun that a change is in, on every floor', () => {
    const asked = askedFor('src/features/festivos/FestivosPage.tsx')
    expect(asked).toEqual(askedFor('src/server/festivos/repository.ts'))
    expect(asked).toEqual(askedFor('src/contract/festivos.ts'))
    expect(asked).toEqual(
      expect.arrayContaining([
        '__tests__/features/festivos/festivos.test.tsx',
        '__tests__/server/festivos/festivos.test.ts',
        '__tests__/especificacion/2-festivos.test.tsx',
      ]),
    )
    expect(asked).not.toContain('__tests__/features/buses/buses.test.tsx')
  })

  it('are there for every noun', () => {
    const nouns = readdirSync(path.join(ROOT, 'src/features'))
    expect(nouns.filter((noun) => askedFor(`src/features/${noun}/Page.tsx`).length === 0)).toEqual([])
  })

  it('are those of the room for the kit and of the file for a test, and none for a document', () => {
    expect(
      askedFor('src/ui/drafts/storage.ts').every((test) => test.startsWith('__tests__/ui/drafts/')),
    ).toBe(true)
    expect(testsFor('__tests__/ui/csv.test.ts')).toEqual(['__tests__/ui/csv.test.ts'])
    expect(testsFor('docs/tests.md')).toEqual([])
  })
})
