import { api } from '../../src/api/client/api'
import { tagsOf } from '../../src/api/client/tags'
import { screens } from '../../src/app/screens/screens'
import { makeStore } from '../../src/app/store'
import type { Sustantivo } from '../../src/contract/sustantivos'
import { loadEndpoints } from '../especificacion/llamadas/all'

beforeAll(async () => {
  await loadEndpoints()
  await Promise.all(screens.map(({ load }) => load()))
})

const LEDGERS = ['abonos', 'abonosDeConductor', 'cuentas', 'deudas', 'deudasDeConductor']
const SETTLEMENTS = [
  'buscarLiquidaciones',
  'planillaDelDia',
  'reporteGastos',
  'salarios',
  'tablaLiquidaciones',
  'tablero',
  ...LEDGERS,
]

// Mutations are proven with their calls in `especificacion/7-llamadas`: what each refreshes.
test.each<[Sustantivo, string[]]>([
  ['liquidaciones', [...SETTLEMENTS, 'asistenciasDelMes', 'cierres', 'previa', 'reporteAsistencias']],
  ['deudas', ['cierres', 'cuentas', 'deudas', 'deudasDeConductor', 'previa', 'tablero']],
  ['abonos', ['cierres', 'previa', 'tablero', ...LEDGERS]],
  ['buses', [...SETTLEMENTS, 'buses', 'cierres', 'detalleLiquidacion']],
  [
    'conductores',
    [...SETTLEMENTS, 'buses', 'conductores', 'conductoresIngresos', 'previa', 'reporteAsistencias'],
  ],
  ['pasajes', ['pasajes', 'tablero']],
  ['festivos', ['festivos', 'previa']],
  ['asistencias', ['asistenciasDelDia', 'asistenciasDelMes', 'previa', 'reporteAsistencias']],
])('what a colleague changes of %s refreshes all that shows it', (sustantivo, shown) => {
  const { dispatch, getState } = makeStore()
  for (const [endpointName, { useQuery }] of Object.entries<{ useQuery?: unknown }>(api.endpoints))
    if (useQuery) dispatch(api.util.upsertQueryEntries([{ endpointName, arg: {}, value: {} } as never]))
  const refreshed = api.util
    .selectInvalidatedBy(getState(), tagsOf([{ sustantivo, liquidacionUuid: null }]))
    .map(({ endpointName }) => endpointName)
  expect(refreshed).toEqual(expect.arrayContaining(shown))
})
