/**
 * The settlements' screen as a clerk handles it: a company of four buses, and the list with the dialogs that it opens.
 */
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { AppStore } from '../../../src/app/store'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { filterChanged, type ColumnFilter } from '../../../src/ui/table/tableSlice'
import { unBus, unConductor, unPasaje } from '../../server/builders'
import { unaLiquidacion } from '../../server/liquidaciones/empresa'
import { unaOficina, type Oficina } from '../../setup/page'
import {
  abrirDialogo,
  cellText,
  dialogoTitulado,
  elegirFila,
  enDialogo,
  escribir,
  filas,
  manos,
} from '../../setup/screen'

export {
  aviso,
  botonDe as boton,
  cellText as celda,
  dialogoTitulado,
  errorDe,
  filaDe,
  filas,
} from '../../setup/screen'

/**
 * An office whose day is Wednesday 20 March 2030, with buses 12 (Ana's), 15 (Beto's), 17 (nobody's) and 20, whose route has no
 * fare. The fare of the others: 2.800 pesos, 12,8 %, 3 passengers per trip.
 */
export async function unaEmpresa(): Promise<Oficina> {
  const oficina = await unaOficina({ ahora: '2030-03-20T17:00:00Z' })
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal' })
  await unBus(db, { numero: '12', placa: 'TAA012', conductorUuid: ana.uuid })
  await unBus(db, { numero: '15', placa: 'TBB015', conductorUuid: beto.uuid })
  await unBus(db, { numero: '17', placa: 'TCC017' })
  await unBus(db, { numero: '20', placa: 'TDD020', ruta: 'CBOS' })
  await unPasaje(db, { valor: 2_800, limiteBonificacion: 400, pasajerosPorViaje: 3 })
  return oficina
}

/** Deletes every settlement, and what hangs from them. */
export const vaciar = async ({ db }: Oficina) => void (await db.deleteFrom('liquidaciones').execute())

/** A settlement that staff entered on an earlier occasion: bus 12 on 5 March 2026 unless the changes say otherwise. */
export async function registrada({ pedir }: Oficina, cambios: Record<string, unknown> = {}) {
  const payload = unaLiquidacion(cambios)
  const respuesta = await pedir('admin', { method: 'POST', url: '/api/liquidaciones', payload })
  if (respuesta.statusCode !== 201) throw new Error(respuesta.body)
  return respuesta.json<LiquidacionFila>()
}

/** The rows that the cache holds of a search, or of the whole list. */
export const filasEn = <Fila>(guardado: unknown) =>
  Array.isArray(guardado) ? (guardado as Fila[]) : (guardado as { filas: Fila[] }).filas

/** Opens the list and waits for its rows, or for the words that there are none. */
export async function abrirLista(oficina: Oficina, ruta = '/', usuario = 'admin') {
  const vista = await oficina.abrir(ruta, usuario)
  const user = manos()
  const cargada = () => {
    const lista = Object.values(vista.store.getState().api.queries).find(
      (una) => /^(tabla|buscar)Liquidaciones$/.test(una?.endpointName ?? '') && una?.fulfilledTimeStamp,
    )
    expect(lista).toBeDefined()
    // The grid says that it is empty for a moment before it has its first rows, and then brings them one after the other.
    const cuantas = filasEn(lista?.data).length
    if (cuantas > 0) expect(filas()).toHaveLength(Math.min(cuantas, 10))
    else expect(screen.getByText('No hay liquidaciones.')).toBeInTheDocument()
  }
  // The first page of a test file waits for the whole product to be compiled.
  await waitFor(cargada, { timeout: 25_000 })
  return { ...vista, user, ...manosEn(user) }
}

const manosEn = (user: UserEvent) => {
  const abrir = (boton: string, titulo: string) => abrirDialogo(user, boton, titulo)
  return {
    escribir: (control: HTMLElement, texto: string) => escribir(user, control, texto),
    abrir,
    /** A dialog that opens by itself. */
    abierto: async (titulo: string) => enDialogo(user, await dialogoTitulado(titulo)),
    abrirCrear: () => abrir('Crear', 'Crear Liquidación'),
    abrirLiquidar: () => abrir('Liquidar', 'Liquidar'),
    abrirDetalle: () => abrir('Detalle', 'Detalle de la Liquidación'),
    abrirSensores: () => abrir('Ingresar Sensores', 'Formulario Ingreso Sensores'),
    elegirFila: (texto: string) => elegirFila(user, texto),
    /** The fields and buttons of the search. */
    busqueda: () => enDialogo(user, document.querySelector<HTMLElement>('[role="search"]')!),
  }
}

export type Dialogo = ReturnType<typeof enDialogo>

/** The numbers of the buses on the page, from the top. */
export const buses = () => filas().map((fila) => cellText(fila, 'Bus'))

/** Filters the list by one of its columns, as the panel of 'Filtros' does. */
export const filtrarTabla = (store: AppStore, filtro: ColumnFilter) =>
  act(() => void store.dispatch(filterChanged({ table: 'liquidaciones', filter: filtro })))
