import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import prettier from 'eslint-config-prettier/flat'
import { createNodeResolver, flatConfigs as importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import spanishWords from './eslint.words.mjs'

const root = import.meta.dirname
const foldersOf = (dir) =>
  existsSync(path.join(root, dir))
    ? readdirSync(path.join(root, dir), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

// The layers of the browser's code, lowest first: each may import itself and those before it.
const layers = ['contract', 'session', 'api', 'ui', 'records', 'features', 'app', 'early']
const folders = foldersOf('src')

/** What a folder of src may not import: everything of ours that it is not expressly allowed. */
const forbiddenTo = (folder) => {
  const allowed = folder === 'server' ? ['server', 'contract'] : layers.slice(0, layers.indexOf(folder) + 1)
  return {
    target: `./src/${folder}`,
    from: './src',
    except:
      layers.includes(folder) || folder === 'server' ? allowed.map((name) => `./${name}`) : [`./${folder}`],
    message: `src/${folder} may import only ${allowed.join(', ') || folder} (contract <- session <- api <- ui <- records <- features <- app; server imports only contract).`,
  }
}

// The server's rooms beside those of the nouns, and what each may import of the server.
const serverRooms = {
  nomina: [],
  db: ['config.ts', 'error-code.ts', 'startup-error.ts'],
  http: ['db', 'config.ts', 'error-code.ts', 'startup-error.ts'],
  locks: ['db', 'http'],
  pdf: ['nomina'],
  streaming: ['db', 'http'],
}

const zones = [
  {
    target: './src/ui/form',
    from: './src/ui/fields',
    message: 'src/ui/form knows no fields: they are above it.',
  },
  {
    target: './src/ui',
    from: './src/api',
    except: ['./client'],
    message: 'src/ui knows no noun: what calls an endpoint belongs to src/records.',
  },
  {
    target: './src/api/client',
    from: './src/api',
    except: ['./client'],
    message: 'src/api/client is the plumbing: it knows no noun.',
  },
  ...folders.map(forbiddenTo),
  ...Object.entries(serverRooms).map(([room, allowed]) => ({
    target: `./src/server/${room}`,
    from: './src/server',
    except: [room, ...allowed].map((name) => `./${name}`),
    message: `src/server/${room} may import of the server only ${[room, ...allowed].join(', ')}.`,
  })),
  ...foldersOf('src/features').map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message:
      'A feature never imports another feature; what both need belongs to src/records, src/ui, src/api or src/contract.',
  })),
]

/** Refuses files and folders of src named after no subject. */
const subjectNames = {
  'no-catch-all': {
    meta: {
      type: 'problem',
      schema: [],
      messages: { name: "'{{name}}' names no subject; call it by what it holds." },
    },
    create: (context) => ({
      Program(node) {
        const parts = path.relative(root, context.filename).split(path.sep)
        const name = parts
          .map((part) => part.split('.')[0])
          .find((part) => /^(utils?|common|helpers?|misc|shared)$/i.test(part))
        if (name) context.report({ node, messageId: 'name', data: { name } })
      },
    }),
  },
}

const importsOfFile = new Map()
// Those that come later, and those for their effects alone, too.
const IMPORTS = /(?:^(?:import|export)\b[^'"]*?from |^import |\bimport\()'(\.[^']+)'/gm

/** The files of ours that a file imports, for their types included. */
function importsOf(file) {
  const known = importsOfFile.get(file)
  if (known) return known
  const statements = readFileSync(file, 'utf8').matchAll(IMPORTS)
  const imported = [...statements].flatMap(([, specifier]) => {
    const base = path.resolve(path.dirname(file), specifier)
    return ['.ts', '.tsx'].map((ending) => base + ending).find(existsSync) ?? []
  })
  importsOfFile.set(file, imported)
  return imported
}

/** The files from one back to itself, or undefined when its imports never lead back. */
function circleOf(start) {
  const visited = new Set()
  const search = (file, trail) => {
    for (const next of importsOf(file)) {
      if (next === start) return [...trail, next]
      if (visited.has(next)) continue
      visited.add(next)
      const found = search(next, [...trail, next])
      if (found) return found
    }
    return undefined
  }
  return search(start, [start])
}

// Floors whose rooms are in no ring: a room is a folder right under a floor, or a lone file there.
const floors = ['api', 'app', 'features', 'records', 'server', 'ui']

/** The room of a file of a floor: 'ui/table', 'app/store.ts'. */
const roomOf = (file) => {
  const [floor, room] = path.relative(path.join(root, 'src'), file).split(path.sep)
  return room && floors.includes(floor) ? `${floor}/${room}` : undefined
}

const filesOf = (dir) =>
  readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

/** The rooms that each room imports, of its own floor. */
const roomsBeside = (() => {
  let graph
  return (room) => {
    if (!graph) {
      graph = new Map()
      for (const file of floors.flatMap((floor) => filesOf(path.join(root, 'src', floor)))) {
        const from = roomOf(file)
        const beside = graph.get(from) ?? new Set()
        graph.set(from, beside)
        for (const to of importsOf(file).map(roomOf))
          if (to && to !== from && to.split('/')[0] === from.split('/')[0]) beside.add(to)
      }
    }
    return graph.get(room) ?? new Set()
  }
})()

/** The rooms from one to another, the first and the last among them; undefined when no imports lead there. */
function wayBetween(from, to, visited = new Set()) {
  if (from === to) return [to]
  visited.add(from)
  for (const next of roomsBeside(from)) {
    const way = visited.has(next) ? undefined : wayBetween(next, to, visited)
    if (way) return [from, ...way]
  }
  return undefined
}

/** Refuses circles of imports, types included, which import-x/no-cycle skips, at a fiftieth of its time. */
const circles = {
  'no-circle': {
    meta: { type: 'problem', schema: [], messages: { circle: 'A circle of imports: {{trail}}.' } },
    create: (context) => ({
      Program(node) {
        const trail = circleOf(context.filename)
          ?.map((file) => path.relative(root, file))
          .join(' -> ')
        if (trail) context.report({ node, messageId: 'circle', data: { trail } })
      },
    }),
  },
  'no-ring': {
    meta: { type: 'problem', schema: [], messages: { ring: 'A ring of rooms: {{way}}.' } },
    create: (context) => ({
      Program(node) {
        const from = roomOf(context.filename)
        if (!from) return
        for (const to of new Set(importsOf(context.filename).map(roomOf))) {
          if (!to || to === from || !roomsBeside(from).has(to)) continue
          const way = wayBetween(to, from)
          if (way) context.report({ node, messageId: 'ring', data: { way: [from, ...way].join(' -> ') } })
        }
      },
    }),
  },
}

const denied = new Set(spanishWords)

/** Refuses technical names in Spanish where the code speaks English. A name that is destructured is its contract's. */
const languages = {
  'english-names': {
    meta: {
      type: 'problem',
      schema: [],
      messages: { name: "'{{name}}' is technical: name it in English (Spanish is for the domain's nouns)." },
    },
    create: (context) => {
      const check = (node) => {
        if (node?.type === 'Identifier' && denied.has(node.name))
          context.report({ node, messageId: 'name', data: { name: node.name } })
      }
      const checkParams = ({ id, params }) => {
        check(id)
        for (const param of params) check(param)
      }
      const checkId = ({ id }) => check(id)
      return {
        Program(node) {
          const [name] = path.basename(context.filename).split('.')
          if (denied.has(name)) context.report({ node, messageId: 'name', data: { name } })
        },
        VariableDeclarator: checkId,
        TSInterfaceDeclaration: checkId,
        TSTypeAliasDeclaration: checkId,
        ClassDeclaration: checkId,
        FunctionDeclaration: checkParams,
        FunctionExpression: checkParams,
        ArrowFunctionExpression: checkParams,
      }
    },
  },
}

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    plugins: {
      'import-x': importX.recommended.plugins['import-x'],
      cochera: { rules: { ...subjectNames, ...circles, ...languages } },
    },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.tsx', '.ts', '.js', '.json', '.woff2'] }),
      ],
    },
    rules: {
      'cochera/no-catch-all': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Formik, Redux Toolkit and Kysely type as methods the functions that they mean to be taken apart.
      '@typescript-eslint/unbound-method': 'off',
      // Fastify handlers and RTK's base queries are async by their type, whether or not they wait for anything.
      '@typescript-eslint/require-await': 'off',
      'cochera/no-circle': 'error',
      'cochera/no-ring': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-self-import': 'error',
      'import-x/no-unresolved': ['error', { ignore: ['^[^.]'] }],
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/client/hooks.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useSelector', 'useStore'],
              message: 'Use the typed hooks of src/api/client/hooks.ts.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ImportDeclaration[importKind!='type'][source.value=/(^|\\/)zod$/] > ImportSpecifier[imported.name='z'][importKind!='type']",
          message:
            "Write `import * as z from '.../contract/zod'`: only a namespace lets webpack drop what is unused.",
        },
      ],
    },
  },
  {
    // Where there is React: these rules compile what they look at.
    files: ['src/{api,app,features,records,session,ui}/**/*.{ts,tsx}', '__tests__/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['{src/{api,ui,records,app,server,session},__tests__}/**/*.{ts,tsx}'],
    // Two tests bear the names of the files of the contract that they test.
    ignores: ['__tests__/contract/{sinAcentos,textos}.test.ts'],
    rules: { 'cochera/english-names': 'error' },
  },
  {
    // The server and its command line speak on the console; so do the test harness and the benchmarks.
    files: ['src/server/**/*.ts', '__tests__/{setup,bench,proof}/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  prettier,
)
