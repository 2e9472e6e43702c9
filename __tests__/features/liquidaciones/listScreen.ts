/**
 * The settlements' screen as a clerk handles it: a company of four buses, and the list with the dialogs that it opens.
 */
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { AppStore } from '../../../src/app/store'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import type { GridFilterItem } from '@mui/x-data-grid'
import { tableChanged } from '../../../src/ui/tableState/tableSlice'
import { aBus, aConductor, aPasaje } from '../../server/builders'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { whileTested } from '../../server/whileTested'
import { openTestApp, type TestApp } from '../../setup/page'
import {
  openDialog,
  cellText,
  dialogTitled,
  chooseRow,
  inDialog,
  fillIn,
  rows,
  hands,
} from '../../setup/screen'

/**
 * An office whose day is Wednesday 20 March 2030, with buses 12 (Ana's), 15 (Beto's), 17 (nobody's) and 20, whose route has no
 * fare. The fare of the others: 2.800 pesos, 12,8 %, 3 passengers per trip.
 */
export async function aCompany(): Promise<TestApp> {
  const testApp = await openTestApp({ now: '2030-03-20T17:00:00Z' })
  const { db } = testApp
  const ana = await aConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await aConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await aBus(db, { numero: '12', placa: 'TAA012', conductorUuid: ana.uuid })
  await aBus(db, { numero: '15', placa: 'TBB015', conductorUuid: beto.uuid })
  await aBus(db, { numero: '17', placa: 'TCC017' })
  await aBus(db, { numero: '20', placa: 'TDD020', ruta: 'CBOS' })
  await aPasaje(db, { valor: 2_800, limiteBonificacion: 400, pasajerosPorViaje: 3 })
  return testApp
}

/** Deletes every settlement, and what hangs from them. */
export const clearLiquidaciones = async ({ db }: TestApp) =>
  void (await db.deleteFrom('liquidaciones').execute())

/** The company for the tests of a describe or a file, without settlements before each. */
export const companyTested = () => whileTested(aCompany, clearLiquidaciones)

/** A settlement that staff entered on an earlier occasion: bus 12 on 5 March 2026 unless the changes say otherwise. */
export async function storedLiquidacion({ ask }: TestApp, changes: Record<string, unknown> = {}) {
  const payload = liquidacionPayload(changes)
  const answer = await ask('admin', { method: 'POST', url: '/api/liquidaciones', payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<LiquidacionFila>()
}

/** Has sensors count five trips and 280 passengers, unless the changes say otherwise. */
export const sensorOf = ({ ask }: TestApp, busNumero: string, changes: Record<string, unknown> = {}) =>
  ask('admin', {
    method: 'POST',
    url: '/api/liquidaciones/sensores',
    payload: [{ fecha: '2026-03-05', busNumero, sensor: 280, civica: 7, viajes: 5, ...changes }],
  })

/** Figures that a clerk types of bus 12 on 5 March 2026. */
export const OF_12 = {
  Fecha: '05/03/26',
  Bus: '12',
  Viajes: '6',
  'Registradora inicial': '1000',
  'Registradora final': '1300',
  Sensor: '350',
}

/** Bus 15, which Beto drives. */
export const OF_15 = { busNumero: '15', conductorDocumento: '1002' }

/** The rows that the cache holds of a search, or of the whole list. */
export const rowsIn = <Row>(stored: unknown) =>
  Array.isArray(stored) ? (stored as Row[]) : (stored as { filas: Row[] }).filas

/** Opens the list and waits for its rows, or for the words that there are none. */
export async function openList(testApp: TestApp, path = '/', usuario = 'admin') {
  const view = await testApp.open(path, usuario)
  const user = hands()
  const loaded = () => {
    const list = Object.values(view.store.getState().api.queries).find(
      (one) => /^(tabla|buscar)Liquidaciones$/.test(one?.endpointName ?? '') && one?.fulfilledTimeStamp,
    )
    expect(list).toBeDefined()
    // The grid says that it is empty for a moment before it has its first rows, and then brings them one after the other.
    const count = rowsIn(list?.data).length
    if (count > 0) expect(rows()).toHaveLength(Math.min(count, 10))
    else expect(screen.getByText('No hay liquidaciones.')).toBeInTheDocument()
  }
  // The first page of a test file waits for the whole product to be compiled.
  await waitFor(loaded, { timeout: 25_000 })
  return { ...view, user, ...handsIn(user) }
}

/** Opens Crear over the list, and fills this in. */
export async function openCrear(testApp: TestApp, texts: Record<string, string> = {}, usuario = 'admin') {
  const view = await openList(testApp, '/', usuario)
  const dialog = await view.openCreate()
  await dialog.fill(texts)
  return { ...view, dialog }
}

/** Opens Liquidar over the list, of the row that says this. */
export async function openLiquidarOf(testApp: TestApp, text: string, usuario = 'admin') {
  const view = await openList(testApp, '/', usuario)
  await view.chooseRow(text)
  return { ...view, dialog: await view.openLiquidar() }
}

const handsIn = (user: UserEvent) => {
  const open = (button: string, title: string) => openDialog(user, button, title)
  return {
    fillIn: (control: HTMLElement, text: string) => fillIn(user, control, text),
    open,
    /** A dialog that opens by itself. */
    opened: async (title: string) => inDialog(user, await dialogTitled(title)),
    openCreate: () => open('Crear', 'Crear Liquidación'),
    openLiquidar: () => open('Liquidar', 'Liquidar'),
    openDetail: () => open('Detalle', 'Detalle de la Liquidación'),
    openSensores: () => open('Ingresar Sensores', 'Formulario Ingreso Sensores'),
    chooseRow: (text: string) => chooseRow(user, text),
    /** The fields and buttons of the search. */
    search: () => inDialog(user, document.querySelector<HTMLElement>('[role="search"]')!),
  }
}

export type Dialog = ReturnType<typeof inDialog>

/** The numbers of the buses on the page, from the top. */
export const buses = () => rows().map((row) => cellText(row, 'Bus'))

/** Filters the list by one of its columns, as the panel of 'Filtros' does. */
export const filterTable = (store: AppStore, item: GridFilterItem) =>
  act(() => void store.dispatch(tableChanged({ table: 'liquidaciones', filter: { items: [item] } })))
