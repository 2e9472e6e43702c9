import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Lock {
  packages: Record<string, { integrity?: string; link?: boolean }>
}

it('every package that the registry serves has its checksum in the lock file', () => {
  const file = path.resolve(__dirname, '../../package-lock.json')
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const served = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link)
  expect(served.length).toBeGreaterThan(1000)
  expect(served.filter(([, { integrity }]) => !integrity).map(([name]) => name)).toEqual([])
})
