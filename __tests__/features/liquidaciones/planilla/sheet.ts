/** The day's sheet as a clerk handles it: cells by their bus and their column's title. */
import { waitFor } from '@testing-library/react'
import type { Oficina } from '../../../setup/page'
import { celda, filas, legible, manos } from '../../../setup/screen'

export const DIA = '2026-03-05'

export const filaDelBus = (bus: string) => filas().find(({ dataset }) => dataset.id === bus)

/** What a cell says; under Conductor the row's note too. */
export const dice = (bus: string, titulo: string) => legible(celda(filaDelBus(bus), titulo)?.textContent)

/** What a row says of itself, under its driver. */
export const nota = (bus: string) => legible(filaDelBus(bus)?.querySelector('.conductor small')?.textContent)

export const esperarNota = (bus: string, texto: string | RegExp) =>
  waitFor(() => {
    if (typeof texto === 'string') expect(nota(bus)).toBe(texto)
    else expect(nota(bus)).toMatch(texto)
  })

/** The cell that has the focus: 'bus field'. */
export const enFoco = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[role="gridcell"]')
  return cell ? `${cell.parentElement?.dataset.id} ${cell.dataset.field}` : null
}

/** Opens the sheet of a day and waits until its rows are loaded. */
export async function abrirPlanilla(oficina: Oficina, usuario = 'editor', dia = DIA) {
  const vista = await oficina.abrir(`/liquidaciones/planilla?fecha=${dia}`, usuario)
  const user = manos()
  await waitFor(
    () => {
      expect(filas().length).toBeGreaterThan(0)
      for (const { dataset } of filas()) expect(nota(dataset.id ?? '')).not.toBe('Cargando…')
    },
    { timeout: 25_000 },
  )
  /** Goes to a cell with the mouse, as the first of an errand. */
  const ir = async (bus: string, titulo: string) => {
    const cell = celda(filaDelBus(bus), titulo)
    if (!cell) throw new Error(`No cell ${titulo} of bus ${bus}.`)
    await user.click(cell)
  }
  return { ...vista, user, ir, teclear: (teclas: string) => user.keyboard(teclas) }
}
