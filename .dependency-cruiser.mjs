import { readdirSync } from 'node:fs'

/** Which code may import which: types, and imports that come later, count too. */

const foldersOf = (dir) =>
  readdirSync(new URL(dir, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** A path's pattern that any of some names ends. */
const anyOf = (names) => `(${names.join('|').replaceAll('.', '\\.')})`

/** What lies in one place imports of a wider one nothing but what is allowed. */
const only = (name, from, within, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^${from}/` },
  to: { path: `^${within}/`, pathNot: `^${within}/${anyOf(allowed)}($|/)` },
})

// The layers of the browser's code, lowest first: each may import itself and those before it.
const LAYERS = ['contract', 'session', 'api', 'ui', 'records', 'features', 'app', 'early']

// The server's rooms beside those of the nouns, and what each may import of the server.
const SERVER_ROOMS = {
  nomina: [],
  db: ['config.ts', 'error-code.ts', 'startup-error.ts'],
  http: ['db', 'config.ts', 'error-code.ts', 'startup-error.ts'],
  locks: ['db', 'http'],
  pdf: ['nomina'],
  streaming: ['db', 'http'],
}

/** A folder right under a floor. */
const ROOM = '^src/(api|app|features|records|server|ui)/[^/]+$'

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-ring-of-rooms',
      severity: 'error',
      scope: 'folder',
      from: { path: ROOM },
      to: { circular: true, path: ROOM },
    },
    ...LAYERS.map((layer, at) =>
      only(`floor-of-${layer}`, `src/${layer}`, 'src', LAYERS.slice(0, at + 1), LAYERS.join(' <- ')),
    ),
    only(
      'floor-of-server',
      'src/server',
      'src',
      ['server', 'contract'],
      'Of the browser: the contract alone.',
    ),
    ...Object.entries(SERVER_ROOMS).map(([room, allowed]) =>
      only(`server-room-${room}`, `src/server/${room}`, 'src/server', [room, ...allowed]),
    ),
    ...foldersOf('src/features').map((feature) =>
      only(
        `feature-${feature}`,
        `src/features/${feature}`,
        'src/features',
        [feature],
        'What two features need belongs to src/records, src/ui, src/api or src/contract.',
      ),
    ),
    {
      name: 'form-below-fields',
      severity: 'error',
      comment: 'src/ui/form knows no fields: they are above it.',
      from: { path: '^src/ui/form/' },
      to: { path: '^src/ui/fields/' },
    },
    {
      name: 'no-noun-below-records',
      severity: 'error',
      comment: 'What calls an endpoint belongs to src/records.',
      from: { path: '^src/(ui|api/client)/' },
      to: { path: '^src/api/', pathNot: '^src/api/client/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Without a slash at the end: by it, the cache looks through the folders themselves, too.
    includeOnly: '^(src|__tests__)',
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
