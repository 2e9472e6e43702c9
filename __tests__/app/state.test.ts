/**
 * Statements of docs/state.md about the state, kept true. The refreshes of each mutation are compared with the rows of section 7, which
 * `especificacion/7-llamadas.test.ts` proves one by one on the real store and the real server.
 */
import { readFileSync } from 'node:fs'
import { api } from '../../src/api/client/api'
import '../../src/api/contratos'
import '../../src/api/emitidos'
import '../../src/api/importaciones'
import { rootReducer } from '../../src/api/client/rootReducer'
import { tagsOf } from '../../src/api/client/tags'
import { screens } from '../../src/app/screens/screens'
import { makeStore } from '../../src/app/store'
import { SUSTANTIVOS } from '../../src/contract/sustantivos'
import '../../src/app/layout/Layout'
import '../../src/features/sesion/SesionesDialog'
import '../../src/records/import/ImportDialog'
import { loadEndpoints, CALLS } from '../especificacion/llamadas/all'

beforeAll(async () => {
  await loadEndpoints()
  await Promise.all(screens.map(({ load }) => load()))
})

const OWN_SERVER_ONLY = [
  'abrirEmitido',
  'agregarFestivos',
  'anularEmitido',
  'asignarClave',
  'cambiarClave',
  'cerrarCaja',
  'crearContrato',
  'crearPrimerAdministrador',
  'crearUsuario',
  'deshacer',
  'editarContrato',
  'editarUsuario',
  'eliminarContrato',
  'emitir',
  'importar',
  'imprimirCierre',
  'previaPdf',
  'reabrirCaja',
  'revisarImportacion',
  'terminarOtrasSesiones',
  'terminarSesion',
  'terminarSesiones',
]
const CREATE = '?crear'

const queries = CALLS.filter(({ fila }) => fila.startsWith('GET ')).map(({ fila, endpoint }) => ({
  ruta: fila.replace('GET ', ''),
  endpoint,
}))

const PROPOSAL = ' (proposals)'
const PREVIEW = ' (previews)'

/** Call in the place of a list that is there already. */
const OF_WHAT_THERE_IS: Record<string, string> = { '/liquidaciones/cambios': '/liquidaciones/table' }

/** A call as DevTools names it: '/asistencias/fecha?crear' is `asistenciasDelDia`, asked to propose. */
function inDevTools(path: string): string {
  const query = queries.find((one) => one.ruta === path.replace(CREATE, ''))
  return `\`${query?.endpoint}\`${path.endsWith(CREATE) ? PROPOSAL : ''}`
}

/** Calls in the order of section 7, whichever order a row has them in. */
const inOrder = (paths: readonly string[]) =>
  queries
    .flatMap(({ ruta }) => [ruta, `${ruta}${CREATE}`])
    .filter((path, index, all) => paths.includes(path) && all.indexOf(path) === index)

/** Mutations that refresh the same stand in one row. */
function tableOfRefreshes(): string[][] {
  const rows = new Map<string, Set<string>>()
  for (const { fila, endpoint, how, refreshes } of CALLS) {
    if (fila.startsWith('GET ')) continue
    const refreshed = inOrder(refreshes.map((path) => OF_WHAT_THERE_IS[path] ?? path))
      .map(inDevTools)
      .join(', ')
    const mutation = endpoint === 'editarBus' ? `\`${endpoint}\` (${how})` : `\`${endpoint}\``
    rows.set(refreshed, (rows.get(refreshed) ?? new Set()).add(mutation))
  }
  rows.delete('')
  return [...rows].map(([refreshed, mutations]) => [[...mutations].join(', '), refreshed])
}

/** The rows below a heading of docs/state.md, cell by cell. */
function tableOfDocumento(heading: string): string[][] {
  const lines = readFileSync('docs/state.md', 'utf8').split('\n')
  const from = lines.findIndex((line) => line.startsWith(`| ${heading} `))
  const until = lines.findIndex((line, index) => index > from && !line.startsWith('|'))
  return lines.slice(from + 2, until).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const namesOf = (hook: 'useQuery' | 'useMutation') =>
  Object.entries<object>(api.endpoints).flatMap(([name, endpoint]) => (hook in endpoint ? name : []))

test('docs/state.md tells what each mutation refreshes', () => {
  expect(tableOfDocumento('Mutation')).toEqual(tableOfRefreshes())
})

test('docs/state.md tells which queries a change of each noun refreshes', () => {
  const { dispatch, getState } = makeStore()
  const ASKED: [string, object, object][] = [
    ...namesOf('useQuery').map((name) => [name, {}, {}] as [string, object, object]),
    ['asistenciasDelDia', { crear: true }, {}],
    ['detalleLiquidacion', { uuid: '1' }, { uuid: '1', fechaEntrega: '2026-03-05' }],
  ]
  for (const [endpointName, arg, value] of ASKED)
    dispatch(api.util.upsertQueryEntries([{ endpointName, arg, value } as never]))
  const told = (name: string, arg: object) =>
    `\`${name}\`${'crear' in arg ? PROPOSAL : name === 'detalleLiquidacion' && !('uuid' in arg) ? PREVIEW : ''}`
  const refreshed = SUSTANTIVOS.map((sustantivo) => [
    `\`${sustantivo}\``,
    ...api.util
      .selectInvalidatedBy(getState(), tagsOf([{ sustantivo, liquidacionUuid: null }]))
      .map(({ endpointName, originalArgs }) => told(endpointName, originalArgs as object))
      .filter((name) => !/historial/i.test(name))
      .sort(),
  ])
  const documented = tableOfDocumento('Change of').map(([noun, names]) => [
    noun,
    ...(names ? names.split(', ').sort() : []),
  ])
  expect(documented).toEqual(refreshed)
})

test('no mutation is missing there but those that the specification does not have', () => {
  const mutations = namesOf('useMutation')
  const known = new Set(CALLS.map(({ endpoint }) => endpoint))
  expect(mutations.filter((name) => !known.has(name)).sort()).toEqual(OWN_SERVER_ONLY)
})

test('docs/state.md names every part of the state', () => {
  const parts = Object.keys(rootReducer(undefined, { type: 'abierta' }))
  const named = parts.map((part) => `\`${part}\``)
  expect(
    tableOfDocumento('Slice')
      .map(([part]) => part)
      .sort(),
  ).toEqual(named.sort())
})
