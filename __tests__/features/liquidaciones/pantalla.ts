/**
 * The settlements' screen as a clerk handles it: a company of four buses, the dialogs by their titles, the fields by their
 * labels.
 */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import type { AppStore } from '../../../src/app/store'
import type { LiquidacionFila } from '../../../src/contract/liquidaciones'
import { filterChanged, type ColumnFilter } from '../../../src/ui/table/tableSlice'
import { unBus, unConductor, unPasaje } from '../../server/builders'
import { unaLiquidacion } from '../../server/liquidaciones/empresa'
import { unaOficina, type Oficina } from '../../setup/page'
import { celda as celdaDe } from '../../setup/screen'

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

// By text, not by role: to know a role the whole page's styles are computed, which takes jsdom a second.
const BOTONES = { selector: 'button' }

const botonEn = (donde: HTMLElement, texto: string) =>
  within(donde).queryByText<HTMLButtonElement>(texto, BOTONES) ??
  within(donde).getByLabelText<HTMLButtonElement>(texto, BOTONES)

/** The control that a label belongs to. */
const campoEn = (donde: HTMLElement, etiqueta: string) =>
  within(donde).getByLabelText<HTMLInputElement>(etiqueta, { selector: 'input, select, textarea' })

/** A button of the page, by what it says. */
export const boton = (texto: string) => botonEn(document.body, texto)

/** A dialog by its title, once it is open. */
export const dialogoTitulado = async (titulo: string) =>
  (await screen.findByText(titulo, { selector: 'h2' })).closest<HTMLElement>('[role$="dialog"]')!

/** The rows that the cache holds of a search, or of the whole list. */
export const filasEn = <Fila>(guardado: unknown) =>
  Array.isArray(guardado) ? (guardado as Fila[]) : (guardado as { filas: Fila[] }).filas

/** Opens the list and waits for its rows, or for the words that there are none. */
export async function abrirLista(oficina: Oficina, ruta = '/', usuario = 'admin') {
  const vista = await oficina.abrir(ruta, usuario)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
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

const manosEn = (user: ReturnType<typeof userEvent.setup>) => {
  /** Replaces what a field holds, as pasting over it would. */
  const escribir = async (campo: HTMLElement, texto: string) => {
    // For a moment after an answer the form is still busy.
    await waitFor(() => expect(campo).toBeEnabled())
    await user.clear(campo)
    if (texto) await user.paste(texto)
  }
  const abrir = async (texto: string, titulo: string) => {
    await user.click(boton(texto))
    return enDialogo(await dialogoTitulado(titulo))
  }
  const enDialogo = (dialogo: HTMLElement) => {
    const campo = (etiqueta: string) => campoEn(dialogo, etiqueta)
    const boton = (texto: string) => botonEn(dialogo, texto)
    return {
      dialogo,
      campo,
      boton,
      /** What stands above the fields. */
      banner: () => dialogo.querySelector('[role="alert"]'),
      pulsar: (texto: string) => user.click(boton(texto)),
      /** Writes in each field, by its label; a selector takes what it finds first. */
      llenar: async (textos: Record<string, string>) => {
        for (const [etiqueta, texto] of Object.entries(textos)) {
          await escribir(campo(etiqueta), texto)
          // With its list closed Enter would send the form.
          if (campo(etiqueta).ariaExpanded === 'true') await user.keyboard('{Enter}')
        }
      },
      /** Ends once the dialog is gone. */
      cerrado: () => waitFor(() => expect(dialogo).not.toBeInTheDocument()),
    }
  }
  return {
    escribir,
    abrir,
    /** A dialog that opens by itself. */
    abierto: async (titulo: string) => enDialogo(await dialogoTitulado(titulo)),
    abrirCrear: () => abrir('Crear', 'Crear Liquidación'),
    abrirLiquidar: () => abrir('Liquidar', 'Liquidar'),
    abrirDetalle: () => abrir('Detalle', 'Detalle de la Liquidación'),
    abrirSensores: () => abrir('Ingresar Sensores', 'Formulario Ingreso Sensores'),
    /** Selects the row that says this. */
    // Beside the text, which may be a link.
    elegirFila: async (texto: string) =>
      user.click(within(filaDe(texto)).getByText(texto).closest('[role="gridcell"]')!),
    /** The fields and buttons of the search. */
    busqueda: () => enDialogo(document.querySelector<HTMLElement>('[role="search"]')!),
  }
}

export type Dialogo = Awaited<ReturnType<ReturnType<typeof manosEn>['abrirCrear']>>

/** The rows on this page of the list, from the top. */
export const filas = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].sort(
    (a, b) => Number(a.dataset.rowindex) - Number(b.dataset.rowindex),
  )

/** The row that says this somewhere. */
export function filaDe(texto: string): HTMLElement {
  const fila = filas().find((una) => within(una).queryByText(texto))
  if (!fila) throw new Error(`No row says ${texto}.`)
  return fila
}

/** What a row says under the column of this title. */
export const celda = (fila: HTMLElement | undefined, titulo: string) => celdaDe(fila, titulo)?.textContent

/** Whole-row waiting: the numbers of the buses on the page, from the top. */
export const buses = () => filas().map((fila) => celda(fila, 'Bus'))

/** Filters the list by one of its columns, as the panel of 'Filtros' does. */
export const filtrarTabla = (store: AppStore, filtro: ColumnFilter) =>
  act(() => void store.dispatch(filterChanged({ table: 'liquidaciones', filter: filtro })))

/** The message that a field shows. */
export const errorDe = (campo: HTMLElement) =>
  document.getElementById(campo.getAttribute('aria-describedby') ?? '')?.textContent

/** A toast that says this. */
export const aviso = (mensaje: string) =>
  waitFor(() => {
    const region = document.querySelector('[aria-live="polite"][aria-relevant]')
    expect(region).toHaveTextContent(mensaje)
  })
