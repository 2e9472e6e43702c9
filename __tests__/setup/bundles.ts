/**
 * Packs the packages, which never change between two files of tests, into one script: jest would find, wrap and compile each of its two thousand
 * modules anew for every file. Packages are evaluated for each file as before; the server is loaded once by a worker.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'

const ROOT = path.resolve(__dirname, '../..')
// Within node_modules, so that what stays outside a bundle is found from there.
const FOLDER = path.join(ROOT, 'node_modules/.cache/cochera-tests')

/** Module names of some packages: themselves and what lies in them. */
const modulesOf = (...packages: string[]) => `(?:${packages.join('|')})(?:/[\\w/-]+)?`

const PAGE = modulesOf(
  ...[
    'react',
    'react-dom',
    'scheduler',
    'react-redux',
    'react-router-dom',
    '@reduxjs/toolkit',
    '@emotion/\\w+',
  ],
  ...['@mui/[\\w-]+', 'formik', 'zod', 'zod-formik-adapter', 'date-fns', '@testing-library/[\\w-]+'],
  ...['fflate', 'papaparse', 'saxen'],
)

const SERVER = modulesOf(
  ...[
    'fastify',
    '@fastify/[\\w-]+',
    'fastify-type-provider-zod',
    'kysely',
    'pg',
    'pino',
    'prom-client',
    'zod',
  ],
  ...['date-fns', '@zxcvbn-ts/[\\w-]+', 'papaparse', 'fflate'],
)

/** Testing Library's `act` in the terms of React as it is shipped. */
const shippedAct: Plugin = {
  name: 'shipped-act',
  setup: ({ onResolve }) => onResolve({ filter: /\/act-compat$/ }, () => ({ path: ACT })),
}

const ACT = path.join(__dirname, 'production-act.cjs')
const NO_STYLESHEETS = path.join(__dirname, 'no-stylesheets.cjs')

const redux = (entry: string, file: string) =>
  `./node_modules/@reduxjs/toolkit/dist/${entry}cjs/${file}.production.min.cjs`
/** Redux Toolkit without its checks, which walk the whole state at each action and say so where that takes long. */
const SHIPPED_REDUX = {
  '@reduxjs/toolkit/query/react': redux('query/react/', 'rtk-query-react'),
  '@reduxjs/toolkit/query': redux('query/', 'rtk-query'),
  '@reduxjs/toolkit': redux('', 'redux-toolkit'),
}

const BUNDLES = {
  /** A page with its packages as they are shipped: without the checks and the warnings of development. */
  page: {
    packages: PAGE,
    options: {
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [shippedAct],
      alias: { stylis: NO_STYLESHEETS },
      minify: true,
    },
  },
  /** A page with React's and MUI's development builds; React's stays outside, as it looks for Node behind its own module. */
  development: {
    packages: `(?!(?:react|react-dom|scheduler)(?:/|$))${PAGE}`,
    options: {
      external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'scheduler'],
      alias: SHIPPED_REDUX,
    },
  },
  server: { packages: SERVER, options: { external: ['pg-native'] } },
} satisfies Record<string, { packages: string; options: BuildOptions }>

export type Bundle = keyof typeof BUNDLES

/** The modules of a bundle, for jest's `moduleNameMapper`. What a bundle does not hold is found as ever. */
export const modulesFrom = (bundle: Bundle) => ({
  [`^(${BUNDLES[bundle].packages})$`]: [path.join(FOLDER, bundle, '$1.cjs'), '$1'],
})

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .map((name) => path.join(ROOT, folder, name))

// Babel's import for JSX.
const JSX = 'react/jsx-runtime'

/** Every module of the packages that the code or a test imports, or could. */
function importedModules(packages: string): string[] {
  const imports = new RegExp(`(?:from|import|import\\(|require\\()\\s*'(${packages})'`, 'g')
  const sources = [...filesIn('src'), ...filesIn('__tests__')].map((file) => readFileSync(file, 'utf8'))
  const named = sources.flatMap((text) => [...text.matchAll(imports)].map(([, name]) => name!))
  return [...new Set(new RegExp(`^${packages}$`).test(JSX) ? [JSX, ...named] : named)].sort()
}

const OPTIONS: BuildOptions = {
  bundle: true,
  minifyWhitespace: true,
  platform: 'node',
  logLevel: 'error',
  absWorkingDir: ROOT,
}

/** Makes a bundle ready for jest, unless it is: it changes with the lock file and with what is imported. */
export async function prepareBundle(bundle: Bundle): Promise<void> {
  const { packages, options } = BUNDLES[bundle]
  const modules = importedModules(packages)
  const folder = path.join(FOLDER, bundle)
  const script = path.join(folder, 'modules.cjs')
  const made = [
    readFileSync(path.join(ROOT, 'package-lock.json')),
    readFileSync(__filename),
    readFileSync(ACT),
    readFileSync(NO_STYLESHEETS),
  ]
  const stamp = createHash('sha256').update(Buffer.concat(made)).update(modules.join()).digest('hex')
  const stampFile = path.join(folder, 'stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(folder, { recursive: true, force: true })
  const getters = modules.map((name) => `'${name}': () => require('${name}'),`)
  const contents = `module.exports = {\n${getters.join('\n')}\n}\n`
  await build({ ...OPTIONS, ...options, stdin: { contents, resolveDir: ROOT }, outfile: script })
  for (const name of modules) {
    const file = path.join(folder, `${name}.cjs`)
    mkdirSync(path.dirname(file), { recursive: true })
    const bundled = path.relative(path.dirname(file), script)
    writeFileSync(file, `module.exports = require('./${bundled}')['${name}']()\n`)
  }
  writeFileSync(stampFile, stamp)
}

/** Where the server lies that a worker loads once for all files, when {@link prepareServer} has made it. */
const SERVER_OF_WORKER = path.join(FOLDER, 'server.cjs')

const load = createRequire(__filename)

/** Gives a test's environment the server of its worker, which is outside jest's registry of modules: it is loaded once, when first asked for. */
export const lendServer = (environment: object) =>
  Object.defineProperty(environment, 'serverOfWorker', { get: () => load(SERVER_OF_WORKER) as unknown })

/** The server as a test starts it, from today's sources. */
export async function prepareServer(): Promise<void> {
  await build({
    ...OPTIONS,
    entryPoints: [path.join(ROOT, '__tests__/server/realApp.ts')],
    packages: 'external',
    // A font is no code that a package could be asked for: it is copied beside the file.
    loader: { '.ttf': 'file' },
    alias: { '@expo-google-fonts/source-sans-3': './node_modules/@expo-google-fonts/source-sans-3' },
    outfile: `${SERVER_OF_WORKER}.${process.pid}`,
  })
  renameSync(`${SERVER_OF_WORKER}.${process.pid}`, SERVER_OF_WORKER)
}
