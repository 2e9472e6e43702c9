/**
 * What docs/state.md says of the state, kept true. What each mutation refreshes is compared with the rows of section 7, which
 * `especificacion/7-llamadas.test.ts` proves one by one on the real store and the real server.
 */
import { readFileSync } from 'node:fs'
import { api } from '../../src/api/client/api'
import { rootReducer } from '../../src/api/client/rootReducer'
import { screens } from '../../src/app/screens'
import '../../src/app/layout/Layout'
import '../../src/app/live/live'
import '../../src/features/sesion/SesionesDialog'
import '../../src/ui/filters/saved/SavedMenu'
import { cargarEndpoints, LLAMADAS } from '../especificacion/llamadas/todas'

beforeAll(async () => {
  await cargarEndpoints()
  await Promise.all(screens.map(({ load }) => load()))
})

const SOLO_DEL_PROPIO = [
  'agregarFestivos',
  'asignarClave',
  'busquedaInicial',
  'cambiarClave',
  'cerrarCaja',
  'crearPrimerAdministrador',
  'crearUsuario',
  'deshacerImportacion',
  'editarBusqueda',
  'editarUsuario',
  'eliminarBusqueda',
  'exportarHistorial',
  'exportarLiquidaciones',
  'guardarBusqueda',
  'importar',
  'importarFila',
  'imprimirCierre',
  'reabrirCaja',
  'restaurar',
  'terminarOtrasSesiones',
  'terminarSesion',
  'terminarSesiones',
]
const CREAR = '?crear'

const consultas = LLAMADAS.filter(({ fila }) => fila.startsWith('GET ')).map(({ fila, endpoint }) => ({
  ruta: fila.replace('GET ', ''),
  endpoint,
}))

const PROPUESTA = ' (proposals)'

/** What is asked for in the place of a list that is there already. */
const DE_LO_QUE_HAY: Record<string, string> = { '/liquidaciones/cambios': '/liquidaciones/table' }

/** A call as DevTools names it: '/asistencias/fecha?crear' is `asistenciasDelDia`, asked to propose. */
function enDevTools(ruta: string): string {
  const consulta = consultas.find((una) => una.ruta === ruta.replace(CREAR, ''))
  return `\`${consulta?.endpoint}\`${ruta.endsWith(CREAR) ? PROPUESTA : ''}`
}

/** Calls in the order of section 7, whichever order a row has them in. */
const enOrden = (rutas: readonly string[]) =>
  consultas
    .flatMap(({ ruta }) => [ruta, `${ruta}${CREAR}`])
    .filter((ruta, indice, todas) => rutas.includes(ruta) && todas.indexOf(ruta) === indice)

/** Mutations that refresh the same stand in one row. */
function tablaDeRefrescos(): string[][] {
  const filas = new Map<string, Set<string>>()
  for (const { fila, endpoint, como, refresca } of LLAMADAS) {
    if (fila.startsWith('GET ')) continue
    const refrescadas = enOrden(refresca.map((ruta) => DE_LO_QUE_HAY[ruta] ?? ruta))
      .map(enDevTools)
      .join(', ')
    const mutacion = endpoint === 'editarBus' ? `\`${endpoint}\` (${como})` : `\`${endpoint}\``
    filas.set(refrescadas, (filas.get(refrescadas) ?? new Set()).add(mutacion))
  }
  filas.delete('')
  return [...filas].map(([refrescadas, mutaciones]) => [[...mutaciones].join(', '), refrescadas])
}

/** The rows below a heading of docs/state.md, cell by cell. */
function tablaDelDocumento(encabezado: string): string[][] {
  const lineas = readFileSync('docs/state.md', 'utf8').split('\n')
  const desde = lineas.findIndex((linea) => linea.startsWith(`| ${encabezado} `))
  const hasta = lineas.findIndex((linea, indice) => indice > desde && !linea.startsWith('|'))
  return lineas.slice(desde + 2, hasta).map((linea) =>
    linea
      .split('|')
      .slice(1, -1)
      .map((celda) => celda.trim()),
  )
}

test('docs/state.md tells what each mutation refreshes', () => {
  expect(tablaDelDocumento('Mutation')).toEqual(tablaDeRefrescos())
})

test('no mutation is missing there but those that the specification does not have', () => {
  const mutaciones = Object.entries<object>(api.endpoints)
    .filter(([, endpoint]) => 'useMutation' in endpoint)
    .map(([nombre]) => nombre)
  const conocidas = new Set(LLAMADAS.map(({ endpoint }) => endpoint))
  expect(mutaciones.filter((nombre) => !conocidas.has(nombre)).sort()).toEqual(SOLO_DEL_PROPIO)
})

test('docs/state.md names every part of the state', () => {
  const partes = Object.keys(rootReducer(undefined, { type: 'abierta' }))
  const nombradas = new Set(partes.map((parte) => `\`${parte.replace(/^filtro.*/, 'filtro…')}\``))
  expect(
    tablaDelDocumento('Slice')
      .map(([parte]) => parte)
      .sort(),
  ).toEqual([...nombradas].sort())
})
